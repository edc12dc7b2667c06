// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { createClient, staticTokenProvider } from '@tramita/client';
import { afterEach, expect, test, vi } from 'vitest';
import { TramitaProvider } from '../../../provider/TramitaProvider.tsx';
import { WidgetRoot } from '../../../provider/WidgetRoot.tsx';
import { createModelerStore } from '../store/create-modeler-store.ts';
import { ModelerContext } from '../store/modeler-context.ts';
import { SettingsPanel } from './SettingsPanel.tsx';
import { processSettings } from './settings-parts.ts';
import { exampleProcess } from './testing/panel-examples.ts';

afterEach(() => {
  // the panel would be rendered again with the real settings
  cleanup();
  vi.restoreAllMocks();
});

test('a panel whose process settings fail to load closes with a message and retries when opened again', async () => {
  // another file may have loaded the part
  vi.spyOn(processSettings, 'current', 'get').mockReturnValue(undefined);
  const load = vi.spyOn(processSettings, 'load').mockRejectedValueOnce(new Error('offline'));
  const client = createClient({
    baseUrl: 'http://api.test',
    tokenProvider: staticTokenProvider('token'),
    fetch: async () => Response.json({}, { status: 500 }),
  });
  const onClose = vi.fn();
  const panel = (isOpen: boolean) => (
    <TramitaProvider storageScope="ana" client={client} onError={() => {}}>
      <WidgetRoot>
        <ModelerContext.Provider value={store}>{isOpen && <SettingsPanel onClose={onClose} />}</ModelerContext.Provider>
      </WidgetRoot>
    </TramitaProvider>
  );
  const store = createModelerStore(exampleProcess());
  const screen = render(panel(true));
  expect(await screen.findByText('Não foi possível abrir. Verifique a conexão e tente novamente.')).toBeTruthy();
  expect(onClose).toHaveBeenCalledOnce();

  load.mockResolvedValueOnce(() => <p />);
  screen.rerender(panel(false));
  screen.rerender(panel(true));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(onClose).toHaveBeenCalledOnce();
});
