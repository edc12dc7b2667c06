import * as React from 'react';
import { flushSync } from 'react-dom';

/**
 * Replaces `act`, which React's production build lacks: renders at once, with effects. Vitest's renderer uses it, so that
 * a test finds what it rendered.
 */
async function act(work: () => Promise<void>): Promise<void> {
  let done: Promise<void> | undefined;
  flushSync(() => {
    done = work();
  });
  await done;
}

// the default export is the object that other modules of React's package read
Object.assign(Reflect.get(React, 'default') ?? React, { act });
