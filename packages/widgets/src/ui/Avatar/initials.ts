const small = new Set(['da', 'das', 'de', 'do', 'dos', 'e']);

/** First letters of the first and last name, without particles: "Rafael da Silva Nunes" gives "RN". */
export function initials(name: string): string {
  const words = name.split(/[\s._-]+/).filter((word) => word && !small.has(word.toLowerCase()));
  const first = words[0]?.[0] ?? '?';
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : '';
  return (first + last).toLocaleUpperCase('pt-BR');
}
