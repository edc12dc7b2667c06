import { useContext, useMemo } from 'react';
import { resolveSettings } from './resolve-settings.ts';
import { TramitaContext, type TramitaSettings } from './tramita-context.ts';

/** Merges the given settings over those of the surrounding provider; returns the same object while nothing changes. */
export function useResolvedSettings(given: TramitaSettings) {
  const around = useContext(TramitaContext);
  const {
    client,
    theme,
    resetPageStyles,
    isolate,
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
  return useMemo(
    () =>
      resolveSettings(around, {
        client,
        theme,
        resetPageStyles,
        isolate,
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
}
