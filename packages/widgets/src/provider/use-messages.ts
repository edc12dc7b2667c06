import { useContext, useMemo } from 'react';
import type { FeatureMessages, MessageValue } from '../messages/define-messages.ts';
import { resolveMessages } from '../messages/resolve-messages.ts';
import { TramitaContext } from './tramita-context.ts';

/**
 * Returns the texts of a feature in the language of the page, including those that the page replaced.
 *
 * @example
 * const texts = useMessages(taskInboxMessages);
 * return <h2>{texts.title}</h2>;
 */
export function useMessages<Texts extends FeatureMessages<string, Record<string, MessageValue>>>(
  defaults: Texts,
): Texts {
  const settings = useContext(TramitaContext);
  const overrides = settings?.messages;
  const language = settings?.language ?? null;
  return useMemo(() => resolveMessages(defaults, overrides, language), [defaults, overrides, language]);
}

/**
 * Returns several tables of texts by name, each as {@link useMessages} does.
 *
 * @param defaults the same object on every render
 */
export function useMessageTables<Tables extends Record<string, FeatureMessages<string, Record<string, MessageValue>>>>(
  defaults: Tables,
): Tables {
  const settings = useContext(TramitaContext);
  const overrides = settings?.messages;
  const language = settings?.language ?? null;
  return useMemo(() => {
    const tables = Object.entries(defaults).map(([name, texts]) => [name, resolveMessages(texts, overrides, language)]);
    return Object.fromEntries(tables) as Tables;
  }, [defaults, overrides, language]);
}
