/** A problem of a process definition. `message` is a Portuguese sentence for its author. */
export type DefinitionProblem = {
  /** Id of the step with the problem, if it belongs to a step. */
  stepId?: string;
  /** Id of the field with the problem, if it belongs to a field. */
  fieldId?: string;
  message: string;
};

/** Subject of a problem for which the modeler has a message of its own. */
export type ProblemTopic = 'end' | 'exit' | 'step title' | 'condition' | 'service' | 'sla' | 'name' | 'field';

/** A problem as the checks return it. */
export type FoundProblem = DefinitionProblem & { topic?: ProblemTopic };

/** A message of a part of the checks, before its step or field is known. */
export type FoundMessage = { message: string; topic?: ProblemTopic };

/** Returns names that occur more than once, each once. */
export function repeated(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return [...new Set(names.filter((name) => seen.size === seen.add(name).size))];
}
