import type { FieldProblem } from '@tramita/client/contract';
import type { ProblemPlace, PublishProblem } from '@tramita/client/rules';

/** Number of the checks that only the server can make: whether people, groups and areas exist. */
const serverCheck = 12;

/** The element of a field name: `steps.{id}`, `steps.{id}.connections.{index}`, `data.{id}`; else the process. */
function placeOf(name: string): ProblemPlace {
  const connection = /^steps\.(.+)\.connections\.(\d+)$/s.exec(name);
  if (connection) return { kind: 'connection', stepId: connection[1] ?? '', index: Number(connection[2]) };
  if (name.startsWith('steps.')) return { kind: 'step', stepId: name.slice('steps.'.length) };
  return name.startsWith('data.') ? { kind: 'field', fieldId: name.slice('data.'.length) } : { kind: 'process' };
}

/** Returns the problems found by the server with their elements. */
export function refusedProblems(fields: readonly FieldProblem[]): PublishProblem[] {
  return fields.map(({ name, message }) => ({ check: serverCheck, message, place: placeOf(name) }));
}
