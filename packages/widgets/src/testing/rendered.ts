/** Resolves when the page has rendered twice: scroll events and observers of this moment have run then. */
export const rendered = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
