import type { PersonAttribute } from '@tramita/client/contract';
import type { AuditEntry } from '../../audit/write-audit.ts';
import type { Db } from '../../db/connection/db.ts';
import { insertRegisterRow, lockRegister } from '../../db/people/register.ts';
import { findManager, findNamedRecords } from '../../db/scim/scim-people.ts';
import type { PersonInput, PersonValues } from '../../directory/person-values.ts';
import { checkRecord } from '../../register/check-record.ts';
import { namesOf } from '../../sign-in/names-of.ts';
import { say, type Text } from '../../text/sentence.ts';
import { invalidValue } from '../protocol/errors.ts';
import { preferredEmail } from '../protocol/preferred-email.ts';
import type { ScimUser } from '../protocol/resources.ts';
import { enterpriseUrn, tramitaUrn } from '../protocol/schemas.ts';
import type { ScimContext } from '../scim-context.ts';
import { type SentAttribute, textsOf } from './describe-user.ts';

/** A change of a person, as the connection reads them before and after it. */
export interface UserChange {
  /** Null for a new person, and for one that the connection did not see. */
  readonly before: ScimUser | null;
  readonly after: ScimUser;
  /** Whether a value is written although it is the same as before. */
  readonly repeats: (attribute: keyof UserTexts | 'active') => boolean;
  /** Whether an attribute has the value that the connection sent before. */
  readonly isKept: (attribute: SentAttribute) => boolean;
  /** Whether the absence of a value in `after` clears the attribute. */
  readonly clears: (attribute: PersonAttribute) => boolean;
}

/** The values that a change writes. */
export interface UserInput {
  readonly person: PersonInput;
  /** Identifier of a manager who does not exist yet; undefined to keep it. */
  readonly pendingManager: string | null | undefined;
  /** Rows of the audit trail about records that were created. */
  readonly created: readonly AuditEntry[];
  /** Values of a new person that the connection does not give, so the screen may change them. */
  readonly defaults: PersonValues;
}

/** Returns the texts that a person's attributes come from. */
const allTexts = (user: ScimUser) => ({
  ...textsOf(user),
  email: preferredEmail(user.emails),
  cpf: user[tramitaUrn]?.cpf,
  manager: user[enterpriseUrn]?.manager?.value,
});
export type UserTexts = ReturnType<typeof allTexts>;

/** Returns whether a change writes an attribute that has a value. */
export function isWritten({ before, after, repeats }: UserChange, name: keyof UserTexts): boolean {
  const value = filled(allTexts(after)[name]);
  return value !== null && (before === null || value !== filled(allTexts(before)[name]) || repeats(name));
}

const filled = (text: string | undefined): string | null => (text ?? '').trim() || null;

/** Returns the text to write: null to clear it, undefined to keep it. */
type Reader = (name: keyof UserTexts, attribute: PersonAttribute) => string | null | undefined;

function readerOf(change: UserChange): Reader {
  const { before, after, clears } = change;
  const old = before && allTexts(before);
  const now = allTexts(after);
  return (name, attribute) => {
    const value = filled(now[name]);
    if (value !== null) return isWritten(change, name) ? value : undefined;
    const isGone = now[name] !== undefined || (old !== null && filled(old[name]) !== null);
    return isGone && clears(attribute) ? null : undefined;
  };
}

/** Returns what a change writes. Creates the job titles and branches that it names and that do not exist. */
export async function userInputOf(tx: Db, context: ScimContext, change: UserChange): Promise<UserInput> {
  const read = readerOf(change);
  const created: AuditEntry[] = [];
  const person: PersonInput = { ...plainInput(read), ...shownNames(change), ...requiredNames(change) };
  const keepsCode = filled(change.after[tramitaUrn]?.branchCode) !== null;
  const defaults: PersonValues = {};
  await addRecords(tx, { context, read, person, created, defaults, keepsCode, isNew: change.before === null });
  const manager = read('manager', 'superiorId');
  if (manager === undefined) return { person, pendingManager: undefined, created, defaults };
  const superiorId = manager === null ? null : await findManager(tx, context.source.key, manager);
  const pendingManager = superiorId === null ? manager : null;
  return { person: { ...person, superiorId }, pendingManager, created, defaults };
}

/** Texts that cannot be cleared. */
const required = [
  ['userName', 'userName'],
  ['name.givenName', 'firstName'],
  ['name.familyName', 'lastName'],
] as const;

const optional = [
  ['email', 'email'],
  ['employeeNumber', 'custom1'],
  ['cpf', 'custom2'],
] as const;

