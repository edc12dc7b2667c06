import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createClient, staticTokenProvider } from '@tramita/client';
import type { ModelStep, WorkflowModel } from '@tramita/client/contract';
import type { Locale } from '../../../../messages/language/locale.ts';
import { QueryScope } from '../../../../provider/queries/QueryScope.tsx';
import { TramitaProvider } from '../../../../provider/TramitaProvider.tsx';
import { WidgetRoot } from '../../../../provider/WidgetRoot.tsx';
import { createModelerStore, type Selection } from '../../store/create-modeler-store.ts';
import { ModelerContext } from '../../store/modeler-context.ts';
import { SettingsPanel } from '../SettingsPanel.tsx';
import { connectionSettings, processSettings, stepSettings } from '../settings-parts.ts';
import { exampleProcess } from './panel-examples.ts';

// the tests read the panel immediately after a selection
await Promise.all([processSettings.load(), stepSettings.load(), connectionSettings.load()]);

const pageOf = (elements: readonly unknown[]) => ({ elements, totalElements: elements.length });
const area = (id: number, description: string) => ({ id, description, active: true, belong: true });
const group = (id: number, name: string) => ({ id, name, active: true });

/** Responses of the server by path. */
const answers: Readonly<Record<string, unknown>> = {
  '/v1/assignees': pageOf([{ id: 1001, firstName: 'Priscila', lastName: 'Reis', userName: 'priscila.reis' }]),
  '/v1/groups': pageOf([group(3, 'Fiscal Matriz'), group(4, 'Tesouraria')]),
  '/v1/initializer-groups': pageOf([group(7, 'Gestores'), group(8, 'Lojas')]),
  '/v1/process-category': [
    { id: 1, title: 'Financeiro' },
    { id: 2, title: 'Pessoas' },
  ],
  '/v1/assignee-statuses': [
    { id: 1, description: 'Ativo' },
    { id: 2, description: 'Férias' },
  ],
  '/v1/departments': pageOf([area(1, 'Financeiro'), area(2, 'Pessoas')]),
  '/v1/departments/2/sectors': pageOf([]),
  '/v1/departments/1/sectors': pageOf([{ ...area(10, 'Contas a pagar'), departmentId: 1 }]),
};

/** Opens the settings of a selection in a document of its own; `asked` contains the requested addresses. */
export function openSettings(
  selection: Selection,
  model: WorkflowModel = exampleProcess(),
  failing: string[] = [],
  locale?: Locale,
) {
  const asked: URL[] = [];
  const client = createClient({
    baseUrl: 'http://api.test',
    tokenProvider: staticTokenProvider('token'),
    fetch: async (input) => {
      const url = new URL(input instanceof Request ? input.url : String(input));
      asked.push(url);
      const answer = failing.includes(url.pathname) ? undefined : answers[url.pathname];
      return Response.json(answer ?? {}, { status: answer === undefined ? 500 : 200 });
    },
  });
  const store = createModelerStore(model);
  store.select(selection);
  const queries = { retry: false, gcTime: Number.POSITIVE_INFINITY };
  const screen = render(
    <TramitaProvider
      storageScope="ana"
      locale={locale}
      client={client}
      onError={() => {}}
      queryClient={new QueryClient({ defaultOptions: { queries } })}
    >
      <WidgetRoot>
        <QueryScope>
          <ModelerContext.Provider value={store}>
            <SettingsPanel />
          </ModelerContext.Provider>
        </QueryScope>
      </WidgetRoot>
    </TramitaProvider>,
  );
  const present = () => store.get().history.present;
  return {
    store,
    screen,
    asked,
    present,
    /** Returns the current state of the step. */
    step: <Type extends ModelStep['type']>(id: string, type: Type) => {
      const found = present().steps.find((step) => step.id === id);
      if (found?.type !== type) throw new Error(`No ${type} ${id}`);
      return found as Extract<ModelStep, { type: Type }>;
    },
  };
}
