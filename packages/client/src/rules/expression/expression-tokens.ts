import { ExpressionError } from './expression-error.ts';
import { blank, Scanner, type Token } from './scanner.ts';

/** What a piece of an expression is; `broken` is what no expression may hold there. */
export type ExpressionTokenKind = 'field' | 'number' | 'text' | 'word' | 'mark' | 'broken';

/** One piece of an expression's source, from `start` up to `end`. Blanks and comments are no pieces. */
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
 * The pieces of an expression in order, for colouring it while it is typed. Never throws: what cannot be read is
 * `broken`, a text without its closing quote goes on to the end.
 */
export function expressionTokens(source: string): ExpressionToken[] {
  const scanner = new Scanner(source);
  const tokens: ExpressionToken[] = [];
  /** Brackets open inside each `${…}` that is being read. */
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

/** What could not be read: a text up to the end of its line, anything else up to the end of the word. */
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

/** The text of a template from its backtick, or from the bracket that ends a part; whether a part follows. */
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
