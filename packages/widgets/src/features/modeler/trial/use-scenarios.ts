import { useMutation } from '@tanstack/react-query';
import { newIdempotencyKey } from '@tramita/client';
import { type Scenario, saveScenarios, type WorkflowModel } from '@tramita/client/contract';
import { isSameOutcome, outcomeOf } from '@tramita/client/engine';
import { changeProcess } from '@tramita/client/rules';
import { useMemo } from 'react';
import type { modelerTrialMessages } from '../../../messages/features/modeler/trial.ts';
import { useTramita } from '../../../provider/tramita-context.ts';
import { designerSuccessMs } from '../../../timing/designer-success-ms.ts';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';
import { useModel, useModelerStore } from '../store/modeler-context.ts';
import type { SimulationState } from './use-simulation.ts';

/** A scenario and its current result. */
export interface ScenarioState {
  readonly scenario: Scenario;
  /** Whether its result is the same as when it was saved; null if unknown. */
  readonly isSame: boolean | null;
  readonly now: ReturnType<typeof outcomeOf>;
}

type ScenarioChange = (kept: readonly Scenario[]) => Scenario[];

interface Keeping {
  readonly change: ScenarioChange;
  readonly onKept: (() => void) | undefined;
}

const changing = (change: ScenarioChange) => (model: WorkflowModel) =>
  changeProcess(model, { scenarios: change(model.scenarios) });

/** The scenarios of the process, run again after each change and saved with the process. */
export function useScenarios(run: SimulationState, process: number | null, messages: typeof modelerTrialMessages) {
  const { client } = useTramita();
  const snackbars = useSnackbars();
  const store = useModelerStore();
  const scenarios = useModel((model) => model.scenarios);
  const sending = useMutation({
    // one after the other, each based on the result of the one before
    scope: { id: `scenarios-${process}` },
    // fails at once while offline, like every other call
    networkMode: 'always',
    mutationFn: async ({ change }: Keeping) => {
      if (process === null) return;
      const kept = change(store.get().history.present.scenarios);
      await client.call(saveScenarios, { params: { id: process }, body: { scenarios: [...kept] } });
    },
    onSuccess: (_answer, { change, onKept }) => {
      store.adopt(changing(change));
      onKept?.();
    },
    onError: () => snackbars.error(messages.saveFailed),
  });
  const { outcomeNow } = run;
  const states = useMemo(
    (): ScenarioState[] =>
      scenarios.map((scenario) => {
        const now = outcomeOf(outcomeNow(scenario));
        return { scenario, now, isSame: scenario.outcome ? isSameOutcome(scenario.outcome, now) : null };
      }),
    [scenarios, outcomeNow],
  );
  const keep = (change: ScenarioChange, onKept?: () => void) => {
    if (process !== null) return sending.mutate({ change, onKept });
    // sent to the server together with the process
    store.edit(changing(change));
    onKept?.();
  };
  return {
    states,
    /** Saves the current run as a scenario; calls `onKept` afterwards. */
    save(name: string, onKept: () => void) {
      const { draft } = run;
      if (!draft) return;
      const scenario: Scenario = { id: newIdempotencyKey(), name, ...draft, outcome: outcomeOf(outcomeNow(draft)) };
      keep(
        (kept) => [...kept, scenario],
        () => {
          onKept();
          snackbars.success(messages.saved(name), { duration: designerSuccessMs });
        },
      );
    },
    remove: (id: string) => keep((kept) => kept.filter((scenario) => scenario.id !== id)),
    /** Makes the current result of a scenario the expected one. */
    accept(id: string) {
      const outcome = states.find(({ scenario }) => scenario.id === id)?.now;
      keep((kept) => kept.map((scenario) => (scenario.id === id ? { ...scenario, outcome } : scenario)));
    },
  };
}
