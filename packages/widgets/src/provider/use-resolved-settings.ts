import { useContext, useMemo } from 'react';
import { resolveSettings } from './resolve-settings.ts';
import { type ResolvedSettings, TramitaContext, type TramitaSettings } from './tramita-context.ts';
import { useLanguage } from './use-language.ts';

/** Merges the given settings over those of the surrounding provider; returns the same object while nothing changes. */
export function useResolvedSettings(given: TramitaSettings): ResolvedSettings {
  const around = useContext(TramitaContext);
  const {
    client,
    theme,
    resetPageStyles,
    isolate,
    locale,
    messages,
    linkComponent,
    navigate,
    storage,
    storageScope,
    queryClient,
    onEvent,
    onError,
    now,
  } = given;
  const resolved = useMemo(
    () =>
      resolveSettings(around, {
        client,
        theme,
        resetPageStyles,
        isolate,
        locale,
        messages,
        linkComponent,
        navigate,
        storage,
        storageScope,
        queryClient,
        onEvent,
        onError,
        now,
      }),
    [
      around,
      client,
      theme,
      resetPageStyles,
      isolate,
      locale,
      messages,
      linkComponent,
      navigate,
      storage,
      storageScope,
      queryClient,
      onEvent,
      onError,
      now,
    ],
  );
  const language = useLanguage(resolved.locale, resolved.onError);
  return useMemo(() => ({ ...resolved, language }), [resolved, language]);
}
