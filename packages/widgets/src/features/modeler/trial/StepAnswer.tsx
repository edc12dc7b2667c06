import type { FormField, Step } from '@tramita/client/contract';
import { stepName } from '@tramita/client/rules';
import { useState } from 'react';
import { DynamicForm } from '../../../form/DynamicForm.tsx';
import type { FormServices } from '../../../form/form-services.ts';
import { useDynamicForm } from '../../../form/use-dynamic-form.ts';
import { modelerLabelTexts } from '../../../messages/features/modeler/rules.ts';
import type { modelerTrialMessages } from '../../../messages/features/modeler/trial.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Field } from '../../../ui/Field/Field.tsx';
import { SegmentedChoice } from '../../../ui/SegmentedChoice/SegmentedChoice.tsx';
import { TextArea } from '../../../ui/TextArea/TextArea.tsx';
import { TextInput } from '../../../ui/TextInput/TextInput.tsx';
import { useUiEnvironment } from '../../../ui/ui-environment.ts';
import * as styles from './trial.css.ts';
import type { Answer } from './use-simulation.ts';

interface StepAnswerProps {
  messages: typeof modelerTrialMessages;
  /** What to fill in: the request form, a task or the response of a service. */
  step: Step;
  fields: readonly FormField[];
  services: FormServices;
  onAnswer: (answer: Omit<Answer, 'stepId'>) => void;
}

/** Input for the data that a step needs to continue. */
export function StepAnswer(props: StepAnswerProps) {
  const labels = useMessages(modelerLabelTexts);
  const { messages, step } = props;
  const name = step.type === 'START_EVENT' ? messages.requestForm : messages.answerAt(stepName(step, labels));
  return (
    <section className={styles.column} aria-label={name}>
      {step.type === 'SERVICE_TASK' ? <ServiceAnswer {...props} name={name} /> : <FormAnswer {...props} name={name} />}
    </section>
  );
}

interface NamedAnswerProps extends StepAnswerProps {
  name: string;
}

type Decision = 'approve' | 'reject';

/** The form of the step, with the decision if it is an approval. */
function FormAnswer({ messages, step, fields, services, name, onAnswer }: NamedAnswerProps) {
  const { now } = useUiEnvironment();
  const form = useDynamicForm({ fields, now: now() });
  const [decision, setDecision] = useState<Decision | null>(null);
  const [motive, setMotive] = useState('');
  const [attempted, setAttempted] = useState(false);
  const isApproval = step.type === 'APPROVAL_TASK';
  const needsMotive = decision === 'reject' && motive.trim() === '';
  const send = () => {
    setAttempted(true);
    const filled = form.submit();
    if (!filled.ok || (isApproval && (decision === null || needsMotive))) return;
    const { values } = filled;
    onAnswer(isApproval ? { values, approved: decision === 'approve', ...(motive && { motive }) } : { values });
  };
  return (
    <>
      <AnswerHead name={name} action={step.type === 'START_EVENT' ? messages.start : messages.goOn} onAction={send} />
      {fields.length === 0 && <p className={styles.quiet}>{messages.noForm}</p>}
      <DynamicForm controller={form} services={services} density="compact" invalidNotice="none" />
      {isApproval && (
        <Field
          group
          required
          label={messages.decision}
          error={attempted && decision === null ? messages.missingDecision : undefined}
        >
          <SegmentedChoice<Decision>
            value={decision}
            onChange={setDecision}
            options={[
              { value: 'approve', label: messages.approve },
              { value: 'reject', label: messages.reject },
            ]}
          />
        </Field>
      )}
      {decision === 'reject' && (
        <Field required label={messages.motive} error={attempted && needsMotive ? messages.missingMotive : undefined}>
          <TextArea size="md" value={motive} maxLength={200} onChange={(event) => setMotive(event.target.value)} />
        </Field>
      )}
    </>
  );
}

/** The simulated response of another system: a status, and a value for each field it is mapped to. */
function ServiceAnswer({ messages, step, name: title, onAnswer }: NamedAnswerProps) {
  const [status, setStatus] = useState('200');
  const [typed, setTyped] = useState<Record<string, string>>({});
  const names = step.type === 'SERVICE_TASK' ? answeredFields(step) : [];
  const isRight = /^\d{1,3}$/.test(status) && Number(status) <= 599;
  return (
    <>
      <AnswerHead
        name={title}
        action={messages.goOn}
        onAction={() => isRight && onAnswer({ statusCode: Number(status), values: typed })}
      />
      <Field
        required
        label={messages.statusCode}
        hint={messages.statusHint}
        error={isRight ? undefined : messages.wrongStatus}
      >
        <TextInput
          inputMode="numeric"
          value={status}
          autoComplete="off"
          onChange={(event) => setStatus(event.target.value.trim())}
        />
      </Field>
      {names.map((name) => (
        <Field key={name} label={messages.reference(name)}>
          <TextInput
            value={typed[name] ?? ''}
            autoComplete="off"
            onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
          />
        </Field>
      ))}
    </>
  );
}

function answeredFields({ call, callbackResponseBody }: Extract<Step, { type: 'SERVICE_TASK' }>): string[] {
  return [...new Set([...Object.values(call.responseBody ?? {}), ...Object.values(callbackResponseBody ?? {})])];
}

interface AnswerHeadProps {
  name: string;
  action: string;
  onAction: () => void;
}

/** The name of the step with the button that submits. Above the form, so that error messages do not move it. */
function AnswerHead({ name, action, onAction }: AnswerHeadProps) {
  return (
    <div className={styles.head}>
      <h3 className={styles.heading}>{name}</h3>
      <Button variant="primary" onClick={onAction}>
        {action}
      </Button>
    </div>
  );
}
