import { expect, fixture, html } from '@open-wc/testing';
import { createGame } from '../../src/engine/create-game.js';
import { defineVariant, isRefusal, variantNamed } from '../../src/engine/index.js';
import type { Game, Move, Position } from '../../src/engine/index.js';
import { endlessPosition } from '../support/endless.js';
import { solverClient } from '../../src/solver/client.js';
import type { SolverClient } from '../../src/solver/client.js';

const dealt = (variant: string, seed: string): Position => createGame({ variant, seed }).start;

/** The same server under another name: to the browser another host. */
const elsewhere = location.origin.replace('localhost', '127.0.0.1');

/** A search that goes on until it is ended. */
const hard = { position: endlessPosition() };

function expectWin(request: Parameters<typeof createGame>[0], moves: readonly Move[]): void {
  let game: Game = createGame(request);
  for (const move of moves) {
    const next = game.play(move, 0);
    if (isRefusal(next)) throw new Error(next.reason);
    game = next;
  }
  expect(game.outcome).to.equal('won');
}

/** A frame whose page has the client of its own; `meta` stands in its head. */
async function framed(attributes: { meta?: string; sandbox?: string; from?: string }): Promise<{
  readonly messages: readonly string[];
  readonly said: (text: string) => Promise<void>;
}> {
  const {
    meta = '',
    sandbox = 'allow-scripts allow-same-origin',
    from = location.origin,
  } = attributes;
  const messages: string[] = [];
  const waiting: { text: string; come: () => void }[] = [];
  const listen = ({ data }: MessageEvent): void => {
    if (typeof data !== 'string') return;
    messages.push(data);
    for (const { text, come } of waiting) if (data.startsWith(text)) come();
  };
  window.addEventListener('message', listen);
  const page = `<!doctype html>${meta}<script type="module">
    const RealWorker = globalThis.Worker;
    globalThis.Worker = class extends RealWorker {
      constructor(...all) {
        parent.postMessage('worker ' + new URL(all[0]).protocol, '*');
        super(...all);
        this.addEventListener('message', () => parent.postMessage('reply', '*'));
      }
    };
    const { solverClient } = await import('${from}/src/solver/client.js');
    const { createGame } = await import('${from}/src/engine/index.js');
    const { start } = createGame({ variant: 'klondike', seed: 'k1' });
    try {
      const [{ verdict }, { verdict: second }] = await Promise.all([
        solverClient().solve(start),
        solverClient().solve(createGame({ variant: 'colorado', seed: 'k1' }).start),
      ]);
      parent.postMessage('verdict ' + verdict + ' ' + second, '*');
    } catch (error) {
      parent.postMessage('verdict ' + error, '*');
    }
  </script>`;
  await fixture(html`<iframe sandbox=${sandbox} title="another page" .srcdoc=${page}></iframe>`);
  return {
    messages,
    said: (text) =>
      messages.some((message) => message.startsWith(text))
        ? Promise.resolve()
        : new Promise((come) => waiting.push({ text, come })),
  };
}

/** The workers that a page makes, while this test watches. */
class WatchedWorker extends Worker {
  static readonly real = Worker;
  static all: WatchedWorker[] = [];
  isTerminated = false;

  constructor(url: string | URL, options?: WorkerOptions) {
    super(url, options);
    WatchedWorker.all.push(this);
  }

  override terminate(): void {
    this.isTerminated = true;
    super.terminate();
  }
}

