import type { Text } from '../text/sentence.ts';

/** Why a line is refused. */
export interface LineError {
  readonly line: number;
  /** Heading of the column; null for errors of the whole line. */
  readonly heading: string | null;
  readonly value: string | null;
  readonly reason: Text;
  readonly hint?: Text | undefined;
  /** Name of the record in the file. */
  readonly name: string | null;
}

/** Matches what a database text cannot contain, and the character that stands for it. */
export const unstorable = /\0|\p{Surrogate}|\uFFFD/u;

/** Returns the boolean of a cell, null for another text. */
export function readFlag(text: string): boolean | null {
  if (/^(sim|s|verdadeiro|true|1|ativo|ativa)$/i.test(text)) return true;
  return /^(n[aã]o|n|falso|false|0|inativo|inativa)$/i.test(text) ? false : null;
}

/** Text of a boolean in a file. */
export const flagText = (value: boolean): string => (value ? 'Sim' : 'Não');
