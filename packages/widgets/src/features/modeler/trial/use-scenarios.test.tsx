// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { act, render, waitFor } from '@testing-library/react';
import { createClient, staticTokenProvider } from '@tramita/client';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { modelerTrialMessages } from '../../../messages/features/modeler/trial.ts';
import { QueryScope } from '../../../provider/queries/QueryScope.tsx';
import { TramitaProvider } from '../../../provider/TramitaProvider.tsx';
import { useMessages } from '../../../provider/use-messages.ts';
import { WidgetRoot } from '../../../provider/WidgetRoot.tsx';
import { createModelerStore, isUnsaved } from '../store/create-modeler-store.ts';
import { ModelerContext } from '../store/modeler-context.ts';
import { trialModel } from './testing/trial-example.ts';
import { useScenarios } from './use-scenarios.ts';
import { useSimulation } from './use-simulation.ts';

interface Latest {
  scenarios?: ReturnType<typeof useScenarios>;
}

/** Exposes the scenarios of process 7, with a request filled in. */
function Probe({ latest }: { latest: Latest }) {
  const run = useSimulation();
  const scenarios = useScenarios(run, 7, useMessages(modelerTrialMessages));
  const { draft, open: openDraft } = run;
  useEffect(() => {
    latest.scenarios = scenarios;
    if (!draft) openDraft({ values: { valor: 10 }, answers: [] });
  });
  return null;
}

function open(answer: () => Response) {
  const bodies: unknown[] = [];
  const client = createClient({
    baseUrl: 'http://api.test',
    tokenProvider: staticTokenProvider('token'),
    fetch: async (input, init) => {
      bodies.push(await new Request(input, init).json());
      return answer();
    },
  });
  const store = createModelerStore(trialModel());
  const latest: Latest = {};
  render(
    <TramitaProvider storageScope="ana" client={client} onError={() => {}} queryClient={new QueryClient()}>
      <WidgetRoot>
        <QueryScope>
          <ModelerContext.Provider value={store}>
            <Probe latest={latest} />
          </ModelerContext.Provider>
        </QueryScope>
      </WidgetRoot>
    </TramitaProvider>,
  );
  const scenarios = () => {
    if (!latest.scenarios) throw new Error('Nothing rendered');
    return latest.scenarios;
  };
  const names = () => store.get().history.present.scenarios.map(({ name }) => name);
  return { store, scenarios, names, bodies };
}

test('sends scenarios of an existing process to the server one at a time, and leaves nothing unsaved', async () => {
  const { store, scenarios, names, bodies } = open(() => new Response(null, { status: 204 }));
  const onKept = vi.fn();
  act(() => {
    scenarios().save('Baixo', onKept);
    scenarios().save('Outro', onKept);
  });
  await waitFor(() => expect(onKept).toHaveBeenCalledTimes(2));
  expect(names()).toEqual(['Baixo', 'Outro']);
  expect(isUnsaved(store.get())).toBe(false);
  expect(bodies).toMatchObject([
    { scenarios: [{ name: 'Baixo' }] },
    { scenarios: [{ name: 'Baixo' }, { name: 'Outro' }] },
  ]);
  act(() => scenarios().remove(store.get().history.present.scenarios[0]?.id ?? ''));
  await waitFor(() => expect(names()).toEqual(['Outro']));
  expect(isUnsaved(store.get())).toBe(false);
});

test('does not keep a scenario the server refuses, and keeps its name for another try', async () => {
  const { store, scenarios, names, bodies } = open(() => Response.json({}, { status: 403 }));
  const onKept = vi.fn();
  act(() => scenarios().save('Baixo', onKept));
  await waitFor(() => expect(bodies).toHaveLength(1));
  await waitFor(() => expect(document.body.textContent).toContain('Não foi possível salvar os cenários'));
  expect(onKept).not.toHaveBeenCalled();
  expect(names()).toEqual([]);
  expect(isUnsaved(store.get())).toBe(false);
});
