import type { WorkflowDefinition } from '@tramita/client/contract';

/** Ids of the steps that the flow can come to from a step; the step itself only if the flow can come back to it. */
export function stepsAhead({ steps }: WorkflowDefinition, from: string): ReadonlySet<string> {
  const links = new Map(steps.map(({ id, connections }) => [id, connections.map(({ stepId }) => stepId)]));
  const ahead = new Set<string>(links.get(from));
  // a set is walked in the order of its growth
  for (const id of ahead) for (const next of links.get(id) ?? []) ahead.add(next);
  return ahead;
}
