import { specialAssignees } from '../contract/processes/flow-constants.ts';
import type { Step } from '../contract/processes/workflow.ts';
import type { EnginePerson, RequestState } from './state.ts';

/** A step that a person works on. */
export type HumanStep = Extract<Step, { type: 'USER_TASK' | 'APPROVAL_TASK' }>;

/** The addressees of a task, and a message for each addressee of the step that was not found. */
export interface Addressees {
  readonly users: readonly number[];
  readonly groups: readonly number[];
  /** Names in the same order, people first. */
  readonly names: readonly string[];
  readonly missing: readonly string[];
  /** Superiors who are addressed instead of inactive people. */
  readonly forwarded: readonly { readonly instead: InsteadOf; readonly to: string }[];
}

/** The inactive person whom a superior replaces: the requester, or the superior with this name. */
export type InsteadOf = { readonly requester: true } | { readonly superior: string };

type Found =
  | { readonly id: number; readonly name: string; readonly instead?: InsteadOf | undefined }
  | { readonly missing: string };

/**
 * Finds the people and groups a step is addressed to at the moment it is reached. The special ids refer to the
 * requester, their superior and the superior's superior; the nearest active superior replaces an inactive one, or the
 * inactive requester. Other inactive people and groups without members count as missing.
 */
export function resolveAssignees(step: HumanStep, state: RequestState): Addressees {
  const people = step.assignees.map(({ id, firstName }) => findPerson(id, firstName, step, state));
  const groups = step.groups.map(({ id, name }) => findGroup(id, name, step, state));
  const foundPeople = unique(people.filter(isFound));
  const foundGroups = unique(groups.filter(isFound));
  const missing = [...people, ...groups].flatMap((entry) => ('missing' in entry ? [entry.missing] : []));
  return {
    users: foundPeople.map(({ id }) => id),
    groups: foundGroups.map(({ id }) => id),
    names: [...foundPeople, ...foundGroups].map(({ name }) => name),
    forwarded: people.flatMap((entry) =>
      'id' in entry && entry.instead ? [{ instead: entry.instead, to: entry.name }] : [],
    ),
    missing:
      people.length + groups.length > 0 ? missing : [`A etapa ${step.title} não tem responsável nem grupo definido.`],
  };
}

/**
 * Returns the person a special id refers to, or the person whose superior is missing; null for any other id. `instead`
 * names the inactive person whom the returned one replaces.
 */
export function specialAssignee(
  id: number,
  requester: EnginePerson,
):
  | { readonly person: EnginePerson; readonly instead?: InsteadOf | undefined }
  | { readonly withoutSuperior: EnginePerson }
  | null {
  if (id === specialAssignees.initiator) return initiatorOf(requester);
  if (id !== specialAssignees.superior && id !== specialAssignees.superiorOfSuperior) return null;
  const { superior } = requester;
  if (!superior) return { withoutSuperior: requester };
  const skipped = requester.inactiveSuperior;
  if (id === specialAssignees.superior) return { person: superior, instead: insteadOf(skipped) };
  if (!superior.superior) return { withoutSuperior: superior };
  return { person: superior.superior, instead: insteadOf(skipped ?? superior.inactiveSuperior) };
}

const insteadOf = (name: string | undefined): InsteadOf | undefined =>
  name === undefined ? undefined : { superior: name };

function initiatorOf(requester: EnginePerson) {
  if (requester.active) return { person: requester };
  const { superior } = requester;
  return superior ? { person: superior, instead: { requester: true } as const } : { withoutSuperior: requester };
}

function findPerson(id: number, name: string, step: HumanStep, state: RequestState): Found {
  const special = specialAssignee(id, state.requester);
  if (special && 'person' in special) {
    return { id: special.person.id, name: special.person.completeName, instead: special.instead };
  }
  if (special) {
    const { completeName } = special.withoutSuperior;
    return {
      missing: `${completeName} não tem superior direto cadastrado e ativo, de quem depende a etapa ${step.title}.`,
    };
  }
  const person = state.people[id];
  if (person?.active) return { id, name: person.completeName };
  return {
    missing: `${person?.completeName ?? name}, responsável pela etapa ${step.title}, não está ativo no cadastro.`,
  };
}

function findGroup(id: number, name: string, step: HumanStep, state: RequestState): Found {
  const group = state.groups[id];
  if (group?.active && group.hasMembers) return { id, name: group.name };
  return {
    missing:
      group?.active === true
        ? `O grupo ${group.name}, responsável pela etapa ${step.title}, não tem membros ativos.`
        : `O grupo ${group?.name ?? name}, responsável pela etapa ${step.title}, não está ativo no cadastro.`,
  };
}

function isFound(entry: Found): entry is Extract<Found, { id: number }> {
  return 'id' in entry;
}

function unique(entries: readonly { id: number; name: string }[]) {
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}
