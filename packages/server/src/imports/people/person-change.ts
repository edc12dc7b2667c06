import type { RoleName } from '@tramita/client/contract';
import { canSeeReports, roleLabels } from '@tramita/client/rules';
import type { PersonState } from '../../db/imports/people-state.ts';
import type { ShownValue } from '../../db/tables/import-tables.ts';
import { valuesFrom } from '../../directory/derive-values.ts';
import {
  columnsFor,
  differences,
  type PersonValues,
  storedValues,
  type WrittenAttribute,
} from '../../directory/person-values.ts';
import { managedElsewhere } from '../../text/managed-elsewhere.ts';
import type { PlannedChange } from '../import-plan.ts';
import { flagText } from '../line-errors.ts';
import type { AbsenceChange } from './absence-change.ts';
import { auditedChanges } from './audited-changes.ts';
import { allRoles, type DirectoryIndex } from './directory-index.ts';
import type { KnownPeople } from './known-people.ts';
import type { MatchedLine } from './person-matches.ts';
import { headingOf } from './read-person-line.ts';
import { shownAbsence, writtenAbsence } from './shown-absence.ts';

/** Headings of the attributes of a person, as the difference shows them. */
const shownAs: Readonly<Record<WrittenAttribute, string>> = {
  userName: headingOf.userName,
  firstName: headingOf.firstName,
  lastName: headingOf.lastName,
  completeName: headingOf.completeName,
  nickName: 'Nome de exibição',
  email: headingOf.email,
  custom1: headingOf.custom1,
  custom2: headingOf.custom2,
  custom3: 'Cargo (texto)',
  custom4: 'Filial (texto)',
  custom5: 'Setor (texto)',
  branchId: headingOf.branch,
  jobTitleId: headingOf.jobTitle,
  sectorId: headingOf.sector,
  statusId: headingOf.status,
  superiorId: headingOf.superior,
  showOnlyPersonalMenu: 'Só o menu pessoal',
};

/** Name of the access to the reports among gained and lost roles. */
const reportAccess = 'Acesso aos relatórios';

/** The values that a line gives to a person, after references were resolved. */
export interface Wanted {
  readonly values: PersonValues;
  /** Roles that the file grants; undefined to leave them. */
  readonly roles: readonly RoleName[] | undefined;
  readonly groups: readonly number[] | undefined;
  readonly active: boolean | undefined;
  /** Change of the person's absence; undefined to leave it. */
  readonly absence: AbsenceChange | undefined;
}

/** The difference of one person. */
export interface PersonChange {
  /** Null if nothing is to be written. */
  readonly change: PlannedChange | null;
  readonly changesRoles: boolean;
}

/** Adds an error for each group that the line changes and whose members come from a source. */
export function checkGroupSources({ line, person }: MatchedLine, { groups }: Wanted, index: DirectoryIndex): void {
  if (!groups) return;
  const before = person?.groups ?? [];
  const changed = [...before.filter((id) => !groups.includes(id)), ...groups.filter((id) => !before.includes(id))];
  for (const id of changed) {
    const group = index.groups.get(id);
    if (!group?.foreign) continue;
    line.errors.push({
      line: line.row.line,
      heading: headingOf.groups,
      value: group.name,
      reason: managedElsewhere(group.foreign),
      name: line.name || null,
    });
  }
}

/** Adds an error for each attribute that the line changes and another source owns. */
export function checkOwners({ line, person }: MatchedLine, { values, active }: Wanted): void {
  if (!person || Object.keys(person.foreign).length === 0) return;
  const changed: string[] = differences(storedValues(person), values);
  if (active !== undefined && active !== person.active) changed.push('active');
  for (const attribute of changed) {
    const owner = person.foreign[attribute];
    if (owner === undefined) continue;
    const heading = attribute === 'active' ? headingOf.active : shownAs[attribute as WrittenAttribute];
    const value = attribute === 'active' ? flagText(active ?? false) : String(Reflect.get(values, attribute) ?? '');
    const isReference = attribute.endsWith('Id');
    line.errors.push({
      line: line.row.line,
      heading,
      value: isReference ? null : value,
      reason: managedElsewhere(owner),
      name: line.name || null,
    });
  }
}

