import type { PersonValues } from './person-values.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns names that follow from the first and last name, unless they are given or were entered differently before. */
function derivedNames(before: PersonValues | null, given: PersonValues): PersonValues {
  const first = text(given.firstName ?? before?.firstName);
  const last = text(given.lastName ?? before?.lastName);
  const complete = `${first} ${last}`.trim();
  const names: PersonValues = {};
  const followed = before === null || before.completeName === `${text(before.firstName)} ${text(before.lastName)}`;
  if (!given.completeName && followed) names.completeName = complete;
  if (given.nickName) return names;
  if (before === null || before.nickName === before.firstName) names.nickName = first;
  else if (before.nickName === before.completeName && names.completeName !== undefined) names.nickName = complete;
  return names;
}

/** Returns whether a write sets the reference to another record, or to one whose text is still missing. */
function isSet(
  before: PersonValues | null,
  given: PersonValues,
  reference: keyof PersonValues,
  field: keyof PersonValues,
) {
  if (given[reference] === undefined || given[field] !== undefined) return false;
  return before === null || given[reference] !== before[reference] || (before[field] ?? null) === null;
}

/** The records that the written values refer to; null without a reference. */
export interface References {
  readonly branch: { readonly name: string; readonly code: string | null } | null;
  readonly job_title: { readonly name: string } | null;
  readonly sector: { readonly name: string } | null;
  readonly status: { readonly restrictsMenu: boolean } | null;
}

/**
 * Returns the values that follow from a write: the texts of branch, job title and sector in the custom fields, and the
 * personal menu of a status. Values that the write gives are left out.
 */
export function valuesFrom(found: References, before: PersonValues | null, given: PersonValues): PersonValues {
  const derived = derivedNames(before, given);
  if (isSet(before, given, 'branchId', 'custom4')) derived.custom4 = found.branch?.code ?? found.branch?.name ?? null;
  if (isSet(before, given, 'jobTitleId', 'custom3')) derived.custom3 = found.job_title?.name ?? null;
  if (isSet(before, given, 'sectorId', 'custom5')) derived.custom5 = found.sector?.name ?? null;
  const changesStatus = given.statusId !== undefined && given.statusId !== (before?.statusId ?? null);
  if (changesStatus && given.showOnlyPersonalMenu === undefined) {
    derived.showOnlyPersonalMenu = found.status?.restrictsMenu ?? false;
  }
  return derived;
}
