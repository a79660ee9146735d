import { afterAll, afterEach, beforeAll } from 'vitest';
import { Site } from './site.js';
import type { Answers } from './site.js';
import { Visitor } from './visitor.js';
import type { Visit } from './visitor.js';

export interface OpenThings {
  readonly serve: (...answers: readonly Answers[]) => Promise<Site>;
  readonly visit: (address: string) => Promise<Visit>;
  /** Closes something else, too. */
  readonly closing: <Thing extends Closable>(thing: Thing) => Thing;
}

interface Closable {
  close(): Promise<void>;
}

/** Opens sites and pages for the tests of a file, and closes them after each. */
export function openThings(): OpenThings {
  let visitor: Visitor;
  const open: Closable[] = [];

  beforeAll(async () => {
    visitor = await Visitor.come();
  });

  afterEach(async () => {
    await Promise.all(open.splice(0).map((each) => each.close()));
  });

  afterAll(async () => {
    await visitor.leave();
  });

  return {
    serve: async (...answers) => {
      const site = await Site.open(...answers);
      open.push(site);
      return site;
    },
    visit: async (address) => {
      const visit = await visitor.visit(address);
      open.push(visit);
      return visit;
    },
    closing: (thing) => {
      open.push(thing);
      return thing;
    },
  };
}