/** Compares a person with the values of a line. */
export function compare(
  matched: Pick<MatchedLine, 'person'> & {
    readonly line: number | null;
    readonly externalId: string | null;
    /** Id of a new person. */
    readonly newId: number | null;
  },
  wanted: Wanted,
  index: DirectoryIndex,
  people: KnownPeople,
): PersonChange {
  const userNameOf = (id: number) => people.userNameOf(id);
  const { person } = matched;
  const before = person ? storedValues(person) : null;
  const after = valuesAfter(before, wanted.values, index, person);
  const changed = before ? differences(before, after) : (Object.keys(after) as WrittenAttribute[]);
  const values = Object.fromEntries(changed.map((name) => [name, after[name] ?? null])) as PersonValues;
  const isActive = wanted.active ?? person?.active ?? true;
  const groupsBefore = person?.groups ?? [];
  const groups = wanted.groups ?? groupsBefore;
  const roles = rolesAfter(person, wanted.roles);
  const show = (name: WrittenAttribute, all: PersonValues | null) =>
    shownText(name, all?.[name] ?? null, index, userNameOf);
  const shown: ShownValue[] = changed
    .map((name) => ({ attribute: shownAs[name], before: show(name, before), after: show(name, after) }))
    .filter((value) => person !== null || value.after !== null);
  const groupNames = (ids: readonly number[]) =>
    ids
      .map((id) => index.groups.get(id)?.name ?? '')
      .sort()
      .join('|') || null;
  const add = (attribute: string, old: string | null, now: string | null) => {
    if (old !== now) shown.push({ attribute, before: old, after: now });
  };
  add(headingOf.roles, roles.before.map(labelOf).join('|') || null, roles.after.map(labelOf).join('|') || null);
  add(headingOf.groups, groupNames(groupsBefore), groupNames(groups));
  const wasActive = person?.active ?? true;
  add(headingOf.active, flagText(wasActive), flagText(isActive));
  const absence = shownAbsence(wanted.absence, userNameOf);
  for (const [key, old, now] of absence) add(headingOf[key], old, now);
  const own = ownedAfter(person, wanted, changed);
  const link =
    matched.externalId !== null && person?.external_id !== matched.externalId ? matched.externalId : undefined;
  const addRoles = roles.own.filter((role) => !person?.own_roles.includes(role));
  const removeRoles = (person?.own_roles ?? []).filter((role) => role in roleLabels && !roles.own.includes(role));
  const isSame = person !== null && shown.length === 0;
  if (isSame && own.length + addRoles.length + removeRoles.length === 0 && link === undefined) {
    return { change: null, changesRoles: false };
  }
  const access = accessChanges(person, after, roles);
  return {
    changesRoles: roles.before.join() !== roles.after.join(),
    change: {
      line: matched.line,
      effect: effectOf(person, isActive, isSame),
      recordId: person?.id ?? matched.newId,
      key: String(after.userName ?? person?.user_name ?? ''),
      name: String(after.completeName ?? person?.complete_name ?? ''),
      shown,
      ...access,
      write: writeOf(values, {
        isActive: person === null || isActive !== wasActive ? isActive : undefined,
        add: groups.filter((id) => !groupsBefore.includes(id)),
        remove: groupsBefore.filter((id) => !groups.includes(id)),
        addRoles,
        removeRoles,
        own,
        link,
        absence: wanted.absence,
        isNew: person === null,
        index,
        people,
      }),
      audit: [
        ...auditedChanges({ before, after, changed, shown, roles }, index, people),
        ...absence
          .filter(([, old, now]) => old !== now)
          .map(([attribute, old, now]) => ({ attribute, before: old, after: now })),
      ],
      // read afterwards, for the people who change
      seen: null,
    },
  };
}

const effectOf = (person: PersonState | null, isActive: boolean, isSame: boolean): PlannedChange['effect'] => {
  if (!person) return 'CREATED';
  if (isSame) return 'KEPT';
  if (person.active !== isActive) return isActive ? 'REACTIVATED' : 'DEACTIVATED';
  return 'CHANGED';
};

function valuesAfter(
  before: PersonValues | null,
  given: PersonValues,
  index: DirectoryIndex,
  person: PersonState | null,
): PersonValues {
  const stored = { ...given };
  const idOf = (name: WrittenAttribute) => (typeof stored[name] === 'number' ? (stored[name] as number) : null);
  const references = index.references({
    branchId: idOf('branchId'),
    jobTitleId: idOf('jobTitleId'),
    sectorId: idOf('sectorId'),
    statusId: idOf('statusId'),
  });
  const derived = Object.entries(valuesFrom(references, before, stored)).filter(
    ([name]) => !(name in stored) && person?.foreign[name] === undefined,
  );
  // in the order of the file, with the derived values at the end
  return { ...stored, ...Object.fromEntries(derived) };
}

function rolesAfter(person: PersonState | null, wanted: readonly RoleName[] | undefined) {
  const own = person?.own_roles ?? [];
  const others = person?.other_roles ?? [];
  const unknown = own.filter((role) => !(role in roleLabels));
  const granted = wanted === undefined ? own : [...unknown, ...wanted];
  return {
    own: granted,
    before: person ? allRoles(person).sort() : [],
    after: [...new Set([...others, ...granted])].sort(),
  };
}

