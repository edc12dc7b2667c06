/** Longest regular expression a field may have, in characters. */
export const maxPatternLength = 500;

/**
 * Longest value checked by a pattern, by how many unbounded repetitions it holds: the work a backtracking matcher
 * can do grows with that power of the length. A longer value does not match.
 */
const maxLengthByRepetitions = [5000, 5000, 2000, 300, 120];
const maxRepetitions = 8;

type Piece = { repetitions: number; varies: boolean };

/** Reads a pattern's structure; null marks one that is refused. */
class PatternReader {
  private position = 0;
  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  read(): Piece | null {
    const whole = this.alternatives();
    return this.position === this.source.length ? whole : null;
  }

  private alternatives(): Piece | null {
    let repetitions = 0;
    let varies = false;
    for (;;) {
      while (this.position < this.source.length && !/[|)]/.test(this.source[this.position] ?? '')) {
        const piece = this.quantified();
        if (piece === null) return null;
        repetitions += piece.repetitions;
        varies ||= piece.varies;
      }
      if (this.source[this.position] !== '|') return { repetitions, varies };
      varies = true;
      this.position += 1;
    }
  }

  private quantified(): Piece | null {
    const atom = this.atom();
    if (atom === null) return null;
    const quantifier = /^(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})\??/.exec(
      this.source.slice(this.position, this.position + 20),
    );
    if (quantifier === null) return atom;
    this.position += quantifier[0].length;
    const sign = quantifier[0][0];
    const least = Number(quantifier[1] ?? (sign === '+' ? 1 : 0));
    const most =
      sign === '?' ? 1 : sign === '{' ? boundOf(quantifier[2], quantifier[3], least) : Number.POSITIVE_INFINITY;
    // something that varies inside something repeated is where matching explodes
    if (atom.varies && most > 10) return null;
    const unbounded = most > 100 && most > least ? 1 : 0;
    return { repetitions: atom.repetitions * Math.min(most, 10) + unbounded, varies: atom.varies || most !== least };
  }

  private atom(): Piece | null {
    const rest = this.source.slice(this.position, this.position + 4);
    const plain: Piece = { repetitions: 0, varies: false };
    if (rest.startsWith('(')) return this.group();
    if (rest.startsWith('[')) return this.characterClass() ? plain : null;
    // \1 and \k look back at what matched, whose cost cannot be told
    if (/^\\[1-9k]/.test(rest)) return null;
    this.position += rest.startsWith('\\') ? 2 : 1;
    return plain;
  }

  private group(): Piece | null {
    const head = /^\((?:\?(?::|<?[=!]|<\w+>))?/.exec(this.source.slice(this.position, this.position + 40))?.[0] ?? '(';
    this.position += head.length;
    const body = this.alternatives();
    if (body === null || this.source[this.position] !== ')') return null;
    this.position += 1;
    return body;
  }

  private characterClass(): boolean {
    const end = /^\[(?:\\[\s\S]|[^\]\\])*\]/.exec(this.source.slice(this.position))?.[0];
    if (end === undefined) return false;
    this.position += end.length;
    return true;
  }
}

function boundOf(comma: string | undefined, most: string | undefined, least: number): number {
  if (comma === undefined) return least;
  return most === undefined || most === '' ? Number.POSITIVE_INFINITY : Number(most);
}

/** A field's regular expression, checked and compiled. */
export type SafePattern = {
  /** Whether the whole value matches; a value too long for the pattern does not. */
  matches(value: string): boolean;
};

/**
 * Compiles a field's regular expression, which must match the whole value. Null when it is no regular expression
 * or one whose matching could take very long: over 500 characters, a varying part repeated more than ten times
 * (`(a+)+`, `(a|b)*`), references back, or more than eight unbounded repetitions.
 */
export function compilePattern(source: string): SafePattern | null {
  const known = compiled.get(source);
  if (known !== undefined) return known;
  const pattern = compileAnew(source);
  if (compiled.size >= 500) compiled.clear();
  compiled.set(source, pattern);
  return pattern;
}

const compiled = /*#__PURE__*/ new Map<string, SafePattern | null>();

function compileAnew(source: string): SafePattern | null {
  if (source.length > maxPatternLength) return null;
  const structure = new PatternReader(source).read();
  if (structure === null || structure.repetitions > maxRepetitions) return null;
  const longest = maxLengthByRepetitions[structure.repetitions] ?? 60;
  try {
    const expression = new RegExp(`^(?:${source})$`);
    return { matches: (value) => value.length <= longest && expression.test(value) };
  } catch {
    return null;
  }
}
