import { type AuditChange, changesBetween } from '../../audit/write-audit.ts';
import type { ShownValue } from '../../db/tables/import-tables.ts';
import type { PersonValues, WrittenAttribute } from '../../directory/person-values.ts';
import type { DirectoryIndex } from './directory-index.ts';
import type { KnownPeople } from './known-people.ts';
import { headingOf } from './read-person-line.ts';

/** The difference of a person. */
interface Difference {
  /** Null for a new person. */
  readonly before: PersonValues | null;
  readonly after: PersonValues;
  readonly changed: readonly WrittenAttribute[];
  readonly shown: readonly ShownValue[];
  readonly roles: { readonly before: readonly string[]; readonly after: readonly string[] };
}

/** A record that a value refers to; one that the import creates has no id yet. */
interface Reference {
  readonly id?: number;
  readonly name: string | null;
}

/** Returns the changes as the audit trail stores them: a reference has the id and the name of its record. */
export function auditedChanges(
  { before, after, changed, shown, roles }: Difference,
  index: DirectoryIndex,
  people: KnownPeople,
): AuditChange[] {
  const references = {
    branchId: ['branch', (id: number) => index.branches.get(id)?.name],
    jobTitleId: ['jobTitle', (id: number) => index.jobTitles.get(id)?.name],
    sectorId: ['sector', (id: number) => index.sector(id)?.name],
    statusId: ['status', (id: number) => index.statuses.get(id)?.name],
    superiorId: ['superior', people.nameOf],
  } as const;
  const isReference = (name: string): name is keyof typeof references => Object.hasOwn(references, name);
  const referenceTo = (name: keyof typeof references, value: unknown): Reference | null => {
    if (typeof value !== 'number') return null;
    const id = name === 'superiorId' ? people.idOf(value) : value;
    return { ...(id > 0 && { id }), name: references[name][1](value) ?? null };
  };
  type Referring = keyof typeof references;
  type Recorded = Exclude<WrittenAttribute, Referring> | (typeof references)[Referring][0];
  const valuesOf = (values: PersonValues): { readonly [Name in Recorded]?: unknown } =>
    Object.fromEntries(
      changed.map((name) =>
        isReference(name) ? [references[name][0], referenceTo(name, values[name])] : [name, values[name] ?? null],
      ),
    );
  const changes = changesBetween(before && valuesOf(before), valuesOf(after));
  const list = (heading: string) => shown.find(({ attribute }) => attribute === heading);
  const groups = list(headingOf.groups);
  if (groups) {
    changes.push({
      attribute: 'groups',
      before: groups.before?.split('|') ?? [],
      after: groups.after?.split('|') ?? [],
    });
  }
  if (roles.before.join() !== roles.after.join()) {
    changes.push({ attribute: 'roles', before: roles.before.join(','), after: roles.after.join(',') });
  }
  const active = list(headingOf.active);
  if (active) changes.push({ attribute: 'active', before: active.before === 'Sim', after: active.after === 'Sim' });
  return changes;
}
