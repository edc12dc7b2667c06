import { isSecretPlaceholder, tryCompile } from '@tramita/client/rules';
import type { modelerProblemTexts } from '../../../../messages/features/modeler/rules.ts';

const texts = /"(?:[^"\\\n\r]|\\.)*"/g;
const reference = /#[\p{L}_][\p{L}\p{N}_]*/gu;

/** The reason why a text is not a valid JSON body; the position, from 0, and the message if they are known. */
export interface BodyFlaw {
  readonly at: number | null;
  readonly sentence: string | null;
}

/**
 * Checks the body of a call: JSON in which `#field` may replace a value or appear in a text. An empty body is valid,
 * and so is one that is stored on the server.
 */
export function checkRequestBody(
  source: string,
  texts: Pick<typeof modelerProblemTexts, 'expression'>,
): BodyFlaw | null {
  if (source.trim() === '' || isSecretPlaceholder(source)) return null;
  try {
    JSON.parse(withNulls(source));
    return null;
  } catch {
    // expressions are a superset of JSON, and their compiler reports errors with a message
    const read = tryCompile(source);
    if (read.ok) return { at: null, sentence: null };
    const { code, position, message } = read.error;
    return { at: position, sentence: texts.expression(code, message) };
  }
}

/** Returns the body with every reference outside of texts replaced by a value. */
function withNulls(source: string): string {
  let filled = '';
  let end = 0;
  for (const match of source.matchAll(texts)) {
    filled += source.slice(end, match.index).replace(reference, 'null') + match[0];
    end = match.index + match[0].length;
  }
  return filled + source.slice(end).replace(reference, 'null');
}
