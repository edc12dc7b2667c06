/** A message is a text, or a function of what it names. */
export type MessageValue = string | ((...values: never[]) => string);

/** The texts of one feature, with the name under which a host overrides them. */
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

/** Texts of the same feature on top of some that are also used alone. */
/* @__NO_SIDE_EFFECTS__ */
export function extendMessages<
  Basic extends FeatureMessages<string, Record<string, MessageValue>>,
  Texts extends Record<string, MessageValue>,
>(basic: Basic, texts: Texts): Basic & Texts {
  return { ...basic, ...texts };
}
