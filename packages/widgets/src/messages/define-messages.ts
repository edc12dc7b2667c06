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
export function defineMessages<Feature extends string, Texts extends Record<string, MessageValue>>(
  feature: Feature,
  texts: Texts,
): FeatureMessages<Feature, Texts> {
  return { $feature: feature, ...texts };
}
