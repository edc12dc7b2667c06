import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { findStoredPerson } from '../db/people/directory-writes.ts';
import { listOpenTasks } from '../db/people/open-tasks.ts';
import { NotFoundError } from '../errors.ts';
import type { AnswerOf } from '../handlers.ts';

type Call = (typeof endpoints)['directory.tasks'];

/** Returns the open tasks of a person. @throws NotFoundError if the person does not exist */
export async function listPersonTasks(
  { services: { db } }: CallContext,
  { params, query }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const person = await findStoredPerson(db, params.id);
  if (!person) throw new NotFoundError('Não encontramos esta pessoa');
  const { rows, total } = await listOpenTasks(db, person.id, query);
  return {
    elements: rows.map((task) => ({
      id: task.id,
      idk: task.idk,
      process: task.process_title,
      step: task.title,
      createdAt: task.created_at.toISOString(),
      dueAt: task.due_at?.toISOString() ?? null,
      taken: task.taken,
      sole: task.sole,
    })),
    totalElements: total,
  };
}
