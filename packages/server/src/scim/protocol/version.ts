import { sha256 } from '../../sha256.ts';
import { isObject } from './read-value.ts';

/**
 * Returns the version of a resource as a weak ETag. It depends on the attributes but `meta`, not on their order; a group
 * whose members are not loaded needs another attribute that changes with them.
 */
export async function versionOf({ meta: _, ...content }: { readonly meta?: unknown }): Promise<string> {
  const ordered = (_name: string, value: unknown) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value;
  return `W/"${(await sha256(JSON.stringify(content, ordered))).slice(0, 32)}"`;
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/** Returns whether a version is among those of `If-Match` or `If-None-Match`; ETags compare weakly. */
export const matchesVersion = (header: string, version: string): boolean =>
  header.trim() === '*' || header.split(',').some((tag) => opaque(tag) === opaque(version));
