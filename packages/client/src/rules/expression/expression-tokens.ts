import { ExpressionError } from './expression-error.ts';
import { blank, Scanner, type Token } from './scanner.ts';

/** Kind of a token; `broken` marks characters that are invalid there. */
export type ExpressionTokenKind = 'field' | 'number' | 'text' | 'word' | 'mark' | 'broken';

/** A token of an expression's source, from `start` to `end` (exclusive). Blanks and comments are not tokens. */
export type ExpressionToken = { kind: ExpressionTokenKind; start: number; end: number };

const kinds: Record<Exclude<Token['kind'], 'end'>, ExpressionTokenKind> = {
  number: 'number',
  string: 'text',
  name: 'word',
  field: 'field',
  mark: 'mark',
};
const wordRest = /[\p{L}\p{M}\p{N}_$]*/uy;

/**
 * Returns the tokens of an expression in order, to highlight it while it is typed. Never throws: invalid characters are
 * `broken`, a text without its closing quote ends with the source.
 */
export function expressionTokens(source: string): ExpressionToken[] {
  const scanner = new Scanner(source);
  const tokens: ExpressionToken[] = [];
  /** Number of open brackets inside each open `${…}`. */
  const openBraces: number[] = [];
  for (;;) {
    const token = read(scanner, tokens);
    if (token === 'end') return tokens;
    const isMark = token.kind === 'mark';
    const sign = isMark ? source.slice(token.start, token.end) : '';
    const depth = openBraces.length - 1;
    const endsPart = sign === '}' && openBraces[depth] === 0;
    if (sign === '`' || endsPart) {
      if (endsPart) openBraces.pop();
      if (readTemplate(scanner, tokens, token.start)) openBraces.push(0);
      continue;
    }
    if (depth >= 0 && (sign === '{' || sign === '}'))
      openBraces[depth] = (openBraces[depth] ?? 0) + (sign === '{' ? 1 : -1);
    tokens.push(token);
  }
}

function read(scanner: Scanner, tokens: ExpressionToken[]): ExpressionToken | 'end' {
  for (;;) {
    scanner.position += scanner.peek(blank)?.length ?? 0;
    const start = scanner.position;
    try {
      const token = scanner.next();
      if (token.kind === 'end') return 'end';
      return { kind: kinds[token.kind], start, end: scanner.position };
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error;
      tokens.push(brokenAt(scanner, start));
    }
  }
}

/** Returns the end of an invalid part: of a text the end of its line, of anything else the end of the word. */
function brokenAt(scanner: Scanner, start: number): ExpressionToken {
  const { source } = scanner;
  const isText = source[start] === '"' || source[start] === "'";
  if (isText) {
    const length = source.slice(start).search(/[\n\r]/);
    scanner.position = length < 0 ? source.length : start + length;
  } else {
    scanner.position = start + 1;
    scanner.position += scanner.peek(wordRest)?.length ?? 0;
  }
  return { kind: isText ? 'text' : 'broken', start, end: scanner.position };
}

/** Reads the text of a template from its backtick, or from the bracket that ends a part; returns whether a part follows. */
function readTemplate(scanner: Scanner, tokens: ExpressionToken[], start: number): boolean {
  let open = false;
  try {
    ({ open } = scanner.templateText());
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    scanner.position = scanner.source.length;
  }
  tokens.push({ kind: 'text', start, end: scanner.position });
  return open;
}
