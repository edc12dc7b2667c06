/** A part of a filter or a path: a quoted text with its value, a bracket, or any other word. */
export type Token =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'bracket' | 'word'; readonly text: string };

// words and texts end at white space or a bracket, so that `eq"x"` is not read as two parts
const pattern =
  /(?<space>\s+)|(?<text>"(?:[^"\\]|\\.)*")(?=[\s()[\]]|$)|(?<bracket>[()[\]])|(?<word>[^\s()[\]"]+)(?=[\s()[\]]|$)/y;

/** Splits a filter or path into its parts. Returns undefined if a part cannot be read. */
export function tokenize(source: string): Token[] | undefined {
  const tokens: Token[] = [];
  const reader = new RegExp(pattern);
  while (reader.lastIndex < source.length) {
    const { text, bracket, word } = reader.exec(source)?.groups ?? {};
    if (text !== undefined) {
      const value = parsedText(text);
      if (value === undefined) return undefined;
      tokens.push({ kind: 'text', value });
    } else if (bracket !== undefined) tokens.push({ kind: 'bracket', text: bracket });
    else if (word !== undefined) tokens.push({ kind: 'word', text: word });
    // after a failure the expression starts again at 0
    else if (reader.lastIndex === 0) return undefined;
  }
  return tokens;
}

/** Returns the value of a JSON text; undefined if it is invalid, for example because of the escape `\j`. */
function parsedText(json: string): string | undefined {
  try {
    return String(JSON.parse(json));
  } catch {
    return undefined;
  }
}

/** Reads tokens one after the other. */
export class TokenReader {
  readonly #tokens: readonly Token[];
  #position = 0;
  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }
  get isAtEnd(): boolean {
    return this.#position >= this.#tokens.length;
  }
  next(): Token | undefined {
    return this.#tokens[this.#position++];
  }
  /** Reads the next token if it is a word that matches; returns it, otherwise undefined. */
  takeWord(isWanted: (word: string) => boolean): string | undefined {
    const token = this.#tokens[this.#position];
    if (token?.kind !== 'word' || !isWanted(token.text)) return undefined;
    this.#position += 1;
    return token.text;
  }
  /** Reads the next token if it is this word or bracket, without regard to case; returns whether it was. */
  take(text: string): boolean {
    const token = this.#tokens[this.#position];
    if (!token || token.kind === 'text' || token.text.toLowerCase() !== text) return false;
    this.#position += 1;
    return true;
  }
}
