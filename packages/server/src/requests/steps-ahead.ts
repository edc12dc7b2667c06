import type { WorkflowDefinition } from '@tramita/client/contract';

/**
 * Returns the ids of the steps that the flow can reach from a step; includes the step itself only if the flow can
 * return to it.
 */
export function stepsAhead({ steps }: WorkflowDefinition, from: string): ReadonlySet<string> {
  const links = new Map(steps.map(({ id, connections }) => [id, connections.map(({ stepId }) => stepId)]));
  const ahead = new Set<string>(links.get(from));
  // iterating a set also visits the values added meanwhile
  for (const id of ahead) for (const next of links.get(id) ?? []) ahead.add(next);
  return ahead;
}
