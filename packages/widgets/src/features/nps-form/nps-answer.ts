/** Answer of a rating: `true` is Gostei, `false` is Não Gostei, null is not answered yet. */
export type NpsAnswer = boolean | null;

/** Parses an answer from an address or an attribute: `true` or `false`; anything else is null. */
export function parseNpsAnswer(text: string | null | undefined): NpsAnswer {
  return text === 'true' ? true : text === 'false' ? false : null;
}

/** Returns the number the API uses: 1 is Gostei, 0 is Não Gostei. */
export function npsStatusOf(answer: boolean): 0 | 1 {
  return answer ? 1 : 0;
}
