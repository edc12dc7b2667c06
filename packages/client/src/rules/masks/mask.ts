/** The rules of one mask. The formatted text is stored and sent. */
export type Mask = {
  /** Format of a complete value, with 0 for each character. */
  pattern: string;
  /** Message if a value is incomplete or its check digits are wrong. */
  message: string;
  /** Formats typed or pasted text; characters that do not fit the mask are dropped. */
  format(text: string): string;
  /** Number of characters without punctuation. */
  readonly size: number;
  /** Removes all characters that the mask accepts nowhere, such as punctuation. */
  characters(text: string): string;
  /** Reads pasted text, without country code; null if it has more characters than the mask. */
  read(text: string): string | null;
  /** Returns the characters of the value, without the mask's punctuation. */
  unformat(text: string): string;
  /** Returns whether the text is formatted and complete. */
  isComplete(text: string): boolean;
  /** Returns whether the text is complete and its check digits and prefixes are valid. */
  isValid(text: string): boolean;
};

/** Definition of a mask: its pattern (0 digit, A letter or digit, X digit or X), its message and its own check. */
export type MaskRules = {
  pattern: string;
  message: string;
  check: (characters: string) => boolean;
  /** Optional prefix of pasted values, such as a country code. */
  prefix?: RegExp;
};

const slot: Record<string, RegExp> = { '0': /\d/, A: /[\dA-Z]/, X: /[\dX]/ };

/** Creates a mask from its definition. */
export function createMask({ pattern, message, check, prefix }: MaskRules): Mask {
  const slots = [...pattern].filter((character) => character in slot);

  const accepted = (text: string): string => {
    let taken = '';
    for (const character of text.toUpperCase()) {
      const wanted = slots[taken.length];
      if (wanted === undefined) break;
      if (slot[wanted]?.test(character)) taken += character;
    }
    return taken;
  };

  const laidOut = (characters: string): string => {
    let text = '';
    let taken = 0;
    for (const place of pattern) {
      if (taken >= characters.length) break;
      text += place in slot ? characters[taken++] : place;
    }
    return text;
  };

  const format = (text: string): string => laidOut(accepted(text));

  const kinds = [...new Set(slots)];
  const characters = (text: string): string =>
    [...text.toUpperCase()].filter((character) => kinds.some((kind) => slot[kind]?.test(character))).join('');

  return {
    pattern: pattern.replace(/[AX]/g, '0'),
    message,
    size: slots.length,
    characters,
    format,
    read(text) {
      const all = characters(text);
      const own = all.length > slots.length && prefix ? all.replace(prefix, '') : all;
      return own.length > slots.length ? null : format(own);
    },
    unformat: accepted,
    isComplete: (text) => accepted(text).length === slots.length && format(text) === text,
    isValid(text) {
      const characters = accepted(text);
      return characters.length === slots.length && laidOut(characters) === text && check(characters);
    },
  };
}
