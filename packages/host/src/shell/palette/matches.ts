/** A part of a text, and whether it matches the typed text. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const wordsOf = (typed: string) => fold(typed).split(/\s+/).filter(Boolean);

/** Whether a text contains every typed word, ignoring case and accents. */
export function containsWords(text: string, typed: string): boolean {
  const folded = fold(text);
  return wordsOf(typed).every((word) => folded.includes(word));
}

/** Splits a text at the first match of each typed word. */
export function matchParts(text: string, typed: string): TextPart[] {
  const characters = [...text];
  // folding may change the length of a character, so each folded position is mapped to its character
  const places = characters.flatMap((character, index) => Array<number>(fold(character).length).fill(index));
  const folded = fold(text);
  const isMatch = characters.map(() => false);
  for (const word of wordsOf(typed)) {
    const start = folded.indexOf(word);
    if (start < 0) continue;
    for (const place of places.slice(start, start + word.length)) isMatch[place] = true;
  }
  const parts: { text: string; isMatch: boolean }[] = [];
  characters.forEach((character, index) => {
    const last = parts.at(-1);
    const matches = isMatch[index] ?? false;
    if (last?.isMatch === matches) last.text += character;
    else parts.push({ text: character, isMatch: matches });
  });
  return parts;
}
