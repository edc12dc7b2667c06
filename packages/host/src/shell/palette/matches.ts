/** A piece of a text, and whether it is a part of what was typed. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const wordsOf = (typed: string) => fold(typed).split(/\s+/).filter(Boolean);

/** Whether a text contains every word that was typed; case and accents do not count. */
export function holdsWords(text: string, typed: string): boolean {
  const folded = fold(text);
  return wordsOf(typed).every((word) => folded.includes(word));
}

/** Cuts a text where the words that were typed are found in it, each at its first place. */
export function matchParts(text: string, typed: string): TextPart[] {
  const characters = [...text];
  // a folded character may be of another length, so every folded position knows its character
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
