import type { BodyOf, publishProcess } from '@tramita/client/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/tables/schema.ts';
import { insertProcess, step } from '../../../db/testing/builders.ts';

/** Input for publishing the first version of a process. */
export type PublishInput = BodyOf<typeof publishProcess>;

/** Departments and sectors for the processes of an office. */
interface Places {
  readonly department: { readonly own: number; readonly other: { readonly id: number } };
  readonly sector: { readonly own: number; readonly other: { readonly id: number } };
}

/** Ids that {@link publishInput} refers to. */
export interface PublishReferences {
  readonly category: number;
  readonly status: number;
  readonly department: number;
  readonly sector: number;
}

/** Returns a minimal process to publish: a start, one task of the requester, and the end. */
export function publishInput(references: PublishReferences, overrides: Partial<PublishInput> = {}): PublishInput {
  const { category, status, department, sector } = references;
  return {
    title: 'Pedido de crachá',
    description: 'Segunda via de crachás',
    category: { id: category, title: 'Pessoas' },
    assigneeStatuses: [status],
    department: { id: department, description: 'Pessoas', active: true },
    sector: { id: sector, description: 'Folha', active: true },
    hasNps: true,
    steps: [
      { type: 'START_EVENT', id: 'start', title: 'Início', typeTitle: 'Início', icon: 'start', nextStepId: 'fill' },
      {
        type: 'USER_TASK',
        id: 'fill',
        title: 'Preencher o pedido',
        typeTitle: 'Tarefa (Usuário)',
        icon: 'task',
        assignees: [{ id: 1, firstName: 'Iniciador' }],
        nextStepId: 'end',
      },
      { type: 'END_EVENT', id: 'end', title: 'Final', typeTitle: 'Final', icon: 'end' },
    ],
    data: [],
    dataSteps: [],
    gatewayFlows: [],
    ...overrides,
  };
}

/**
 * Inserts categories, statuses and three processes: of the coordinator's sector, of a place without responsible people,
 * and an external one.
 */
export async function insertProcesses(db: Kysely<Database>, { department, sector }: Places) {
  const category = await db
    .insertInto('categories')
    .values({ title: 'Pessoas', icon: null, color: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const status = await db
    .insertInto('assignee_statuses')
    .values({ description: 'Ativo' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const definition = { steps: [step.start('end'), step.end()], fields: [] };
  const here = { department_id: department.own, sector_id: sector.own };
  const there = { department_id: department.other.id, sector_id: sector.other.id };
  const references = { category: category.id, status: status.id, department: department.own, sector: sector.own };
  return {
    references,
    own: await insertProcess(db, definition, { ...here, title: 'Férias' }),
    foreign: await insertProcess(db, definition, { ...there, title: 'Contratos' }),
    linked: await insertProcess(
      db,
      { steps: [], fields: [] },
      { ...here, title: 'Ponto', url: 'https://ponto.example' },
    ),
  };
}
