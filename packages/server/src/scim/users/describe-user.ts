import type { ScimPersonRow } from '../../db/scim/scim-people.ts';
import type { SentEmail, SentValues } from '../../db/tables/scim-tables.ts';
import type { ScimEmail, ScimMeta, ScimUser } from '../protocol/resources.ts';
import { enterpriseUrn, tramitaUrn, userUrn } from '../protocol/schemas.ts';
import { versionOf } from '../protocol/version.ts';
import type { ScimContext } from '../scim-context.ts';

/** Texts of a person that may be stored in another form than they were sent in. */
export const sentAttributes = [
  'userName',
  'name.formatted',
  'name.givenName',
  'name.familyName',
  'displayName',
  'nickName',
  'title',
  'employeeNumber',
  'department',
  'division',
  'branchCode',
  'status',
] as const;
export type SentAttribute = (typeof sentAttributes)[number];

/** Returns the stored text of each attribute. */
const storedTexts = (row: ScimPersonRow): Record<SentAttribute, string | null> => ({
  userName: row.user_name,
  'name.formatted': row.complete_name,
  'name.givenName': row.first_name,
  'name.familyName': row.last_name,
  displayName: row.complete_name,
  nickName: row.nick_name,
  title: row.job_title,
  employeeNumber: row.custom1,
  department: row.custom5,
  division: row.branch,
  branchCode: row.branch_code,
  status: row.status,
});

/** Returns the texts of a user in the form in which they were sent. */
export const textsOf = (user: ScimUser): Record<SentAttribute, string | undefined> => ({
  userName: user.userName,
  'name.formatted': user.name?.formatted,
  'name.givenName': user.name?.givenName,
  'name.familyName': user.name?.familyName,
  displayName: user.displayName,
  nickName: user.nickName,
  title: user.title,
  employeeNumber: user[enterpriseUrn]?.employeeNumber,
  department: user[enterpriseUrn]?.department,
  division: user[enterpriseUrn]?.division,
  branchCode: user[tramitaUrn]?.branchCode,
  status: user[tramitaUrn]?.status,
});

/** Texts that are kept as sent also if they are stored like this: the stored ones change with other parts of the name. */
const alwaysKept: ReadonlySet<string> = new Set<SentAttribute>(['name.formatted', 'displayName', 'nickName']);

/** Returns whether an attribute was sent in another form than it is stored in, and is still stored like this. */
export function isKept(row: ScimPersonRow, name: SentAttribute): boolean {
  const kept = row.sent?.[name];
  return kept !== undefined && kept.stored === storedTexts(row)[name];
}

/**
 * Returns the texts to keep as they were sent after a write: those that it wrote, and those that were kept before.
 * `old` is null for a new person.
 */
export function sentTexts(
  user: ScimUser,
  row: ScimPersonRow,
  { old, isWritten }: { readonly old: ScimPersonRow | null; readonly isWritten: (name: SentAttribute) => boolean },
): SentValues {
  const texts = textsOf(user);
  const stored = storedTexts(row);
  return Object.fromEntries(
    sentAttributes.flatMap((name) => {
      const sent = texts[name];
      const isOld = !isWritten(name);
      if (sent === undefined || (isOld && !(old && isKept(old, name)))) return [];
      if (!alwaysKept.has(name) && (sent === stored[name] || (isOld && old?.sent?.[name]?.stored !== stored[name])))
        return [];
      return [[name, { sent, stored: stored[name] }]];
    }),
  );
}

/** Returns the e-mails to keep as they were sent; null if the stored one says the same. */
export function sentEmails(user: ScimUser): readonly SentEmail[] | null {
  const [only, ...others] = user.emails ?? [];
  if (!only) return null;
  return others.length === 0 && only.type === 'work' && only.primary === true ? null : (user.emails ?? null);
}

/** Returns the e-mails of a person. Those that were sent are replaced when the stored one is changed elsewhere. */
function emailsOf({ email, sent_emails }: ScimPersonRow): readonly ScimEmail[] | undefined {
  if (email === null) return undefined;
  if (sent_emails?.some(({ value }) => value === email)) return sent_emails;
  return [{ value: email, type: 'work', primary: true }];
}

/** Returns an object without its undefined properties, or undefined if none is left. */
function present<Value extends object>(value: Value): Value | undefined {
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return entries.length === 0 ? undefined : (Object.fromEntries(entries) as Value);
}

function managerOf({ superior_id, superior_name, pending_manager }: ScimPersonRow, base: string) {
  if (pending_manager !== null) return { value: pending_manager };
  if (superior_id === null) return undefined;
  const $ref = `${base}/Users/${superior_id}`;
  return { value: String(superior_id), $ref, ...(superior_name !== null && { displayName: superior_name }) };
}

/** A person as the connection reads them. */
export type DescribedUser = ScimUser & { readonly meta: ScimMeta };

/** Returns a person as the connection reads them, with every mapped attribute that has a value. */
export async function describeUser(row: ScimPersonRow, { base }: Pick<ScimContext, 'base'>): Promise<DescribedUser> {
  const stored = storedTexts(row);
  const shown = (name: SentAttribute): string | undefined => {
    const known = row.sent?.[name];
    return (known && known.stored === stored[name] ? known.sent : stored[name]) ?? undefined;
  };
  const enterprise = present({
    employeeNumber: shown('employeeNumber'),
    department: shown('department'),
    division: shown('division'),
    manager: managerOf(row, base),
  });
  const tramita = present({
    cpf: row.custom2 ?? undefined,
    branchCode: shown('branchCode'),
    status: shown('status'),
  });
  const content = {
    schemas: [userUrn, ...(enterprise ? [enterpriseUrn] : []), ...(tramita ? [tramitaUrn] : [])],
    id: String(row.id),
    ...present({ externalId: row.external_id ?? undefined }),
    userName: shown('userName') ?? row.user_name,
    name: {
      ...present({
        formatted: shown('name.formatted'),
        givenName: shown('name.givenName'),
        familyName: shown('name.familyName'),
      }),
    },
    ...present({
      displayName: shown('displayName'),
      nickName: shown('nickName'),
      emails: emailsOf(row),
      title: shown('title'),
    }),
    active: row.active,
    ...(enterprise && { [enterpriseUrn]: enterprise }),
    ...(tramita && { [tramitaUrn]: tramita }),
  } as ScimUser;
  return {
    ...content,
    meta: {
      resourceType: 'User',
      created: row.created_at.toISOString(),
      lastModified: row.changed_at.toISOString(),
      location: `${base}/Users/${row.id}`,
      version: await versionOf(content),
    },
  };
}
