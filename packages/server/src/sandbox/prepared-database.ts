// the same words as in Vite's own types, which some who import this file have and others do not
declare global {
  interface ImportMetaEnv {
    readonly TRAMITA_SANDBOX_DATABASE?: string;
  }
  interface ImportMeta {
    readonly env: ImportMetaEnv;
  }
}

/**
 * The bytes of a database that is made already, from the address the surroundings name; undefined where they name
 * none, and a sandbox then makes its own.
 * @throws Error when there is nothing under the address
 */
export async function fetchPreparedDatabase(): Promise<Uint8Array | undefined> {
  // only Vite and Vitest give a module an environment
  const address = import.meta.env?.TRAMITA_SANDBOX_DATABASE;
  if (!address) return undefined;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`There is no database under ${address} for the sandbox to start from`);
  return new Uint8Array(await answer.arrayBuffer());
}
