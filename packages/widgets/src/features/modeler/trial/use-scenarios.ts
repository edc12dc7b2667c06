import { useMutation } from '@tanstack/react-query';
import { type Scenario, saveScenarios } from '@tramita/client/contract';
import { isSameOutcome, outcomeOf } from '@tramita/client/engine';
import { changeProcess } from '@tramita/client/rules';
import { useMemo } from 'react';
import type { modelerTrialMessages } from '../../../messages/modeler/trial.ts';
import { useTramita } from '../../../provider/tramita-context.ts';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';
import { useModel, useModelerStore } from '../store/modeler-context.ts';
import type { SimulationState } from './use-simulation.ts';

/** Most scenarios a process keeps. */
export const mostScenarios = 50;

/** A scenario and what becomes of it now. */
export interface ScenarioStanding {
  readonly scenario: Scenario;
  /** Whether it ends as it did when it was kept; null where that is not known. */
  readonly isSame: boolean | null;
  readonly now: ReturnType<typeof outcomeOf>;
}

/** The scenarios of the process: run anew at each change of it, and kept with it. */
export function useScenarios(run: SimulationState, process: number | null, messages: typeof modelerTrialMessages) {
  const { client } = useTramita();
  const snackbars = useSnackbars();
  const store = useModelerStore();
  const scenarios = useModel((model) => model.scenarios);
  const sending = useMutation({
    mutationFn: (kept: readonly Scenario[]) =>
      process === null
        ? Promise.resolve()
        : client.call(saveScenarios, { params: { id: process }, body: { scenarios: [...kept] } }),
    onError: () => snackbars.error(messages.saveFailed),
  });
  const { outcomeNow } = run;
  const standings = useMemo(
    (): ScenarioStanding[] =>
      scenarios.map((scenario) => {
        const now = outcomeOf(outcomeNow(scenario));
        return { scenario, now, isSame: scenario.outcome ? isSameOutcome(scenario.outcome, now) : null };
      }),
    [scenarios, outcomeNow],
  );
  const keep = (next: Scenario[]) => {
    store.edit((model) => changeProcess(model, { scenarios: next }));
    sending.mutate(next);
  };
  return {
    standings,
    save(name: string) {
      const { draft } = run;
      if (!draft) return;
      const scenario: Scenario = { id: crypto.randomUUID(), name, ...draft, outcome: outcomeOf(outcomeNow(draft)) };
      keep([...scenarios, scenario]);
      snackbars.success(messages.saved(name));
    },
    remove: (id: string) => keep(scenarios.filter((scenario) => scenario.id !== id)),
    /** Takes what becomes of a scenario now for what is expected of it. */
    accept: (id: string) =>
      keep(standings.map(({ scenario, now }) => (scenario.id === id ? { ...scenario, outcome: now } : scenario))),
  };
}
