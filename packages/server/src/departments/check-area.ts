import { areaProblems } from '@tramita/client/rules';
import type { Db } from '../db/connection/db.ts';
import { type AreaToWrite, findArea, isAreaNameTaken } from '../db/people/departments.ts';
import { findAbsent } from '../db/people/groups.ts';
import { type InvalidField, InvalidInputError, ServiceError } from '../errors.ts';

/** A sent department or sector, merged with its stored values. */
export interface AreaInput {
  readonly description?: string | undefined;
  readonly responsibles?: readonly number[] | undefined;
  readonly active?: boolean | null | undefined;
  /** Null for departments; undefined for a sector without one. */
  readonly departmentId: number | null | undefined;
}

/**
 * Validates a department or sector before it is written; `id` is its own if it already exists. Must run inside a
 * transaction that has called `lockAreas`, because of the unique name.
 * @throws InvalidInputError with a message for each invalid input; a 409 if another one has the name
 */
export async function checkArea(db: Db, input: AreaInput, id: number | null): Promise<AreaToWrite> {
  const { departmentId } = input;
  const kind = departmentId === null ? 'department' : 'sector';
  const responsibles = [...new Set(input.responsibles ?? [])];
  const problems = areaProblems({ ...input, responsibles }, kind);
  const fields = Object.entries(problems).map(([name, message]): InvalidField => ({ name, message }));
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
    const message =
      kind === 'department' ? 'Já existe um departamento com este nome' : 'Já existe um setor com este nome';
    throw new ServiceError(409, 'CONFLICT', message, { fields: [{ name: 'description', message }] });
  }
  return area;
}
