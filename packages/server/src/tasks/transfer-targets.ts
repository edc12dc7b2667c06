import { specialAssignees, type TransferBody } from '@tramita/client/contract';
import { type EnginePerson, type KnownGroup, type KnownPerson, specialAssignee } from '@tramita/client/engine';
import { errorMessage } from '@tramita/client/rules';
import type { Db } from '../db/connection/db.ts';
import { findKnownGroups, findKnownPeople } from '../db/engine/request-state.ts';
import { InvalidInputError } from '../errors.ts';
import { say, type Text } from '../text/sentence.ts';

/**
 * Targets of a transfer. `people` may contain special ids, because each request has its own requester and superiors.
 */
export interface TransferTargets {
  readonly people: readonly number[];
  readonly groups: readonly { readonly id: number; readonly name: string }[];
  readonly known: Readonly<Record<number, KnownPerson>>;
}

/** Targets of one request: distinct people and groups, with their names in the same order. */
export interface ResolvedTargets {
  readonly users: readonly number[];
  readonly groups: readonly number[];
  readonly names: readonly string[];
}

const specialIds: ReadonlySet<number> = new Set(Object.values(specialAssignees));

/**
 * Returns the people and groups a transfer names.
 * @throws InvalidInputError ROUTE_TARGET_REQUIRED if it names none; ROUTE_TARGET_UNKNOWN with a sentence about each one
 *   that does not exist, is not active, or is a group without members
 */
export async function findTransferTargets(db: Db, body: TransferBody): Promise<TransferTargets> {
  const people = [...new Set(body.assignees)];
  const groupIds = [...new Set(body.groups)];
  if (people.length + groupIds.length === 0) {
    throw new InvalidInputError(errorMessage('ROUTE_TARGET_REQUIRED'), 'ROUTE_TARGET_REQUIRED');
  }
  const named = people.filter((id) => !specialIds.has(id));
  const known = await findKnownPeople(db, named);
  const knownGroups = await findKnownGroups(db, groupIds);
  refuseUnknown([
    ...named.flatMap((id) => personProblem(id, known[id])),
    ...groupIds.flatMap((id) => groupProblem(id, knownGroups[id])),
  ]);
  return { people, groups: groupIds.map((id) => ({ id, name: knownGroups[id]?.name ?? '' })), known };
}

/**
 * Returns the targets for one request, with special ids resolved from its requester.
 * @throws InvalidInputError ROUTE_TARGET_UNKNOWN naming the user who has no superior, or is no longer active
 */
export function resolveTransferTargets(
  { people, groups, known }: TransferTargets,
  requester: EnginePerson,
): ResolvedTargets {
  const names = new Map<number, string>();
  const problems: Text[] = [];
  for (const id of people) {
    const special = specialAssignee(id, requester);
    if (!special) names.set(id, known[id]?.completeName ?? '');
    else if (id === specialAssignees.initiator && !requester.active) problems.push(...personProblem(id, requester));
    else if ('withoutSuperior' in special) problems.push(superiorProblem(special.withoutSuperior));
    else {
      names.set(special.person.id, special.person.completeName);
      problems.push(...personProblem(special.person.id, special.person));
    }
  }
  refuseUnknown(problems);
  return {
    users: [...names.keys()],
    groups: groups.map(({ id }) => id),
    names: [...names.values(), ...groups.map(({ name }) => name)],
  };
}

function refuseUnknown(problems: readonly Text[]): void {
  if (problems.length > 0) throw new InvalidInputError(problems, 'ROUTE_TARGET_UNKNOWN');
}

function personProblem(id: number, person: KnownPerson | undefined): Text[] {
  if (person?.active) return [];
  return [
    person ? say`${person.completeName} não está ativo no cadastro.` : say`Não há usuário com o código ${String(id)}.`,
  ];
}

function groupProblem(id: number, group: KnownGroup | undefined): Text[] {
  if (!group) return [say`Não há grupo com o código ${String(id)}.`];
  if (!group.active) return [say`O grupo ${group.name} não está ativo no cadastro.`];
  return group.hasMembers ? [] : [say`O grupo ${group.name} não tem membros ativos.`];
}

const superiorProblem = ({ completeName }: EnginePerson): Text =>
  say`${completeName} não tem superior direto cadastrado e ativo.`;
