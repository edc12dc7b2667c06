import { ExpressionError } from './expression-error.ts';

/** A token of the source. */
export type Token =
  | { kind: 'number'; at: number; value: number }
  | { kind: 'string'; at: number; value: string }
  | { kind: 'name' | 'field' | 'mark'; at: number; value: string }
  | { kind: 'end'; at: number; value: '' };

/** Blanks and comments between tokens. */
export const blank = /(?:\s|\/\/[^\n\r\u2028\u2029]*|\/\*(?:[^*]|\*(?!\/))*\*\/)*/y;
const numeral = /(?:0[xX][\da-fA-F]+|0[bB][01]+|0[oO][0-7]+|(?:(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)/y;
const word = /[\p{L}_$][\p{L}\p{M}\p{N}_$]*/uy;
const fieldWord = /#[\p{L}\p{N}_$][\p{L}\p{M}\p{N}_$]*/uy;
const wordPart = /[\p{L}\p{N}_$]/uy;
const mark = /\?\.(?!\d)|\*\*|===|!==|==|!=|<=|>=|&&|\|\||\?\?|=>|\.\.\.|\+\+|--|[-+*/%<>!?:.,()[\]{}`=&|^~;@\\]/y;
const hexEscape = /x([\da-fA-F]{2})|u([\da-fA-F]{4})|u\{([\da-fA-F]{1,6})\}/y;

const simpleEscapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v' };

const isNumeric = (character: string): boolean => (character >= '0' && character <= '9') || character === '.';
const isWordStart = (character: string): boolean =>
  (character >= 'a' && character <= 'z') ||
  (character >= 'A' && character <= 'Z') ||
  character === '_' ||
  character === '$' ||
  character > '\x7f';

/** Splits an expression's source into tokens, one at a time, because the meaning of a '}' depends on the parser. */
export class Scanner {
  readonly source: string;
  /** Index at which the next token is searched. */
  position = 0;

  constructor(source: string) {
    this.source = source;
  }

  /** Returns the text that a sticky pattern matches here, or null. Does not advance. */
  peek(pattern: RegExp): string | null {
    pattern.lastIndex = this.position;
    return pattern.exec(this.source)?.[0] ?? null;
  }

  private take(pattern: RegExp): string | null {
    const text = this.peek(pattern);
    if (text !== null) this.position += text.length;
    return text;
  }

  /** Reads the next token. The first character selects the pattern, because testing patterns is expensive. */
  next(): Token {
    const code = this.source.charCodeAt(this.position);
    if (code <= 32 || code === 47 || code > 127) this.take(blank);
    const at = this.position;
    const character = this.source[at];
    if (character === undefined) return { kind: 'end', at, value: '' };
    if (character === '"' || character === "'") return { kind: 'string', at, value: this.quoted(character) };
    const number = isNumeric(character) ? this.take(numeral) : null;
    if (number !== null) {
      if (this.peek(wordPart) !== null) throw new ExpressionError('SYNTAX', at, 'Número inválido');
      return { kind: 'number', at, value: Number(number) };
    }
    const name = isWordStart(character) ? this.take(word) : null;
    if (name !== null) return { kind: 'name', at, value: name };
    const field = character === '#' ? this.take(fieldWord) : null;
    if (field !== null) return { kind: 'field', at, value: field.slice(1) };
    const sign = this.take(mark);
    if (sign !== null) return { kind: 'mark', at, value: sign };
    throw new ExpressionError('SYNTAX', at, `O caractere "${character}" não é permitido aqui`);
  }

  private quoted(quote: string): string {
    const start = this.position;
    this.position += 1;
    const text = this.textUntil((character) => character === quote, '\n\r');
    if (text === null) throw new ExpressionError('SYNTAX', start, 'Texto sem aspas de fechamento');
    this.position += 1;
    return text;
  }

  /** Reads the text of a template up to `${` (`open` true) or its closing backtick, and advances past either. */
  templateText(): { text: string; open: boolean } {
    const start = this.position;
    const ends = (character: string, index: number): boolean =>
      character === '`' || (character === '$' && this.source[index + 1] === '{');
    const text = this.textUntil(ends, '');
    if (text === null) throw new ExpressionError('SYNTAX', start, 'Texto sem crase de fechamento');
    const open = this.source[this.position] === '$';
    this.position += open ? 2 : 1;
    return { text: text.replace(/\r\n?/g, '\n'), open };
  }

  private textUntil(ends: (character: string, index: number) => boolean, forbidden: string): string | null {
    let text = '';
    while (this.position < this.source.length) {
      const character = this.source[this.position] ?? '';
      if (ends(character, this.position)) return text;
      if (forbidden !== '' && forbidden.includes(character)) return null;
      this.position += 1;
      text += character === '\\' ? this.escape() : character;
    }
    return null;
  }

  private escape(): string {
    const at = this.position - 1;
    const hex = this.take(hexEscape);
    if (hex !== null) {
      const code = Number.parseInt(hex.replace(/[xu{}]/g, ''), 16);
      if (code > 0x10ffff) throw new ExpressionError('SYNTAX', at, 'Caractere de escape inválido');
      return String.fromCodePoint(code);
    }
    const character = this.source[this.position] ?? '';
    this.position += 1;
    const isNul = character === '0' && !/\d/.test(this.source[this.position] ?? '');
    if (isNul) return '\0';
    if (/[\dxu]/.test(character)) throw new ExpressionError('SYNTAX', at, 'Caractere de escape inválido');
    if (character === '\r' && this.source[this.position] === '\n') this.position += 1;
    if (/[\n\r\u2028\u2029]/.test(character)) return '';
    return simpleEscapes[character] ?? character;
  }
}
