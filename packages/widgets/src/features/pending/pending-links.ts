import type { PendingCause, PendingEntry, PendingKind } from '@tramita/client/contract';

/** Addresses of the pages on which pending work is solved. Without one, the entries have no link there. */
export interface PendingLinks {
  /** Of a request by its protocol. */
  readonly request?: (protocol: string) => string;
  readonly person?: (id: number) => string;
  readonly group?: (id: number) => string;
  readonly department?: (id: number) => string;
  readonly sector?: (id: number, department: number) => string;
  /** Of a process, in the modeler. */
  readonly process?: (id: number) => string;
}

/** Returns the address of the record of an entry. */
export function recordHref(kind: PendingKind, entry: PendingEntry, links: PendingLinks): string | undefined {
  const { id, protocol, personId, area, departmentId } = entry;
  if (protocol !== null) return links.request?.(protocol);
  if (personId !== null) return links.person?.(personId);
  if (area === 'department') return links.department?.(id);
  if (area === 'sector') return links.sector?.(id, departmentId ?? 0);
  return kind === 'GROUPS_WITHOUT_MEMBERS' ? links.group?.(id) : links.process?.(id);
}

/** Returns the address of a person or group that an entry is about. */
export const causeHref = ({ kind, id }: PendingCause, links: PendingLinks): string | undefined =>
  kind === 'PERSON' ? links.person?.(id) : links.group?.(id);

/** Kinds whose entries stop the work of someone. */
export const stoppingKinds: ReadonlySet<PendingKind> = new Set([
  'TASKS_OF_INACTIVE_PEOPLE',
  'TASKS_OF_EMPTY_GROUPS',
  'TASKS_OF_OWN_REQUESTS',
  'STEPS_WITHOUT_ASSIGNEE',
]);

const pickedKinds = ['PEOPLE_WITHOUT_SUPERIOR', 'INACTIVE_SUPERIORS', 'ABSENCES_WITHOUT_SUBSTITUTE'] as const;

/** Kinds that a person chosen in a dialog solves. */
export type PickedKind = (typeof pickedKinds)[number];

export const isPicked = (kind: PendingKind): kind is PickedKind => pickedKinds.some((picked) => picked === kind);
