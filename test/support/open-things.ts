import { afterAll, afterEach, beforeAll } from 'vitest';
import { Site } from './site.js';
import type { Answers } from './site.js';
import { Visitor } from './visitor.js';
import type { Visit } from './visitor.js';

export interface OpenThings {
  readonly serve: (...answers: readonly Answers[]) => Promise<Site>;
  readonly visit: (address: string) => Promise<Visit>;
}

/** Opens sites and pages for the tests of a file, and closes them after each. */
export function openThings(): OpenThings {
  let visitor: Visitor;
  const open: { close(): Promise<void> }[] = [];

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
  };
}
