import type { FieldProblem } from '@tramita/client/contract';
import { areaProblems } from '@tramita/client/rules';
import type { Db } from '../db/connection/db.ts';
import { type AreaToWrite, findArea, isAreaNameTaken } from '../db/people/departments.ts';
import { findAbsent } from '../db/people/groups.ts';
import { InvalidInputError, ServiceError } from '../errors.ts';

/** A department or sector as it was sent, over what it was before. */
export interface AreaInput {
  readonly description?: string | undefined;
  readonly responsibles?: readonly number[] | undefined;
  readonly active?: boolean | null | undefined;
  /** Null for departments; undefined for a sector without one. */
  readonly departmentId: number | null | undefined;
}

/**
 * Checks what is to be written; `id` is its own when it exists already. Inside a transaction that holds `lockAreas`,
 * for the name.
 * @throws InvalidInputError with the sentence of each refused input; a 409 when another has the name
 */
export async function checkArea(db: Db, input: AreaInput, id: number | null): Promise<AreaToWrite> {
  const { departmentId } = input;
  const kind = departmentId === null ? 'department' : 'sector';
  const responsibles = [...new Set(input.responsibles ?? [])];
  const problems = areaProblems({ ...input, responsibles }, kind);
  const fields = Object.entries(problems).map(([name, message]): FieldProblem => ({ name, message }));
  if (!problems.responsibles && (await findAbsent(db, 'users', responsibles)).length > 0) {
    fields.push({ name: 'responsibles', message: 'Há responsáveis que não existem' });
  }
  if (departmentId === undefined || (departmentId !== null && !(await findArea(db, 'department', departmentId, 0)))) {
    fields.push({ name: 'departmentId', message: 'Escolha o departamento do setor' });
  }
  const [first] = fields;
  if (first || departmentId === undefined) {
    throw new InvalidInputError(first?.message ?? '', 'VALIDATION_ERROR', fields);
  }
  const description = (input.description ?? '').trim().normalize('NFC');
  const area = { description, active: input.active ?? false, departmentId, responsibles };
  if (await isAreaNameTaken(db, area, id)) {
    const message = `Já existe um ${kind === 'department' ? 'departamento' : 'setor'} com este nome`;
    throw new ServiceError(409, 'CONFLICT', message, { fields: [{ name: 'description', message }] });
  }
  return area;
}
