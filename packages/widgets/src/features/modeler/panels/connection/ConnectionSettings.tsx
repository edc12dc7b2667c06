import type { ModelConnection, ModelStep } from '@tramita/client/contract';
import { changeConnection, connectionProblems, removeConnection, textLimits } from '@tramita/client/rules';
import { Spline, Unlink } from 'lucide-react';
import { panelsMessages } from '../../../../messages/features/modeler/panels.ts';
import { modelerProblemTexts } from '../../../../messages/features/modeler/rules.ts';
import { useMessages } from '../../../../provider/use-messages.ts';
import { Button } from '../../../../ui/Button/Button.tsx';
import { useModel, useModelerStore, useStep } from '../../store/modeler-context.ts';
import { PanelFrame } from '../parts/PanelFrame.tsx';
import { TextSetting } from '../parts/TextSetting.tsx';
import * as styles from '../SettingsPanel.css.ts';
import { usePanelChecks } from '../use-panel-checks.ts';
import { ConditionSettings } from './ConditionSettings.tsx';
import { ConnectionOrder } from './ConnectionOrder.tsx';
import { ConnectionPath, ConnectionTarget } from './ConnectionPath.tsx';
import type { ConnectionPlace, ConnectionSettingsProps } from './connection-settings-props.ts';

/** The settings of a connection: its target and, for one out of a decision, its condition. */
export function ConnectionSettings({ stepId, index }: ConnectionPlace) {
  const step = useStep(stepId);
  const connection = step?.connections[index];
  if (!step || !connection) return null;
  return <KnownConnection step={step} connection={connection} index={index} />;
}

interface KnownConnectionProps {
  step: ModelStep;
  connection: ModelConnection;
  index: number;
}

function KnownConnection({ step, connection, index }: KnownConnectionProps) {
  const messages = useMessages(panelsMessages);
  const texts = useMessages(modelerProblemTexts);
  const store = useModelerStore();
  const stepId = step.id;
  const fields = useModel((model) => model.fields);
  const isDecision = step.type === 'GATEWAY';
  const check = `connection-${stepId}`;
  // named by index too, because this component stays mounted when the order or the selected connection changes
  const problems = connectionProblems({ ...store.get().history.present, steps: [step], fields }, stepId, index, texts);
  const checks = usePanelChecks(
    check,
    Object.fromEntries(Object.entries(problems).map(([property, message]) => [`${index}.${property}`, message])),
  );
  const shared: ConnectionSettingsProps = {
    stepId,
    index,
    connection,
    checks,
    messages,
    change: (patch) =>
      store.edit(
        (model) => changeConnection(model, stepId, index, patch),
        `connection-${stepId}-${index}-${Object.keys(patch).join('-')}`,
      ),
  };
  const remove = () => {
    store.setCheck(check, true);
    store.edit((model) => removeConnection(model, stepId, index));
    store.select({ kind: 'step', stepId });
  };
  return (
    <PanelFrame
      icon={<Spline />}
      title={isDecision ? connection.label?.trim() || messages.untitledConnection : messages.connection}
      checks={checks}
    >
      <ConnectionPath step={step} connection={connection} messages={messages} />
      {isDecision ? <DecisionSettings {...shared} /> : <p className={styles.note}>{messages.plainNote}</p>}
      <hr className={styles.line} />
      {isDecision && (
        <ConnectionOrder stepId={stepId} index={index} count={step.connections.length} messages={messages} />
      )}
      <div>
        <Button icon={<Unlink />} onClick={remove}>
          {messages.remove}
        </Button>
      </div>
    </PanelFrame>
  );
}

function DecisionSettings(props: ConnectionSettingsProps) {
  const { connection, index, checks, messages, change } = props;
  return (
    <>
      <TextSetting
        checks={checks}
        property={`${index}.label`}
        label={messages.connectionLabel}
        required
        counted
        max={textLimits.connectionLabel}
        value={connection.label ?? ''}
        onChange={(label) => change({ label })}
      />
      <ConditionSettings {...props} />
      <ConnectionTarget {...props} />
    </>
  );
}
