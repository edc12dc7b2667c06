import { personNameMaxLength } from '@tramita/client/contract';

/** Names of a new person. */
export interface PersonNames {
  readonly firstName: string;
  readonly lastName: string;
  readonly completeName: string;
}

const shortened = (name: string): string => [...name].slice(0, personNameMaxLength).join('').trim();

const capitalised = (word: string): string => `${word.slice(0, 1).toLocaleUpperCase('pt-BR')}${word.slice(1)}`;

/** Returns the words of a user name, such as `Ana Souza` for `ana.souza@example.com`. */
const nameFrom = (userName: string): string =>
  (userName.split('@')[0] ?? '')
    .split(/[._-]+/)
    .filter(Boolean)
    .map(capitalised)
    .join(' ') || userName;

/**
 * Returns the names of a new person from a complete name, or else from the user name. A name of one word is the first
 * and the last name.
 */
export function namesOf(completeName: string | null, userName: string): PersonNames {
  const words = (completeName?.trim() || nameFrom(userName)).split(/\s+/);
  const [first = userName, ...others] = words;
  return {
    firstName: shortened(first),
    lastName: shortened(others.join(' ') || first),
    completeName: [shortened(first), shortened(others.join(' '))].filter(Boolean).join(' '),
  };
}
