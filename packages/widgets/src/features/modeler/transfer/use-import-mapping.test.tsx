// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { createClient, staticTokenProvider } from '@tramita/client';
import { changeProcess, newWorkflow } from '@tramita/client/rules';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { transferMessages } from '../../../messages/features/modeler/transfer.ts';
import { QueryScope } from '../../../provider/queries/QueryScope.tsx';
import { TramitaProvider } from '../../../provider/TramitaProvider.tsx';
import { WidgetRoot } from '../../../provider/WidgetRoot.tsx';
import { createModelerStore } from '../store/create-modeler-store.ts';
import { ModelerContext } from '../store/modeler-context.ts';
import type { ReadImport } from './read-import.ts';
import { useImportMapping } from './use-import-mapping.ts';

const area = { id: 1, description: 'Financeiro', active: true };
const model = changeProcess(newWorkflow(), { department: area, sector: area });
const nothing = { people: [], groups: [], notes: [] };
const read: ReadImport = { ok: true, model, ...nothing, statuses: [99], department: area, sector: area };

function open() {
  let answer: (response: Response) => void = () => {};
  const asked = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const client = createClient({
    baseUrl: 'http://api.test',
    tokenProvider: staticTokenProvider('token'),
    fetch: () => asked,
  });
  const store = createModelerStore(model);
  const queryClient = new QueryClient();
  const around = ({ children }: { children: ReactNode }) => (
    <TramitaProvider storageScope="ana" client={client} onError={() => {}} queryClient={queryClient}>
      <WidgetRoot>
        <QueryScope>
          <ModelerContext.Provider value={store}>{children}</ModelerContext.Provider>
        </QueryScope>
      </WidgetRoot>
    </TramitaProvider>
  );
  const onSave = vi.fn();
  const hook = renderHook(() => useImportMapping(read, transferMessages, onSave), { wrapper: around });
  return { ...hook, onSave, answer: () => answer(Response.json([{ id: 1, description: 'Ativo' }])) };
}

test('imports nothing if the dialog closes while the statuses are loading', async () => {
  const { result, unmount, onSave, answer } = open();
  const saving = result.current.save();
  unmount();
  answer();
  await saving;
  expect(onSave).not.toHaveBeenCalled();
});

test('imports the process after the existing statuses are loaded', async () => {
  const { result, onSave, answer } = open();
  await act(async () => {
    const saving = result.current.save();
    answer();
    await saving;
  });
  expect(onSave).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ statuses: [1], department: area, sector: area }),
  );
});
