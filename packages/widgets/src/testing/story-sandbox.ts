import { createSandbox, type Sandbox } from '@tramita/server/sandbox';

const sandboxes = new Map<number | undefined, Promise<Sandbox>>();

/**
 * Returns the sandbox of a story, with its initial data and without faults. Stories that begin at the same time share
 * one, because starting a sandbox takes seconds and resetting it milliseconds.
 *
 * @param options.now initial time of the sandbox; @default the machine's clock
 */
export async function storySandbox({ now }: { readonly now?: Date } = {}): Promise<Sandbox> {
  const key = now?.getTime();
  const starting = sandboxes.get(key) ?? createSandbox({ now });
  sandboxes.set(key, starting);
  const sandbox = await starting;
  await sandbox.reset();
  return sandbox;
}
