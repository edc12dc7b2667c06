// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

const spanish = { common: { retry: 'Reintentar' } };
const translation = '../messages/es/translation.ts';

afterEach(() => {
  cleanup();
  vi.doUnmock(translation);
  vi.resetModules();
});

/** Renders a provider in Spanish whose texts are imported by `load`, with a copy of the modules that loaded none yet. */
async function renderSpanish(load: () => object) {
  vi.resetModules();
  vi.doMock(translation, load);
  const { TramitaProvider } = await import('./TramitaProvider.tsx');
  const { useMessages } = await import('./use-messages.ts');
  const { useLocale } = await import('./use-locale.ts');
  const { commonMessages } = await import('../messages/common.ts');
  const onError = vi.fn();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TramitaProvider locale="es" onError={onError}>
      {children}
    </TramitaProvider>
  );
  const { result } = renderHook(() => [useLocale(), useMessages(commonMessages).retry], { wrapper });
  return { onError, result };
}

test('E11.01 shows the texts of the chosen language once they are loaded', async () => {
  const { onError, result } = await renderSpanish(() => ({ translation: spanish }));
  await vi.waitFor(() => expect(result.current).toEqual(['es', 'Reintentar']));
  expect(onError).not.toHaveBeenCalled();
});

test('E11.01 texts that fail to load stay Portuguese and are loaded when the connection is back', async () => {
  let isOffline = true;
  const { onError, result } = await renderSpanish(() => {
    if (isOffline) throw new Error('offline');
    return { translation: spanish };
  });
  await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(result.current).toEqual(['pt-BR', 'Tentar novamente']));
  act(() => void window.dispatchEvent(new Event('online')));
  await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(2));
  expect(result.current).toEqual(['pt-BR', 'Tentar novamente']);

  isOffline = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await vi.waitFor(() => expect(result.current).toEqual(['es', 'Reintentar']));
  expect(onError).toHaveBeenCalledTimes(2);
});
