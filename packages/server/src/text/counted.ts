/** Returns a number as it is written in Portuguese: `1.200`. */
export const grouped = (count: number): string => count.toLocaleString('pt-BR');

/** Returns a number in Portuguese with the noun for it: `1 linha`, `1.200 linhas`. */
export const counted = (count: number, one: string, many: string): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;
