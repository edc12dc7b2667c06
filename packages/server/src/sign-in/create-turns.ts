/** Runs pieces of work one after the other, in the order of the calls. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Creates turns; work that fails does not stop the next. */
export function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => {});
    return next;
  };
}
