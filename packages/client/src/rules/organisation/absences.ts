import type { TextsLike } from '../languages/texts-like.ts';

/** Texts about substitutions. */
export const substitutionTexts = {
  acting: (substitute: string, absent: string): string => `${substitute}, em substituição a ${absent}`,
} as const;

/** A person as rows and exports name them. */
interface NamedPerson {
  readonly nickName: string;
  readonly completeName?: string | undefined;
}

const nameOf = ({ completeName, nickName }: NamedPerson): string => completeName ?? nickName;

/** Returns the name of a user in an export, with the absent person for whom they acted as a substitute. */
export function actingName(
  person: NamedPerson,
  absent: NamedPerson | null | undefined,
  texts: TextsLike<typeof substitutionTexts> = substitutionTexts,
): string {
  return absent ? texts.acting(nameOf(person), nameOf(absent)) : nameOf(person);
}
