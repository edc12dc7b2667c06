/** Maximum length of a field's regular expression, in characters. */
const maxPatternLength = 500;

/** Maximum length of a value that a pattern is tested on, in characters. */
const patternInputMaxLength = 4096;
/** A pattern that cannot be tested on values of this length within {@link maxWork} is rejected. */
const leastValueLength = 60;
/** Maximum number of ways of matching to try. */
const maxWork = 4e6;

/**
 * Number of ways in which a part of a pattern can match: `ways` fixed ones, and `repetitions` without a small limit, each
 * of which can end at any position of the value. Each way compares up to `length` characters besides the repeated ones.
 */
type Piece = { repetitions: number; ways: number; length: number };

/** Parses a pattern's structure; null marks a rejected one. */
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
    const whole: Piece = { repetitions: 0, ways: 0, length: 0 };
    for (;;) {
      const branch: Piece = { repetitions: 0, ways: 1, length: 0 };
      while (this.position < this.source.length && !/[|)]/.test(this.source[this.position] ?? '')) {
        const piece = this.quantified();
        if (piece === null) return null;
        branch.repetitions += piece.repetitions;
        branch.ways *= piece.ways;
        branch.length += piece.length;
      }
      whole.repetitions = Math.max(whole.repetitions, branch.repetitions);
      whole.ways += branch.ways;
      whole.length = Math.max(whole.length, branch.length);
      if (this.source[this.position] !== '|') return whole;
      this.position += 1;
    }
  }

  private quantified(): Piece | null {
    const atom = this.atom();
    if (atom === null) return null;
    // the rest of the pattern, because the platform accepts counts of any length
    const quantifier = /^(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})\??/.exec(this.source.slice(this.position));
    if (quantifier === null) return atom;
    if (!isPlainCount(quantifier[1]) || !isPlainCount(quantifier[3])) return null;
    this.position += quantifier[0].length;
    const [least, most] = boundsOf(quantifier);
    if (least > most) return null;
    const varies = atom.ways > 1 || atom.repetitions > 0;
    // matching takes exponential time if a variable part is repeated
    if (varies && most > 10) return null;
    const span = most - least;
    return {
      repetitions: (varies ? atom.repetitions * most : 0) + (span > 10 ? 1 : 0),
      ways: (varies ? atom.ways ** most : 1) * (span > 10 ? 1 : span + 1),
      length: atom.length * (span > 10 ? Math.max(1, least) : most),
    };
  }

  private atom(): Piece | null {
    const rest = this.source.slice(this.position, this.position + 4);
    const plain: Piece = { repetitions: 0, ways: 1, length: 1 };
    if (rest.startsWith('(')) return this.group();
    if (rest.startsWith('[')) return this.characterClass() ? plain : null;
    // \1 and \k refer to matched text, so their cost is unknown
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

/** Returns whether a count is missing or written plainly: no leading zeros, and at most four digits. */
const isPlainCount = (count: string | undefined): boolean => !count || /^(?:0|[1-9]\d{0,3})$/.test(count);

function boundsOf([text, least, comma, most]: RegExpExecArray): [number, number] {
  if (text.startsWith('?')) return [0, 1];
  if (least === undefined) return [text.startsWith('+') ? 1 : 0, Number.POSITIVE_INFINITY];
  if (comma === undefined) return [Number(least), Number(least)];
  return [Number(least), most === undefined || most === '' ? Number.POSITIVE_INFINITY : Number(most)];
}

/** Number of orders of so many items; of 20 items at most, because more need no exact number here. */
function ordersOf(items: number): number {
  let orders = 1;
  for (let count = 2; count <= Math.min(items, 20); count += 1) orders *= count;
  return orders;
}

/** Comparisons of a way that cost nothing extra: most ways end at the first characters. */
const freeComparisons = 4;

/**
 * Returns the maximum length of a value on which a pattern ends within the allowed work:
 * ways · comparisons · length^repetitions / repetitions!.
 */
function longestValue(piece: Piece): number {
  const { repetitions } = piece;
  const ways = waysOf(piece);
  if (repetitions === 0) return ways <= maxWork ? patternInputMaxLength : 0;
  const longest = Math.floor(((maxWork * ordersOf(repetitions)) / ways) ** (1 / repetitions));
  return Math.min(patternInputMaxLength, longest);
}

const waysOf = (piece: Piece): number => piece.ways * Math.max(1, piece.length / freeComparisons);

/** A field's regular expression, checked and compiled. */
export type SafePattern = {
  /** Maximum length of a tested value, in characters: 4,096, or less if matching takes much work. */
  readonly maxLength: number;
  /** Returns how many comparisons a value of this length takes at most, roughly; 0 if it is longer than `maxLength`. */
  workFor(length: number): number;
  /** Returns whether the whole value matches; false if the value is longer than `maxLength`. */
  matches(value: string): boolean;
};

/**
 * Compiles a field's regular expression, which must match the whole value. Returns null for an invalid expression and for
 * one whose matching could take very long: over 500 characters, a variable part repeated more than ten times (`(a+)+`,
 * `(a|b)*`), back references, counts with leading zeros, or too many repetitions in a row.
 */
export function compilePattern(source: string): SafePattern | null {
  const known = compiled.get(source);
  if (known !== undefined) return known;
  const pattern = compileUncached(source);
  if (compiled.size >= 500) compiled.clear();
  compiled.set(source, pattern);
  return pattern;
}

const compiled = /*#__PURE__*/ new Map<string, SafePattern | null>();

function compileUncached(source: string): SafePattern | null {
  if (source.length > maxPatternLength) return null;
  const structure = new PatternReader(source).read();
  if (structure === null) return null;
  const longest = longestValue(structure);
  if (longest < leastValueLength) return null;
  try {
    const expression = new RegExp(`^(?:${source})$`);
    const { repetitions } = structure;
    const [ways, orders] = [waysOf(structure), ordersOf(repetitions)];
    return {
      maxLength: longest,
      workFor: (length) => (length > longest ? 0 : (ways * length ** repetitions) / orders),
      matches: (value) => value.length <= longest && expression.test(value),
    };
  } catch {
    return null;
  }
}
