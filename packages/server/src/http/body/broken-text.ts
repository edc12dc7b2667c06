import { listedProblemsMax } from '@tramita/client/contract';
import type { InvalidField } from '../../errors.ts';

/** Matches NUL and lone surrogates, which a database text cannot contain. */
const unstorable = /\0|\p{Surrogate}/gu;
const isBroken = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

const problemOf = (path: readonly string[]): InvalidField => ({
  name: path.join('.').replace(unstorable, '\ufffd'),
  message: 'O texto contém um caractere inválido. Apague-o e digite novamente.',
});

/**
 * Finds texts in `value` that cannot be stored, including property names, and returns the path of each, up to the
 * number a response lists. The value must not be deeply nested.
 */
export function findBrokenTexts(value: unknown): InvalidField[] {
  const found: InvalidField[] = [];
  // one array for the current path: a body may have 100,000 values, and few of them are invalid
  const path: string[] = [];
  const visit = (name: string, inner: unknown) => {
    path.push(name);
    if (isBroken(name)) found.push(problemOf(path));
    else look(inner);
    path.pop();
  };
  const look = (inner: unknown) => {
    if (found.length >= listedProblemsMax) return;
    if (typeof inner === 'string') {
      if (isBroken(inner)) found.push(problemOf(path));
    } else if (Array.isArray(inner)) {
      inner.forEach((item, index) => void visit(String(index), item));
    } else if (typeof inner === 'object' && inner !== null && !(inner instanceof Blob)) {
      for (const name in inner) visit(name, Reflect.get(inner, name));
    }
  };
  look(value);
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
 * Finds parts of a URL that are not UTF-8 once decoded, such as `%ED%A0%80`, half of a surrogate pair, which URL
 * parsers replace silently. `path` is the endpoint's path with its placeholders.
 */
export function findUndecodable(url: URL, path: string): InvalidField[] {
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
