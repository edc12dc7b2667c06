import { brazilianStates } from '../../contract/base/brazilian-states.ts';
import { branchCodeMaxLength, registerNameMaxLength } from '../../contract/base/limits.ts';
import type { TextsLike } from '../languages/texts-like.ts';

/** Kinds of records of the register. */
type Kind = 'branches' | 'job-titles' | 'statuses' | 'categories' | 'tags';

/** Properties of a record of the register that are checked before it is sent and before it is stored. */
export interface RegisterDraft {
  readonly name?: string | null | undefined;
  readonly code?: string | null | undefined;
  readonly state?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly timeZone?: string | null | undefined;
  /** Id of a calendar. */
  readonly calendar?: string | number | null | undefined;
  readonly restrictsMenu?: boolean | null | undefined;
  readonly icon?: string | null | undefined;
  readonly color?: string | null | undefined;
  readonly description?: string | null | undefined;
}

/** Parts of a record besides its name. */
export type RegisterPart = Exclude<keyof RegisterDraft, 'name'>;

/** Problems of a record by part. */
export type RegisterProblems = { readonly [Name in keyof RegisterDraft]?: string };

/** Parts of each kind besides the name. */
export const registerParts: { readonly [K in Kind]: readonly RegisterPart[] } = {
  branches: ['code', 'state', 'city', 'timeZone', 'calendar'],
  'job-titles': [],
  statuses: ['restrictsMenu'],
  categories: ['icon', 'color'],
  tags: ['color', 'description'],
};

/** Time zone of a branch for which none was given. */
export const defaultTimeZone = 'America/Sao_Paulo';

/** Messages of {@link registerProblems}. */
export const registerProblemMessages = {
  nameRequired: 'Preencha o nome',
  nameTooLong: `Preencha um nome com no máximo ${registerNameMaxLength} caracteres`,
  codeTooLong: `Preencha um código com no máximo ${branchCodeMaxLength} caracteres`,
  stateInvalid: 'Escolha um estado',
  cityInvalid: 'O código do município tem 7 algarismos',
  timeZoneInvalid: 'Escolha um fuso horário',
  iconInvalid: 'Escolha um ícone',
  colorInvalid: 'Escolha uma cor',
  descriptionTooLong: `Preencha no máximo ${registerNameMaxLength} caracteres`,
  foreignPart: 'Este cadastro não tem este dado',
} as const;

type RegisterTexts = TextsLike<typeof registerProblemMessages>;

const lengthOf = (text: string) => [...text].length;
const given = (text: string | null | undefined) => (text ?? '').trim();

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name.includes('/');
  } catch {
    return false;
  }
}

function nameProblem(name: string, texts: RegisterTexts): string | undefined {
  if (name === '') return texts.nameRequired;
  return lengthOf(name) > registerNameMaxLength ? texts.nameTooLong : undefined;
}

const failing = (isWrong: boolean, message: string) => (isWrong ? message : undefined);

function colorProblem(kind: Kind, color: string, texts: RegisterTexts): string | undefined {
  const pattern = kind === 'tags' ? /^#[0-9a-fA-F]{6}$/ : /^[a-z]{1,20}$/;
  const isMissing = color === '' && kind === 'tags';
  return failing(isMissing || (color !== '' && !pattern.test(color)), texts.colorInvalid);
}

/**
 * Validates a record of the register. Every record needs a name, tags also a colour; parts that the kind does not have
 * are problems. Blanks around a text are ignored.
 *
 * @example
 * registerProblems({ name: 'Centro', city: '123' }, 'branches');
 * // { city: 'O código do município tem 7 algarismos' }
 */
export function registerProblems(
  record: RegisterDraft,
  kind: Kind,
  texts: RegisterTexts = registerProblemMessages,
): RegisterProblems {
  const [state, city, timeZone] = [given(record.state), given(record.city), given(record.timeZone)];
  const has = (part: RegisterPart) => registerParts[kind].includes(part);
  const own: Record<RegisterPart, string | undefined> = {
    code: failing(lengthOf(given(record.code)) > branchCodeMaxLength, texts.codeTooLong),
    state: failing(state !== '' && !brazilianStates.some((known) => known === state), texts.stateInvalid),
    city: failing(city !== '' && !/^\d{7}$/.test(city), texts.cityInvalid),
    timeZone: failing(timeZone !== '' && !isTimeZone(timeZone), texts.timeZoneInvalid),
    calendar: undefined,
    restrictsMenu: undefined,
    icon: failing(given(record.icon) !== '' && !/^[a-z0-9-]{1,50}$/.test(given(record.icon)), texts.iconInvalid),
    color: colorProblem(kind, given(record.color), texts),
    description: failing(lengthOf(given(record.description)) > registerNameMaxLength, texts.descriptionTooLong),
  };
  const parts = (Object.keys(own) as RegisterPart[]).map((part): [string, string | undefined] => [
    part,
    has(part) ? own[part] : failing(record[part] !== undefined && record[part] !== null, texts.foreignPart),
  ]);
  const all: [string, string | undefined][] = [['name', nameProblem(given(record.name), texts)], ...parts];
  return Object.fromEntries(all.filter(([, message]) => message !== undefined));
}
