import type { FormField, Scenario, WorkflowDefinition } from '@tramita/client/contract';
import {
  type Simulation,
  type SimulationSource,
  simulate,
  simulatedForm,
  simulatedPeople,
} from '@tramita/client/engine';
import { definitionOf } from '@tramita/client/rules';
import { useCallback, useMemo, useState } from 'react';
import { modelerLabelTexts, modelerSimulationTexts } from '../../../messages/features/modeler/rules.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { useUiEnvironment } from '../../../ui/ui-environment.ts';
import { useModel } from '../store/modeler-context.ts';
import { type SimulatedHours, useSimulatedHours } from './use-simulated-hours.ts';

/** The input of the simulation so far. */
export type Draft = Pick<Scenario, 'values' | 'answers'>;

/** An answer of the scenario. */
export type Answer = Scenario['answers'][number];

/** The requester, if it is not the placeholder. */
export interface Requester {
  readonly id: number;
  readonly completeName: string;
  readonly userName: string;
}

/** State of a simulated process. */
export interface SimulationState {
  readonly definition: WorkflowDefinition;
  /** Null until it is started. */
  readonly simulation: Simulation | null;
  /** Null until it is started. */
  readonly draft: Draft | null;
  /** The step to fill in next: the first, or the one the request waits at. Null if the request cannot continue. */
  readonly asked: string | null;
  readonly fields: readonly FormField[];
  /** The calendar in which agreed times count; null for elapsed time. */
  readonly hours: SimulatedHours | null;
  readonly requester: Requester | null;
  readonly setRequester: (requester: Requester | null) => void;
  /** Submits the data of the current step. */
  readonly answer: (answer: Omit<Answer, 'stepId'>) => void;
  /** Reverts the last answer; without answers, returns to the request form. */
  readonly back: () => void;
  readonly restart: () => void;
  readonly open: (scenario: Draft) => void;
  /** Returns the result of a scenario with the current process. */
  readonly outcomeNow: (scenario: Draft) => Simulation;
}

const noFields: FormField[] = [];

/** Simulates the process of the modeler, one answer at a time. */
export function useSimulation(): SimulationState {
  const { now } = useUiEnvironment();
  const labels = useMessages(modelerLabelTexts);
  const texts = useMessages(modelerSimulationTexts);
  const steps = useModel((model) => model.steps);
  const modelFields = useModel((model) => model.fields);
  const title = useModel((model) => model.title);
  const hours = useSimulatedHours();
  const [at] = useState(now);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [requester, setRequester] = useState<Requester | null>(null);
  const definition = useMemo(() => definitionOf({ steps, fields: modelFields }), [steps, modelFields]);
  const source = useMemo(
    (): Omit<SimulationSource, 'scenario'> => ({
      definition,
      title,
      people: simulatedPeople(definition, requester ?? undefined, labels),
      at,
      texts,
      workingTime: hours?.workingTime,
    }),
    [definition, title, requester, at, labels, texts, hours],
  );
  const simulation = useMemo(
    () => draft && simulate({ ...source, scenario: draft, repeatsAnswers: false }),
    [source, draft],
  );
  const outcomeNow = useCallback((scenario: Draft) => simulate({ ...source, scenario }), [source]);
  const first = definition.steps[0]?.id ?? null;
  const asked = simulation ? (simulation.end.kind === 'WAITING' ? simulation.end.stepId : null) : first;
  const values = simulation?.values;
  const fields = useMemo(
    () => (asked === null ? noFields : simulatedForm(source, asked, values ?? {})),
    [source, asked, values],
  );
  return {
    definition,
    simulation,
    draft,
    asked,
    fields,
    hours,
    requester,
    setRequester,
    answer(given) {
      if (asked === null) return;
      if (draft) setDraft({ ...draft, answers: [...draft.answers, { stepId: asked, ...given }] });
      else setDraft({ values: given.values ?? {}, answers: [] });
    },
    back: () => setDraft(draft && draft.answers.length > 0 ? { ...draft, answers: draft.answers.slice(0, -1) } : null),
    restart: () => setDraft(null),
    open: ({ values: filled, answers }) => setDraft({ values: filled, answers }),
    outcomeNow,
  };
}
