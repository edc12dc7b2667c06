import type { sayMistake as say } from './mistakes.ts';

/** `sayMistake`, whose sentences are downloaded by pages that make a mistake. */
export const sayMistake: typeof say = (...mistake) =>
  void import('./mistakes.ts').then((module) => module.sayMistake(...mistake)).catch(() => {});
