import { type FieldProblem, listedProblemsMax } from '@tramita/client/contract';

/** A NUL, or one half of a surrogate pair: characters that no database text can contain. */
const unstorable = /\0|\p{Surrogate}/gu;
const isBroken = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

const problemOf = (path: readonly string[]): FieldProblem => ({
  name: path.join('.').replace(unstorable, '\ufffd'),
  message: 'O texto contém um caractere inválido. Apague-o e digite novamente.',
});

/**
 * Finds texts that cannot be stored anywhere in `value`, names included, and returns the path of each, at most as many
 * as an answer lists. The value must not be nested deeply.
 */
export function findBrokenTexts(value: unknown): FieldProblem[] {
  const found: FieldProblem[] = [];
  // one list for the way to the present value: a body may have 100,000 values, and hardly any is broken
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
