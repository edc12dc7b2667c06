import { useMemo } from 'react';
import { modelerFieldsMessages } from '../../../messages/features/modeler/fields.ts';
import type { modelerTrialMessages } from '../../../messages/features/modeler/trial.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { previewServices } from '../fields/preview/preview-services.ts';
import { RequesterPicker } from './RequesterPicker.tsx';
import { ScenarioList } from './ScenarioList.tsx';
import { SimulationEnd } from './SimulationEnd.tsx';
import { SimulationPath } from './SimulationPath.tsx';
import { StepAnswer } from './StepAnswer.tsx';
import * as styles from './trial.css.ts';
import { useSimulation } from './use-simulation.ts';

interface SimulationPanelProps {
  messages: typeof modelerTrialMessages;
  process: number | null;
}

/** Simulates the whole process: the current form at the left, the path of the request at the right. */
export function SimulationPanel({ messages, process }: SimulationPanelProps) {
  const run = useSimulation();
  const { definition, simulation, draft, asked } = run;
  const fieldMessages = useMessages(modelerFieldsMessages);
  const services = useMemo(() => {
    const sources = new Map(definition.fields.map((field) => [field.name, field.search]));
    return previewServices((name) => sources.get(name), fieldMessages);
  }, [definition, fieldMessages]);
  const step = definition.steps.find(({ id }) => id === asked);
  return (
    <div className={joinClasses(styles.columns, styles.twoColumns)} data-slot="simulation">
      <div className={styles.column}>
        {!draft && <RequesterPicker messages={messages} value={run.requester} onChange={run.setRequester} />}
        {simulation && <SimulationEnd messages={messages} definition={definition} simulation={simulation} />}
        {step && (
          <StepAnswer
            // another visit of the same step must reset the form
            key={`${step.id} ${draft?.answers.length ?? -1}`}
            messages={messages}
            step={step}
            fields={run.fields}
            services={services}
            onAnswer={run.answer}
          />
        )}
        {draft && (
          <div className={styles.row}>
            <Button onClick={run.back}>{messages.back}</Button>
            <Button variant="ghost" onClick={run.restart}>
              {messages.restart}
            </Button>
          </div>
        )}
      </div>
      <div className={styles.side}>
        <SimulationPath messages={messages} simulation={simulation} hours={run.hours} />
        <ScenarioList messages={messages} process={process} run={run} />
      </div>
    </div>
  );
}
