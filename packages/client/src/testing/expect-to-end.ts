import { createContext, Script } from 'node:vm';

/** Far more than any tested work takes on a busy machine, and far less than a search that grows exponentially, in ms. */
const patience = 60_000;

/**
 * Runs synchronous work, and throws if it hangs: a test runner cannot stop a regular expression or a loop. The limit is
 * no measurement of speed.
 */
export function expectToEnd(work: () => void, timeout = patience): void {
  new Script('work()').runInContext(createContext({ work }), { timeout });
}
