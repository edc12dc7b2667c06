import type { ScimUser } from '../protocol/resources.ts';

const filled = (text: string | undefined): string => (text ?? '').trim();

/** Returns the position of a text as whole words, or -1. */
const positionOf = (text: string, words: string, find: 'indexOf' | 'lastIndexOf'): number =>
  words === '' ? -1 : ` ${text} `[find](` ${words} `);

/** Parts of a name; the family name is the last of the formatted name, the given name the first. */
const parts = [
  ['familyName', 'lastIndexOf'],
  ['givenName', 'indexOf'],
] as const;

/**
 * Returns a person with a formatted name that agrees with a changed given or family name: these replace the former ones
 * in it, so that titles and further names stay. If it does not contain them, it consists of the two names.
 */
export function withFormattedName(before: ScimUser, after: ScimUser): ScimUser {
  const changed = parts
    .map(([part, find]) => ({ old: filled(before.name?.[part]), fresh: filled(after.name?.[part]), find }))
    .filter(({ old, fresh }) => fresh !== '' && fresh !== old);
  if (changed.length === 0) return after;
  let formatted = filled(before.name?.formatted);
  for (const { old, fresh, find } of changed) {
    const start = positionOf(formatted, old, find);
    if (start === -1) {
      const names = [filled(after.name?.givenName), filled(after.name?.familyName)];
      return { ...after, name: { ...after.name, formatted: names.filter((name) => name !== '').join(' ') } };
    }
    formatted = `${formatted.slice(0, start)}${fresh}${formatted.slice(start + old.length)}`;
  }
  return { ...after, name: { ...after.name, formatted } };
}
