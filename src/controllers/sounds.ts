import type { LogEntry } from '../engine/index.js';

/** What can be heard. */
type Sound = 'pick-up' | 'lay' | 'turn' | 'deal' | 'refuse' | 'tick' | 'win';

/** What has a sound: one by its name, or what became of a game. */
export type Heard = Sound | LogEntry | undefined;

/** A tone of a sound: when it begins, how high it is, how long it lasts and how loud it is. */
interface Tone {
  /** Seconds after the sound's begin. */
  readonly at: number;
  /** Hertz, and where it glides to. */
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
  /** From 0 to 1. */
  readonly gain: number;
  readonly wave: OscillatorType;
}

const tone = (
  at: number,
  from: number,
  to: number,
  seconds: number,
  gain: number,
  wave: OscillatorType = 'sine',
): Tone => ({ at, from, to, seconds, gain, wave });

/** Every sound, made of a few soft tones. */
const sounds: Readonly<Record<Sound, readonly Tone[]>> = {
  'pick-up': [tone(0, 520, 640, 0.05, 0.12)],
  lay: [tone(0, 260, 160, 0.07, 0.25, 'triangle'), tone(0, 900, 300, 0.03, 0.06)],
  turn: [tone(0, 700, 900, 0.05, 0.1, 'triangle')],
  deal: [tone(0, 340, 240, 0.05, 0.16, 'triangle')],
  refuse: [tone(0, 170, 120, 0.14, 0.3, 'triangle'), tone(0.1, 130, 90, 0.16, 0.25, 'triangle')],
  tick: [tone(0, 150, 140, 0.05, 0.25, 'triangle')],
  win: [523, 659, 784, 1047].map((pitch, index) =>
    tone(index * 0.12, pitch, pitch, 0.35, 0.2, 'triangle'),
  ),
};

/** One context for all elements of a page: browsers allow only a few. */
let context: AudioContext | undefined;

function soundOf({ outcome, credited, move, steps }: LogEntry): Sound | undefined {
  if (outcome === 'won') return 'win';
  if (!credited) return 'tick';
  if (move?.type === 'draw' || move?.type === 'redeal') return 'deal';
  if (steps.some((step) => step.type === 'turn')) return 'turn';
  return move && 'lay';
}

/** Lets it be heard; only after a gesture of the player, or browsers complain. */
export function makeSound(heard: Heard): void {
  const sound = typeof heard === 'object' ? soundOf(heard) : heard;
  if (!sound) return;
  const audio = (context ??= new AudioContext());
  if (audio.state === 'suspended') void audio.resume();
  for (const { at, from, to, seconds, gain, wave } of sounds[sound]) {
    const begin = audio.currentTime + at;
    const oscillator = new OscillatorNode(audio, { type: wave, frequency: from });
    oscillator.frequency.exponentialRampToValueAtTime(to, begin + seconds);
    const volume = new GainNode(audio, { gain });
    volume.gain.setValueAtTime(gain, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + seconds);
    oscillator.connect(volume).connect(audio.destination);
    oscillator.start(begin);
    oscillator.stop(begin + seconds);
  }
}
