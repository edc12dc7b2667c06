import { vi } from 'vitest';

/** How long a test waits for an effect, in ms. The usual second is too short while the machine is busy. */
export const patienceMs = 15_000;

// files share their modules, and each loads this one again
const isSet = Symbol.for('tramita.patience');
if (!Reflect.has(vi, isSet)) {
  const { waitFor } = vi;
  const waitLonger: typeof waitFor = (work, options) =>
    waitFor(work, typeof options === 'number' ? options : { timeout: patienceMs, ...options });
  Object.assign(vi, { waitFor: waitLonger, [isSet]: true });
}
