import type { Edit } from '../protocol/patch.ts';
import type { UserTexts } from './user-input.ts';

type Touched = keyof UserTexts | 'active';

/** The texts that an attribute contains, if they are not named after it. */
const textsOfAttribute: Readonly<Record<string, readonly Touched[]>> = {
  name: ['name.formatted', 'name.givenName', 'name.familyName'],
  emails: ['email'],
};

/** Returns the texts that the operations of a PATCH name, also those whose values stay the same. */
export function touchedTexts(edits: readonly Edit[]): ReadonlySet<string> {
  return new Set(
    edits.flatMap<string>(({ target: { attribute, sub } }) => {
      if (attribute.name === 'name' && sub) return [`name.${sub.name}`];
      return textsOfAttribute[attribute.name] ?? [attribute.name];
    }),
  );
}
