import { isSecretPlaceholder, tryCompile } from '@tramita/client/rules';

const texts = /"(?:[^"\\\n\r]|\\.)*"/g;
const reference = /#[\p{L}_][\p{L}\p{N}_]*/gu;

/** What keeps a text from being a JSON body; the place, counted from 0, and a sentence where they are known. */
export interface BodyFlaw {
  readonly at: number | null;
  readonly sentence: string | null;
}

/**
 * Checks the body of a call: JSON in which `#field` may stand for a value, inside a text or as one. An empty body is no
 * body and has no flaw, and neither has one that the server keeps.
 */
export function checkRequestBody(source: string): BodyFlaw | null {
  if (source.trim() === '' || isSecretPlaceholder(source)) return null;
  try {
    JSON.parse(withNulls(source));
    return null;
  } catch {
    // an expression holds all of JSON, and says in words where it goes wrong
    const read = tryCompile(source);
    return read.ok ? { at: null, sentence: null } : { at: read.error.position, sentence: read.error.message };
  }
}

/** The body as it would be with every reference outside of texts filled in. */
function withNulls(source: string): string {
  let filled = '';
  let end = 0;
  for (const match of source.matchAll(texts)) {
    filled += source.slice(end, match.index).replace(reference, 'null') + match[0];
    end = match.index + match[0].length;
  }
  return filled + source.slice(end).replace(reference, 'null');
}
