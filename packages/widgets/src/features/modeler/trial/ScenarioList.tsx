import { scenariosMax } from '@tramita/client/contract';
import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { modelerTrialMessages } from '../../../messages/features/modeler/trial.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Chip } from '../../../ui/Chip/Chip.tsx';
import { Field } from '../../../ui/Field/Field.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { TextInput } from '../../../ui/TextInput/TextInput.tsx';
import * as styles from './trial.css.ts';
import { type ScenarioState, useScenarios } from './use-scenarios.ts';
import type { SimulationState } from './use-simulation.ts';

type Messages = typeof modelerTrialMessages;

interface ScenarioListProps {
  messages: Messages;
  process: number | null;
  run: SimulationState;
}

/** The saved scenarios, each with whether its result is still the same. */
export function ScenarioList({ messages, process, run }: ScenarioListProps) {
  const { states, save, remove, accept } = useScenarios(run, process, messages);
  const changed = states.filter(({ isSame }) => isSame === false).length;
  return (
    <section className={styles.column} aria-label={messages.scenarios}>
      <h3 className={styles.heading}>{messages.scenarios}</h3>
      {changed > 0 && <Notice tone="warning" title={messages.changedCount(changed)} announce />}
      {states.length === 0 && <p className={styles.quiet}>{messages.noScenarios}</p>}
      <ul className={styles.scenarios}>
        {states.map((state) => (
          <ScenarioRow
            key={state.scenario.id}
            messages={messages}
            state={state}
            onOpen={() => run.open(state.scenario)}
            onRemove={() => remove(state.scenario.id)}
            onAccept={() => accept(state.scenario.id)}
          />
        ))}
      </ul>
      {run.draft && <SaveForm messages={messages} isFull={states.length >= scenariosMax} onSave={save} />}
    </section>
  );
}

interface ScenarioRowProps {
  messages: Messages;
  state: ScenarioState;
  onOpen: () => void;
  onRemove: () => void;
  onAccept: () => void;
}

function ScenarioRow({ messages, state: { scenario, isSame, now }, ...on }: ScenarioRowProps) {
  const { name, outcome } = scenario;
  return (
    <li className={styles.scenario} data-state={isSame === false ? 'changed' : 'same'}>
      <button type="button" className={styles.scenarioName} aria-label={messages.open(name)} onClick={on.onOpen}>
        {name}
      </button>
      <Chip tone={isSame === null ? 'neutral' : isSame ? 'success' : 'warning'}>
        {isSame === null ? messages.unknown : isSame ? messages.same : messages.changed}
      </Chip>
      <IconButton name={messages.remove(name)} icon={<Trash2 />} onClick={on.onRemove} />
      {isSame === false && outcome && (
        <div className={styles.row}>
          <p className={styles.quiet}>
            {outcome.end === now.end
              ? messages.changedWay
              : messages.changedFrom(messages[`end${outcome.end}`], messages[`end${now.end}`])}
          </p>
          <Button onClick={on.onAccept}>{messages.accept}</Button>
        </div>
      )}
    </li>
  );
}

function SaveForm({
  messages,
  isFull,
  onSave,
}: {
  messages: Messages;
  isFull: boolean;
  onSave: (name: string, onKept: () => void) => void;
}) {
  const [name, setName] = useState('');
  const [attempted, setAttempted] = useState(false);
  const isMissing = name.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(isMissing);
    if (isMissing) return;
    onSave(name.trim(), () => setName(''));
  };
  return (
    <form className={styles.column} onSubmit={submit}>
      <Field label={messages.scenarioName} error={attempted && isMissing ? messages.missingName : undefined}>
        <TextInput value={name} maxLength={100} autoComplete="off" onChange={(event) => setName(event.target.value)} />
      </Field>
      <div>
        <Button type="submit" disabledReason={isFull ? messages.tooMany : null}>
          {messages.save}
        </Button>
      </div>
    </form>
  );
}
