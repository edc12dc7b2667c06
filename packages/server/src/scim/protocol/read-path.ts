import { say } from '../../text/sentence.ts';
import { invalidPath, type ScimError } from './errors.ts';
import { type Filter, filterLengthMax, readBracket } from './filter.ts';
import { type FoundAttribute, findAttribute, type Named } from './find-attribute.ts';
import type { ResourceType } from './schemas.ts';
import { TokenReader, tokenize } from './tokens.ts';

/** An attribute that a PATCH changes; `filter` selects elements of an attribute with several values. */
export interface Target extends FoundAttribute {
  readonly filter: Filter | undefined;
}

export type PathTarget = Exclude<Named, { kind: 'attribute' }> | ({ readonly kind: 'attribute' } & Target);

export const unknownPath = (path: string): ScimError => invalidPath(say`O caminho ${path.slice(0, 200)} não existe`);

/**
 * Reads a path of a PATCH such as `name.givenName` or `emails[type eq "work"].value`. Returns undefined for the plain name of
 * an unknown attribute.
 * @throws ScimError 400 `invalidPath` for a text that is not a path, and for unknown parts of known attributes
 */
export function readPath(path: string, type: ResourceType): PathTarget | undefined {
  const tokens = path.length > filterLengthMax ? undefined : tokenize(path);
  const reader = new TokenReader(tokens ?? []);
  const first = reader.next();
  if (first?.kind !== 'word' || !/^[a-z$]/i.test(first.text)) throw unknownPath(path);
  const name = first.text;
  const found = findAttribute(type, name);
  if (reader.isAtEnd) return found?.kind === 'attribute' ? { ...found, filter: undefined } : found;
  if (!reader.take('[')) throw unknownPath(path);
  // the schemas do not know the parts of an ignored attribute
  if (found?.kind === 'ignored') return found;
  if (found?.kind !== 'attribute' || found.sub || !found.attribute.multiValued) throw unknownPath(path);
  const filter = readBracket({ reader, type, fail: invalidPath, depth: 0 }, found.attribute);
  const part = reader.takeWord((word) => word.startsWith('.'));
  if (!reader.isAtEnd) throw unknownPath(path);
  if (part === undefined) return { ...found, filter };
  const withPart = findAttribute(type, `${name}${part}`);
  if (!withPart) throw unknownPath(path);
  return withPart.kind === 'attribute' ? { ...withPart, filter } : withPart;
}
