/** Comments, removed so that examples in docstrings do not count as imports; string literals are matched to be kept. */
const comments = /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
const statements =
  /(?:^|[;}\n])\s*(import|export)\s+(?:(type)\s+)?([\w$*{}\s,]*?)\s*from\s*(['"])([^'"]+)\4|(?:^|[;}\n])\s*import\s*(['"])([^'"]+)\6|\bimport\s*\(\s*(['"])([^'"]+)\8/g;

/** Returns a source text without comments; line numbers do not change. */
export const withoutComments = (source) =>
  source.replace(comments, (match, string) => string ?? match.replace(/[^\n]/g, ' '));

/** Returns the imports and re-exports of a source text: specifier, imported names, and whether only types. */
export function importsOf(source) {
  const text = withoutComments(source);
  return [...text.matchAll(statements)].map((match) => ({
    isExport: match[1] === 'export',
    specifier: match[5] ?? match[7] ?? match[9],
    taken: match[3]?.trim() ?? '',
    isType: match[2] === 'type',
    isDynamic: match[9] !== undefined,
    line: text.slice(0, match.index + match[0].length).split('\n').length,
  }));
}