function plainInput(read: Reader): PersonInput {
  const input: PersonInput = {};
  for (const [name, attribute] of required) {
    const value = read(name, attribute);
    if (value) input[attribute] = value;
  }
  for (const [name, attribute] of optional) {
    const value = read(name, attribute);
    if (value !== undefined) input[attribute] = value;
  }
  const status = read('status', 'statusId');
  if (status) input.status = status;
  else if (status === null) input.statusId = null;
  return input;
}

/**
 * Returns the complete name and the nickname. Those that the connection sent before stay when other parts of the name
 * change.
 */
function shownNames(change: UserChange): PersonInput {
  const { after, isKept } = change;
  const stays = (name: SentAttribute & keyof UserTexts) => isWritten(change, name) || isKept(name);
  const completeName = stays('displayName') ? after.displayName : stays('name.formatted') && after.name?.formatted;
  const nickName = stays('nickName') && after.nickName;
  return { ...(completeName && { completeName }), ...(nickName && { nickName }) };
}

/** Returns the first and last name of a new person who was sent without them. */
function requiredNames({ before, after }: UserChange): PersonInput {
  if (before !== null) return {};
  const names = namesOf(filled(after.displayName ?? after.name?.formatted), after.userName);
  return {
    ...(filled(after.name?.givenName) === null && { firstName: names.firstName }),
    ...(filled(after.name?.familyName) === null && { lastName: names.lastName }),
  };
}

interface Additions {
  readonly context: ScimContext;
  readonly read: Reader;
  readonly person: PersonInput;
  readonly created: AuditEntry[];
  readonly defaults: PersonValues;
  /** Whether the person is new, or was deleted by the connection. */
  readonly isNew: boolean;
  /** Whether the branch is still named by its code. */
  readonly keepsCode: boolean;
}

/** Status of a new person who was sent without one. */
const usualStatus = 'Ativo';

/** Sets job title, branch, sector and status. */
async function addRecords(tx: Db, additions: Additions): Promise<void> {
  const { read, person, defaults, keepsCode, isNew } = additions;
  const title = read('title', 'jobTitleId');
  const department = read('department', 'sectorId');
  const branchCode = read('branchCode', 'branchId');
  const division = read('division', 'branchId');
  const status = person.status ?? (isNew ? usualStatus : undefined);
  if ([title, department, branchCode, division, status].every((value) => value === undefined)) return;
  const found = await findNamedRecords(tx, {
    title: title ?? null,
    department: department ?? null,
    branchCode: branchCode ?? null,
    division: division ?? null,
    status: status ?? null,
  });
  if (found.status_id !== null) (person.status === undefined ? defaults : person).statusId = found.status_id;
  if (title !== undefined) {
    person.jobTitleId =
      title === null
        ? null
        : (found.job_title_id ?? (await createRecord(tx, additions, 'job-titles', { name: title })));
  }
  if (department !== undefined) Object.assign(person, sectorOf(department, found.sector_ids));
  if (branchCode) {
    const name = division && found.branch_of_division === null ? division : branchCode;
    person.branchId =
      found.branch_of_code ?? (await createRecord(tx, additions, 'branches', { name, code: branchCode }));
  } else if (division) {
    person.branchId = found.branch_of_division ?? (await createRecord(tx, additions, 'branches', { name: division }));
  } else if (branchCode === null || (division === null && !keepsCode)) person.branchId = null;
}

/** A sector that does not exist once is kept as a text. */
function sectorOf(department: string | null, [found, other]: readonly number[]): PersonInput {
  if (department !== null && found !== undefined && other === undefined) return { sectorId: found };
  return { sectorId: null, custom5: department };
}

const recordKinds = {
  'job-titles': { object: 'job-title', missing: (name: string): Text => say`O cargo ${name} não existe` },
  branches: { object: 'branch', missing: (name: string): Text => say`A filial ${name} não existe` },
} as const;

async function createRecord(
  tx: Db,
  { context, created }: Additions,
  kind: keyof typeof recordKinds,
  values: { readonly name: string; readonly code?: string },
): Promise<number> {
  const { object, missing } = recordKinds[kind];
  if (!context.createsRecords) throw invalidValue(missing(values.code ?? values.name));
  await lockRegister(tx, kind);
  const checked = await checkRecord(tx, kind, values, null);
  const id = await insertRegisterRow(tx, kind, checked);
  const changes = Object.entries(checked).map(([attribute, after]) => ({ attribute, before: null, after }));
  created.push({ action: 'CREATED', object: { kind: object, id, name: values.name }, changes });
  return id;
}
