/** Something wrong with a process definition. `message` is a sentence in Portuguese for its author. */
export type DefinitionProblem = {
  /** Id of the step it stands in, when it stands in one. */
  stepId?: string;
  /** Id of the field it is about, when it is about one. */
  fieldId?: string;
  message: string;
};

/** What a problem is about, where the modeler says the same in words of its own. */
export type ProblemTopic = 'end' | 'exit' | 'step title' | 'condition' | 'service' | 'sla' | 'name' | 'field';

/** A problem as the checks find it. */
export type FoundProblem = DefinitionProblem & { topic?: ProblemTopic };

/** A message as a part of the checks finds it, before its place is known. */
export type FoundMessage = { message: string; topic?: ProblemTopic };

/** Names that stand more than once, each once. */
export function repeated(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return [...new Set(names.filter((name) => seen.size === seen.add(name).size))];
}
