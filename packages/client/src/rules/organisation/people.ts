import {
  customFieldMaxLength,
  emailMaxLength,
  personNameMaxLength,
  userNameMaxLength,
} from '../../contract/base/limits.ts';
import { emailPattern } from '../form/validate-value.ts';
import type { TextsLike } from '../languages/texts-like.ts';
import { cpf } from '../masks/cpf.ts';

type Text = string | null | undefined;

/** Properties of a person that are checked before they are sent and before they are stored. */
export interface PersonDraft {
  readonly userName?: Text;
  readonly firstName?: Text;
  readonly lastName?: Text;
  readonly completeName?: Text;
  readonly nickName?: Text;
  readonly email?: Text;
  readonly custom1?: Text;
  readonly custom2?: Text;
  readonly custom3?: Text;
  readonly custom4?: Text;
  readonly custom5?: Text;
}

/** Problems of a person, by attribute. */
export type PersonProblems = { readonly [Name in keyof PersonDraft]?: string };

const tooLong = (most: number) => `Preencha no máximo ${most} caracteres`;

/** Messages of {@link personProblems}. */
export const personProblemMessages = {
  userNameRequired: 'Preencha o usuário',
  userNameInvalid: 'O usuário não pode ter espaços nem vírgulas',
  firstNameRequired: 'Preencha o nome',
  lastNameRequired: 'Preencha o sobrenome',
  emailInvalid: 'Digite um e-mail válido',
  cpfInvalid: cpf.message,
  tooLong,
} as const;

type PersonTexts = TextsLike<typeof personProblemMessages>;

const lengthOf = (text: string) => [...text].length;

function lengthProblem(value: Text, most: number, texts: PersonTexts): string | undefined {
  return lengthOf((value ?? '').trim()) > most ? texts.tooLong(most) : undefined;
}

function requiredProblem(value: Text, message: string, most: number, texts: PersonTexts): string | undefined {
  return (value ?? '').trim() === '' ? message : lengthProblem(value, most, texts);
}

function userNameProblem(value: Text, texts: PersonTexts): string | undefined {
  const missing = requiredProblem(value, texts.userNameRequired, userNameMaxLength, texts);
  return missing ?? (/[\s,]/.test((value ?? '').trim()) ? texts.userNameInvalid : undefined);
}

function emailProblem(value: Text, texts: PersonTexts): string | undefined {
  const email = (value ?? '').trim();
  if (email === '') return undefined;
  const tooLong = lengthProblem(email, emailMaxLength, texts);
  return tooLong ?? (emailPattern.test(email) ? undefined : texts.emailInvalid);
}

function cpfProblem(value: Text, texts: PersonTexts): string | undefined {
  const written = (value ?? '').trim();
  return written === '' || writtenCpf(written) !== null ? undefined : texts.cpfInvalid;
}

/**
 * Returns a CPF as 000.000.000-00, whatever its punctuation; null if its length or its check digits are wrong.
 *
 * @example
 * writtenCpf('47067079195'); // '470.670.791-95'
 */
export function writtenCpf(text: string): string | null {
  if (!/^[\d.\-\s]*$/.test(text)) return null;
  const written = cpf.read(text);
  return written !== null && cpf.isValid(written) ? written : null;
}

/**
 * Validates a person: user name, first and last name are required, e-mail address and CPF must be valid, and no text may
 * be too long. Blanks around a text are ignored.
 *
 * @example
 * personProblems({ userName: 'ana', firstName: 'Ana', lastName: ' ' });
 * // { lastName: 'Preencha o sobrenome' }
 */
export function personProblems(person: PersonDraft, texts: PersonTexts = personProblemMessages): PersonProblems {
  const tooLong = (value: Text, most: number) => lengthProblem(value, most, texts);
  const problems: PersonProblems = {
    userName: userNameProblem(person.userName, texts),
    firstName: requiredProblem(person.firstName, texts.firstNameRequired, personNameMaxLength, texts),
    lastName: requiredProblem(person.lastName, texts.lastNameRequired, personNameMaxLength, texts),
    completeName: tooLong(person.completeName, 2 * personNameMaxLength + 1),
    nickName: tooLong(person.nickName, personNameMaxLength),
    email: emailProblem(person.email, texts),
    custom1: tooLong(person.custom1, customFieldMaxLength),
    custom2: cpfProblem(person.custom2, texts),
    custom3: tooLong(person.custom3, customFieldMaxLength),
    custom4: tooLong(person.custom4, customFieldMaxLength),
    custom5: tooLong(person.custom5, customFieldMaxLength),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, message]) => message !== undefined));
}

/** Portuguese names of the roles that can be granted. */
export const roleLabels = {
  ROLE_ADMIN: 'Administrador',
  ROLE_PROCESS_ANALYST: 'Analista de processos',
  ROLE_GROUP_MANAGER: 'Gestor de grupos',
  ROLE_REPORT: 'Relatórios',
  ROLE_SUPPORT: 'Suporte',
} as const;

/** Portuguese names of the states of a person's access. */
export const accessLabels = { ACTIVE: 'Ativo', INACTIVE: 'Inativo', NEVER: 'Nunca entrou' } as const;

/** Returns the message for an attribute that belongs to a source. */
export const managedElsewhereMessage = (source: string): string =>
  `Este dado vem de ${source} e só pode ser alterado lá.`;
