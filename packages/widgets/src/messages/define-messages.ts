/** A message: a text, or a function that returns it for the given values. */
export type MessageValue = string | ((...values: never[]) => string);

/** Texts of one feature, with the name hosts use to override them. */
export type FeatureMessages<Feature extends string, Texts extends Record<string, MessageValue>> = Texts & {
  readonly $feature: Feature;
};

/**
 * Declares the texts of a feature.
 *
 * @example
 * export const inboxMessages = defineMessages('taskInbox', {
 *   title: 'Tarefas',
 *   count: (total: number) => (total === 1 ? '1 tarefa' : `${total} tarefas`),
 * });
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineMessages<Feature extends string, Texts extends Record<string, MessageValue>>(
  feature: Feature,
  texts: Texts,
): FeatureMessages<Feature, Texts> {
  return { $feature: feature, ...texts };
}

/** Adds texts to those of a feature whose base texts are also used on their own. */
/* @__NO_SIDE_EFFECTS__ */
export function extendMessages<
  Basic extends FeatureMessages<string, Record<string, MessageValue>>,
  Texts extends Record<string, MessageValue>,
>(basic: Basic, texts: Texts): Basic & Texts {
  return { ...basic, ...texts };
}
