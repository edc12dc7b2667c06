// same declaration as in Vite's own types, which only some importers of this file have
declare global {
  interface ImportMetaEnv {
    readonly TRAMITA_SANDBOX_DATABASE?: string;
  }
  interface ImportMeta {
    readonly env: ImportMetaEnv;
  }
}

/**
 * Returns the bytes of a prepared database from the configured address, or undefined if none is configured, in which
 * case the sandbox creates its own.
 * @throws Error if nothing exists at the address
 */
export async function fetchPreparedDatabase(): Promise<Uint8Array | undefined> {
  // only Vite and Vitest provide an environment to modules
  const address = import.meta.env?.TRAMITA_SANDBOX_DATABASE;
  if (!address) return undefined;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`There is no sandbox database at ${address}`);
  return new Uint8Array(await answer.arrayBuffer());
}
