import type { DefinitionField, FieldValue, WorkflowDefinition } from '@tramita/client/contract';
import type { Simulation } from '@tramita/client/engine';
import { fieldNamed, fieldTypeRecord, stepName } from '@tramita/client/rules';
import { modelerLabelTexts } from '../../../messages/features/modeler/rules.ts';
import type { modelerTrialMessages } from '../../../messages/features/modeler/trial.ts';
import { formatMoney } from '../../../messages/format/format-number.ts';
import { intlLocale } from '../../../messages/format/intl-locale.ts';
import type { Locale } from '../../../messages/language/locale.ts';
import { useLocale } from '../../../provider/use-locale.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import * as styles from './trial.css.ts';

type Messages = typeof modelerTrialMessages;

interface SimulationEndProps {
  messages: Messages;
  definition: WorkflowDefinition;
  simulation: Simulation;
}

/** The result of the simulation, or what it waits for, with the current values of the request. */
export function SimulationEnd({ messages, definition, simulation }: SimulationEndProps) {
  const labels = useMessages(modelerLabelTexts);
  const { end } = simulation;
  if (end.kind === 'WAITING') {
    const step = definition.steps.find(({ id }) => id === end.stepId);
    return <Notice>{messages.waiting(step ? stepName(step, labels) : messages.untitled)}</Notice>;
  }
  return (
    <div className={styles.column} data-slot="simulation-end" data-state={end.kind}>
      {end.kind === 'FINISHED' && <Notice tone="success" title={messages.finished} announce />}
      {end.kind === 'STOPPED' && (
        <Notice tone="danger" title={messages.stopped}>
          {end.message}
        </Notice>
      )}
      {end.kind === 'ENDLESS' && <Notice tone="danger" title={messages.endless} />}
      {end.kind === 'REFUSED' && (
        <Notice tone="danger" title={messages.refused}>
          <p>{end.message}</p>
          <ul>
            {end.problems.map(({ name, message }) => (
              <li key={name}>{`${fieldNamed(name, definition.fields, labels)}: ${message}`}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Values messages={messages} definition={definition} values={simulation.values} />
    </div>
  );
}

function Values({ messages, definition, values }: Omit<SimulationEndProps, 'simulation'> & Pick<Simulation, 'values'>) {
  const labels = useMessages(modelerLabelTexts);
  const locale = useLocale();
  const hidden = new Set(
    definition.fields.filter(({ type }) => fieldTypeRecord(type).isSecret).map(({ name }) => name),
  );
  const shown = Object.entries(values).filter(
    ([name, value]) => value !== null && value !== '' && name !== 'idk' && name !== 'protocol' && !hidden.has(name),
  );
  return (
    <section className={styles.column} aria-label={messages.valuesNow}>
      <h3 className={styles.heading}>{messages.valuesNow}</h3>
      {shown.length === 0 ? (
        <p className={styles.quiet}>{messages.noValuesNow}</p>
      ) : (
        <dl className={styles.facts}>
          {shown.map(([name, value]) => (
            <ValueLine
              key={name}
              label={fieldNamed(name, definition.fields, labels)}
              value={textOf(
                definition.fields.find((field) => field.name === name),
                value ?? null,
                messages,
                locale,
              )}
            />
          ))}
        </dl>
      )}
    </section>
  );
}

function ValueLine({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}

function textOf(field: DefinitionField | undefined, value: FieldValue, messages: Messages, locale: Locale): string {
  if (typeof value === 'number')
    return field?.type === 'money' ? formatMoney(value, locale) : value.toLocaleString(intlLocale[locale]);
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  const text = Array.isArray(value) ? value.join(', ') : String(value);
  // a file is shown by its name
  return /^filename:([^;]*);/.exec(text)?.[1] ?? text.slice(0, 300);
}
