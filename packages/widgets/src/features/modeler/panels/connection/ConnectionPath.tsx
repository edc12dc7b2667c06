import type { ModelConnection, ModelStep, WorkflowModel } from '@tramita/client/contract';
import { connectableSteps, stepName } from '@tramita/client/rules';
import { ArrowRight } from 'lucide-react';
import { useMemo } from 'react';
import type { panelsMessages } from '../../../../messages/features/modeler/panels.ts';
import { modelerLabelTexts } from '../../../../messages/features/modeler/rules.ts';
import { useMessages } from '../../../../provider/use-messages.ts';
import { Select } from '../../../../ui/Select/Select.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { useModel } from '../../store/modeler-context.ts';
import { Setting } from '../parts/Setting.tsx';
import * as styles from '../SettingsPanel.css.ts';
import type { ConnectionSettingsProps } from './connection-settings-props.ts';

function targetName(model: WorkflowModel, stepId: string | null, labels: typeof modelerLabelTexts): string | null {
  const target = model.steps.find(({ id }) => id === stepId);
  return target ? stepName(target, labels) : null;
}

interface ConnectionPathProps {
  step: ModelStep;
  connection: ModelConnection;
  messages: typeof panelsMessages;
}

/** The source and target step of the connection. */
export function ConnectionPath({ step, connection, messages }: ConnectionPathProps) {
  const labels = useMessages(modelerLabelTexts);
  const target = useModel((model) => targetName(model, connection.stepId, labels));
  return (
    <p className={styles.flow}>
      <span className={styles.flowEnd}>{stepName(step, labels)}</span>
      <ArrowRight aria-hidden="true" />
      <VisuallyHidden>{messages.to}</VisuallyHidden>
      <span className={target === null ? styles.flowNone : styles.flowEnd}>{target ?? messages.nowhere}</span>
    </p>
  );
}

/** The target of a connection out of a decision: any step that no other connection of the decision leads to. */
export function ConnectionTarget({ stepId, index, connection, checks, messages, change }: ConnectionSettingsProps) {
  const labels = useMessages(modelerLabelTexts);
  const model = useModel((present) => present);
  const options = useMemo(() => {
    const offered = new Set([...connectableSteps(model, stepId), connection.stepId]);
    return model.steps
      .filter(({ id }) => offered.has(id))
      .map((step) => ({ value: step.id, label: stepName(step, labels) }));
  }, [model, stepId, connection.stepId, labels]);
  return (
    <Setting checks={checks} property={`${index}.target`} label={messages.target} required>
      <Select
        size="md"
        value={connection.stepId ?? ''}
        placeholder={messages.choose}
        options={options}
        onValueChange={(value) => {
          change({ stepId: value === '' ? null : value });
          checks.changed(`${index}.target`);
        }}
      />
    </Setting>
  );
}