describe('the solver in a page', () => {
  let client: SolverClient;

  before(() => {
    globalThis.Worker = WatchedWorker;
    client = solverClient();
  });

  after(() => {
    globalThis.Worker = WatchedWorker.real;
  });

  it('thinks in a worker', async () => {
    const request = { variant: 'klondike', seed: 'k1' };
    const answer = await client.solve(createGame(request).start);
    expect(WatchedWorker.all).to.have.length(1);
    if (answer.verdict !== 'winnable') throw new Error(answer.verdict);
    expectWin(request, answer.moves);
    expect(answer.spent.nodes).to.be.greaterThan(0);
  });

  it('keeps to a budget, the same every time', async () => {
    const { position } = hard;
    const answers = [await client.solve(position, { nodes: 2000 })];
    answers.push(await client.solve(position, { nodes: 2000 }));
    for (const { verdict, spent } of answers) {
      expect([verdict, spent.nodes]).to.deep.equal(['unknown', 2000]);
    }
    const { spent } = await client.solve(position, { milliseconds: 1 });
    expect(spent.milliseconds).to.be.at.least(1);
  });

  it('takes questions back, and is free for the next', async () => {
    const ending = new AbortController();
    const heard = new Promise((come) => {
      const answer = client.solve(hard.position, {
        ...hard,
        signal: ending.signal,
        onProgress: come,
      });
      void answer.catch(come);
    });
    await heard;
    const taken = client.solve(hard.position, { ...hard, signal: ending.signal });
    ending.abort();
    const reason: unknown = await taken.catch((error: unknown) => error);
    expect(reason).to.be.instanceOf(DOMException).with.property('name', 'AbortError');
    const { verdict } = await client.solve(dealt('klondike', 'k2'));
    expect(verdict).to.equal('winnable');
  });

  it('has one pool for all who ask', async () => {
    expect(solverClient()).to.equal(client);
    const asked = Array.from({ length: 12 }, (_, index) =>
      client.solve(dealt('klondike', `k${index + 1}`), { nodes: 500 }),
    );
    await Promise.all(asked);
    const open = WatchedWorker.all.filter(({ isTerminated }) => !isTerminated);
    expect(open.length).to.be.within(1, 2);
  });

  it('answers what is visible while it thinks of something long', async () => {
    const ending = new AbortController();
    const long = [1, 2, 3].map(() =>
      client.solve(hard.position, { ...hard, signal: ending.signal }).catch(() => 'taken back'),
    );
    const position = dealt('colorado', 'k1');
    const move = await client.visibleMove(position, { samples: 1 });
    expect(move?.type).to.equal('play');
    ending.abort();
    expect(await Promise.all(long)).to.deep.equal(Array(3).fill('taken back'));
  });

  it('knows the games that a page defines', async () => {
    defineVariant({ ...variantNamed('sir-tommy'), id: 'sir-thomas', name: 'Sir Thomas' });
    const answer = await client.solve(dealt('sir-thomas', 'k1'), { nodes: 50 });
    expect(['winnable', 'unknown']).to.include(answer.verdict);
  });

  it('throws for a position with unknown cards', async () => {
    const { position } = hard;
    const unknown = { ...position, faces: position.faces.map(() => undefined) };
    const error: unknown = await client.solve(unknown).catch((thrown: unknown) => thrown);
    expect(error).to.be.instanceOf(RangeError);
  });

  it('thinks in slices where the page forbids workers', async () => {
    const meta = `<meta http-equiv="Content-Security-Policy" content="worker-src 'none'">`;
    const { messages, said } = await framed({ meta });
    await said('verdict');
    expect(messages).to.include('verdict winnable winnable');
    expect(messages, 'no worker came to life').not.to.include('reply');
  });

  it('thinks in a worker where the script comes from another host', async () => {
    const { messages, said } = await framed({ from: elsewhere });
    await said('verdict');
    expect(messages).to.include('verdict winnable winnable');
    expect(messages).to.include('worker blob:');
    expect(messages).to.include('reply');
  });

  it('thinks in slices where such a script may make no worker', async () => {
    const meta = `<meta http-equiv="Content-Security-Policy" content="worker-src ${elsewhere}">`;
    const { messages, said } = await framed({ from: elsewhere, meta });
    await said('verdict');
    expect(messages).to.include('verdict winnable winnable');
    expect(messages).not.to.include('reply');
  });

  it('thinks in slices in a frame without an origin', async () => {
    const { messages, said } = await framed({ sandbox: 'allow-scripts' });
    await said('verdict');
    expect(messages).to.include('verdict winnable winnable');
    expect(messages).not.to.include('reply');
  });
});
