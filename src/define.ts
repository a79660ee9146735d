import { defineElements } from './index.js';

export * from './index.js';

defineElements();