const labelOf = (role: string): string => roleLabels[role as RoleName] ?? role;

function shownText(
  name: WrittenAttribute,
  value: string | number | boolean | null,
  index: DirectoryIndex,
  userNameOf: KnownPeople['userNameOf'],
): string | null {
  if (typeof value === 'boolean') return flagText(value);
  if (typeof value !== 'number') return value;
  if (name === 'superiorId') return userNameOf(value);
  if (name === 'jobTitleId') return index.jobTitles.get(value)?.name ?? null;
  if (name === 'sectorId') return index.sectorName(value);
  if (name === 'statusId') return index.statuses.get(value)?.name ?? null;
  const branch = index.branches.get(value);
  return branch?.code && branch.code !== branch.name ? `${branch.code} · ${branch.name}` : (branch?.name ?? null);
}

/** Returns the attributes of the file that the source will own and does not own yet, because no other source owns them. */
function ownedAfter(person: PersonState | null, { values, active }: Wanted, changed: readonly string[]): string[] {
  const written = new Set([...Object.keys(values), ...changed, ...(active === undefined ? [] : ['active'])]);
  return [...written].filter(
    (name) => person?.foreign[name] === undefined && (changed.includes(name) || !person?.owned.includes(name)),
  );
}

function accessChanges(
  person: PersonState | null,
  after: PersonValues,
  roles: { readonly before: readonly string[]; readonly after: readonly string[] },
) {
  const text = (name: 'custom4' | 'custom5') => {
    const value = after[name] === undefined ? person?.[name] : after[name];
    return typeof value === 'string' ? value : null;
  };
  const mayRead = (granted: readonly string[], custom4: string | null, custom5: string | null) =>
    canSeeReports({ roles: granted.join(','), custom4, custom5, showOnlyPersonalMenu: false });
  const could = person !== null && mayRead(roles.before, person.custom4, person.custom5);
  const can = mayRead(roles.after, text('custom4'), text('custom5'));
  const gains = roles.after.filter((role) => !roles.before.includes(role)).map(labelOf);
  const loses = roles.before.filter((role) => !roles.after.includes(role)).map(labelOf);
  return {
    gains: can && !could ? [...gains, reportAccess] : gains,
    loses: could && !can ? [...loses, reportAccess] : loses,
  };
}

function writeOf(
  values: PersonValues,
  parts: {
    readonly isActive: boolean | undefined;
    readonly add: readonly number[];
    readonly remove: readonly number[];
    readonly addRoles: readonly string[];
    readonly removeRoles: readonly string[];
    readonly own: readonly string[];
    readonly link: string | undefined;
    readonly absence: AbsenceChange | undefined;
    readonly isNew: boolean;
    readonly index: DirectoryIndex;
    readonly people: KnownPeople;
  },
): Record<string, unknown> {
  const { index, people } = parts;
  const { superiorId, branchId, jobTitleId, ...plain } = values;
  const columns: Record<string, unknown> = { ...columnsFor(plain) };
  const write: Record<string, unknown> = { columns };
  if (parts.isActive !== undefined) columns['active'] = parts.isActive;
  const superior = typeof superiorId === 'number' ? people.idOf(superiorId) : superiorId;
  // people are changed before new ones are inserted
  if (typeof superiorId === 'number' && superiorId < 0 && !parts.isNew) write['superior'] = superior;
  else if (superior !== undefined) columns['superior_id'] = superior;
  // records that the import creates have no id yet
  if (typeof branchId === 'number' && branchId < 0) write['branch'] = index.branches.get(branchId)?.name;
  else if (branchId !== undefined) columns['branch_id'] = branchId;
  if (typeof jobTitleId === 'number' && jobTitleId < 0) write['jobTitle'] = index.jobTitles.get(jobTitleId)?.name;
  else if (jobTitleId !== undefined) columns['job_title_id'] = jobTitleId;
  const existing = parts.add.filter((id) => id > 0);
  const created = parts.add.filter((id) => id < 0).map((id) => index.groups.get(id)?.name);
  const lists = {
    addGroups: existing,
    newGroups: created,
    removeGroups: parts.remove,
    addRoles: parts.addRoles,
    removeRoles: parts.removeRoles,
    own: parts.own,
  };
  for (const [name, list] of Object.entries(lists)) if (list.length > 0) write[name] = list;
  if (parts.link !== undefined) write['link'] = parts.link;
  if (parts.absence) write['absence'] = writtenAbsence(parts.absence, people);
  return write;
}
