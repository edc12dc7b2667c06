import {
  customFieldMaxLength,
  emailMaxLength,
  personNameMaxLength,
  userNameMaxLength,
} from '../../contract/base/limits.ts';
import { emailPattern } from '../form/validate-value.ts';
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

/** Problems of a person by attribute. */
export type PersonProblems<Message = string> = { readonly [Name in keyof PersonDraft]?: Message };

/** Messages of {@link personProblems}. */
export const personProblemMessages = {
  userNameRequired: 'Preencha o usuário',
  userNameInvalid: 'O usuário não pode ter espaços nem vírgulas',
  firstNameRequired: 'Preencha o nome',
  lastNameRequired: 'Preencha o sobrenome',
  emailInvalid: 'Digite um e-mail válido',
  cpfInvalid: cpf.message,
  tooLong: (most: number): string => `Preencha no máximo ${most} caracteres`,
  managedElsewhere: (source: string): string => `Este dado vem de ${source} e só pode ser alterado lá.`,
} as const;

/** Messages of {@link personProblems} in any form, by default texts. */
export type PersonProblemTexts<Message = string> = {
  readonly [Key in Exclude<keyof typeof personProblemMessages, 'tooLong' | 'managedElsewhere'>]: Message;
} & { readonly tooLong: (most: number) => Message };

const lengthOf = (text: string) => [...text].length;

function lengthProblem<Message>(value: Text, most: number, texts: PersonProblemTexts<Message>): Message | undefined {
  return lengthOf((value ?? '').trim()) > most ? texts.tooLong(most) : undefined;
}

function requiredProblem<Message>(
  value: Text,
  missing: Message,
  most: number,
  texts: PersonProblemTexts<Message>,
): Message | undefined {
  return (value ?? '').trim() === '' ? missing : lengthProblem(value, most, texts);
}

function userNameProblem<Message>(value: Text, texts: PersonProblemTexts<Message>): Message | undefined {
  const missing = requiredProblem(value, texts.userNameRequired, userNameMaxLength, texts);
  return missing ?? (/[\s,]/.test((value ?? '').trim()) ? texts.userNameInvalid : undefined);
}

function emailProblem<Message>(value: Text, texts: PersonProblemTexts<Message>): Message | undefined {
  const email = (value ?? '').trim();
  if (email === '') return undefined;
  return lengthProblem(email, emailMaxLength, texts) ?? (emailPattern.test(email) ? undefined : texts.emailInvalid);
}

function cpfProblem<Message>(value: Text, texts: PersonProblemTexts<Message>): Message | undefined {
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
export function personProblems(person: PersonDraft): PersonProblems;
export function personProblems<Message>(
  person: PersonDraft,
  texts: PersonProblemTexts<Message>,
): PersonProblems<Message>;
export function personProblems(
  person: PersonDraft,
  texts: PersonProblemTexts<unknown> = personProblemMessages,
): PersonProblems<unknown> {
  const problems: PersonProblems<unknown> = {
    userName: userNameProblem(person.userName, texts),
    firstName: requiredProblem(person.firstName, texts.firstNameRequired, personNameMaxLength, texts),
    lastName: requiredProblem(person.lastName, texts.lastNameRequired, personNameMaxLength, texts),
    completeName: lengthProblem(person.completeName, 2 * personNameMaxLength + 1, texts),
    nickName: lengthProblem(person.nickName, personNameMaxLength, texts),
    email: emailProblem(person.email, texts),
    custom1: lengthProblem(person.custom1, customFieldMaxLength, texts),
    custom2: cpfProblem(person.custom2, texts),
    custom3: lengthProblem(person.custom3, customFieldMaxLength, texts),
    custom4: lengthProblem(person.custom4, customFieldMaxLength, texts),
    custom5: lengthProblem(person.custom5, customFieldMaxLength, texts),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, message]) => message !== undefined));
}

/** Names of the roles that can be granted. */
export const roleLabels = {
  ROLE_ADMIN: 'Administrador',
  ROLE_PROCESS_ANALYST: 'Analista de processos',
  ROLE_GROUP_MANAGER: 'Gestor de grupos',
  ROLE_REPORT: 'Relatórios',
  ROLE_SUPPORT: 'Suporte',
} as const;

/** Names of the states of a person's access. */
export const accessLabels = { ACTIVE: 'Ativo', INACTIVE: 'Inativo', NEVER: 'Nunca entrou' } as const;

/** Returns the message for an attribute that belongs to a source. */
export const managedElsewhereMessage = (
  source: string,
  texts: Pick<typeof personProblemMessages, 'managedElsewhere'> = personProblemMessages,
): string => texts.managedElsewhere(source);
