const small = new Set(['da', 'das', 'de', 'do', 'dos', 'e']);

/** Returns the first letters of the first and last name, without particles: "RN" for "Rafael da Silva Nunes". */
export function initials(name: string): string {
  const words = name.split(/[\s._-]+/).filter((word) => word && !small.has(word.toLowerCase()));
  const first = words[0]?.[0] ?? '?';
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : '';
  return (first + last).toUpperCase();
}
