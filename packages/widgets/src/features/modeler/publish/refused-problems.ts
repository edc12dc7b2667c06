import type { FieldProblem } from '@tramita/client/contract';
import type { ProblemPlace, PublishProblem } from '@tramita/client/rules';

/** Checks the server makes and the modeler cannot: whether people, groups and areas exist. */
const serverCheck = 12;

/** The place a refusal names: `steps.{id}`, `steps.{id}.connections.{index}`, `data.{id}`; the process for any other. */
function placeOf(name: string): ProblemPlace {
  const connection = /^steps\.(.+)\.connections\.(\d+)$/s.exec(name);
  if (connection) return { kind: 'connection', stepId: connection[1] ?? '', index: Number(connection[2]) };
  if (name.startsWith('steps.')) return { kind: 'step', stepId: name.slice('steps.'.length) };
  return name.startsWith('data.') ? { kind: 'field', fieldId: name.slice('data.'.length) } : { kind: 'process' };
}

/** What the server found wrong, as problems with their places. */
export function refusedProblems(fields: readonly FieldProblem[]): PublishProblem[] {
  return fields.map(({ name, message }) => ({ check: serverCheck, message, place: placeOf(name) }));
}
