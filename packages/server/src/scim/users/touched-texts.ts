import type { Edit } from '../protocol/patch.ts';
import { isObject } from '../protocol/read-value.ts';
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
    edits.flatMap<string>(({ target: { attribute, sub }, value }) => {
      if (attribute.name === 'name' && sub) return [`name.${sub.name}`];
      // the other parts stay
      if (attribute.name === 'name' && isObject(value)) return Object.keys(value).map((part) => `name.${part}`);
      return textsOfAttribute[attribute.name] ?? [attribute.name];
    }),
  );
}
