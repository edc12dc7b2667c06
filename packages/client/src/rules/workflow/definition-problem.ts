/** Something wrong with a process definition. `message` is a sentence in Portuguese for its author. */
export type DefinitionProblem = {
  /** Id of the step it stands in, when it stands in one. */
  stepId?: string;
  /** Id of the field it is about, when it is about one. */
  fieldId?: string;
  message: string;
};

/** Names that stand more than once, each once. */
export function repeated(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}
