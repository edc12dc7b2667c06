import { type ResponseOf, testServiceCall } from '@tramita/client/contract';
import { stepName } from '@tramita/client/rules';
import { useState } from 'react';
import { useSend } from '../../../calls/use-send.ts';
import { modelerLabelTexts } from '../../../messages/features/modeler/rules.ts';
import type { modelerTrialMessages } from '../../../messages/features/modeler/trial.ts';
import { numberSigns } from '../../../messages/format/number-signs.ts';
import { useLocale } from '../../../provider/use-locale.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { Field } from '../../../ui/Field/Field.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { Select } from '../../../ui/Select/Select.tsx';
import { TextInput } from '../../../ui/TextInput/TextInput.tsx';
import { useModel, useModelerState } from '../store/modeler-context.ts';
import { CallResult } from './CallResult.tsx';
import { callBody, callReferences, type ServiceModelStep } from './call-test.ts';
import * as styles from './trial.css.ts';

type Messages = typeof modelerTrialMessages;

/** Makes the call of a service step once, from the server, with typed values. */
export function CallTest({ messages, process }: { messages: Messages; process: number | null }) {
  const labels = useMessages(modelerLabelTexts);
  const steps = useModel((model) => model.steps);
  const selection = useModelerState((state) => state.selection);
  const services = steps.filter((step): step is ServiceModelStep => step.type === 'SERVICE_TASK');
  const [chosen, setChosen] = useState<string | null>(selection.kind === 'step' ? selection.stepId : null);
  const step = services.find(({ id }) => id === chosen) ?? services[0];
  if (!step) return <EmptyState title={messages.noService}>{messages.noServiceDetail}</EmptyState>;
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Field label={messages.step}>
          <Select
            value={step.id}
            options={services.map((service) => ({ value: service.id, label: stepName(service, labels) }))}
            onValueChange={setChosen}
          />
        </Field>
        {step.serviceType === 'SHEETS' ? (
          <Notice>{messages.sheetsStep}</Notice>
        ) : (
          <StepCall key={step.id} messages={messages} step={step} process={process} />
        )}
      </div>
    </div>
  );
}

/** The result of a call that the server could not make. */
const failedCall = { statusCode: 0, data: null };

function StepCall({ messages, step, process }: { messages: Messages; step: ServiceModelStep; process: number | null }) {
  const { send, isSending } = useSend({ isExpected: () => true });
  const [result, setResult] = useState<ResponseOf<typeof testServiceCall> | null>(null);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const fields = useModel((model) => model.fields);
  const signs = numberSigns[useLocale()];
  const references = callReferences(step, fields);
  const body = callBody(step, { fields, typed, process, signs });
  const answers = [
    { value: 'true', label: messages.yes },
    { value: 'false', label: messages.no },
  ];
  const run = async () => {
    if (!body) return;
    setResult(null);
    const sent = await send(testServiceCall, { body });
    setResult(sent?.answer ?? failedCall);
  };
  if (!body) return <Notice tone="warning">{messages.noAddress}</Notice>;
  return (
    <form
      className={styles.column}
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <code className={styles.address}>{messages.callOf(body.method, body.endpoint)}</code>
      <fieldset className={styles.values}>
        <legend className={styles.legend}>{messages.values}</legend>
        {references.length === 0 && <p className={styles.quiet}>{messages.noValues}</p>}
        {references.map(({ name, type }) => {
          const value = typed[name] ?? '';
          const onChange = (text: string) => setTyped({ ...typed, [name]: text });
          return (
            <Field key={name} label={messages.reference(name)}>
              {type === 'boolean' ? (
                <Select value={value} options={answers} onValueChange={onChange} />
              ) : (
                <TextInput value={value} autoComplete="off" onChange={(event) => onChange(event.target.value)} />
              )}
            </Field>
          );
        })}
      </fieldset>
      <div>
        <Button type="submit" variant="primary" busy={isSending}>
          {isSending ? messages.running : messages.run}
        </Button>
      </div>
      {result && <CallResult messages={messages} {...result} />}
    </form>
  );
}
