import { type FieldProblem, listedProblemsMax } from '@tramita/client/contract';

/** A NUL, or one half of a surrogate pair: characters that no database text can contain. */
const unstorable = /\0|\p{Surrogate}/gu;
const isBroken = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

const problemOf = (path: readonly string[]): FieldProblem => ({
  name: path.join('.').replace(unstorable, '\ufffd'),
  message: 'O texto contém um caractere inválido. Apague-o e digite novamente.',
});

/**
 * Finds texts that cannot be stored anywhere in `value`, keys included, and names the path of each. The value must not
 * be nested deeply.
 */
export function findBrokenTexts(
  value: unknown,
  path: readonly string[] = [],
  found: FieldProblem[] = [],
): FieldProblem[] {
  if (found.length >= listedProblemsMax) return found;
  if (typeof value === 'string') {
    if (isBroken(value)) found.push(problemOf(path));
  } else if (Array.isArray(value)) {
    value.forEach((item, index) => void findBrokenTexts(item, [...path, String(index)], found));
  } else if (typeof value === 'object' && value !== null && !(value instanceof Blob)) {
    for (const [key, inner] of Object.entries(value)) {
      if (isBroken(key)) found.push(problemOf([...path, key]));
      else findBrokenTexts(inner, [...path, key], found);
    }
  }
  return found;
}

const isDecodable = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * Finds parts of an address that are not UTF-8 once decoded, such as `%ED%A0%80`, half of a surrogate pair: parsers of
 * addresses replace them without a word. `path` is the endpoint's, with its placeholders.
 */
export function findUndecodable(url: URL, path: string): FieldProblem[] {
  const segments = url.pathname.split('/');
  const params = path.split('/').flatMap((segment, index) => {
    const name = /^\{(\w+)\}/.exec(segment)?.[1];
    return name === undefined || isDecodable(segments[index] ?? '') ? [] : [problemOf([name])];
  });
  const query = url.search
    .slice(1)
    .split('&')
    .filter((pair) => !isDecodable(pair))
    .map((pair) => problemOf([new URLSearchParams(pair).keys().next().value ?? '']));
  return [...params, ...query];
}
