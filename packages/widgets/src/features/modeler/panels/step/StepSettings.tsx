import type { ModelStep } from '@tramita/client/contract';
import { changeStep, type StepProblems, stepProblems, textLimits } from '@tramita/client/rules';
import { memo, useMemo } from 'react';
import { panelsMessages } from '../../../../messages/features/modeler/panels.ts';
import { modelerLabelTexts, modelerProblemTexts } from '../../../../messages/features/modeler/rules.ts';
import { useMessages } from '../../../../provider/use-messages.ts';
import { StepIcon } from '../../flow/StepIcon.tsx';
import { useModelerStore, useStep } from '../../store/modeler-context.ts';
import { GatewayConnections } from '../connection/GatewayConnections.tsx';
import { PanelFrame } from '../parts/PanelFrame.tsx';
import { TextSetting } from '../parts/TextSetting.tsx';
import * as styles from '../SettingsPanel.css.ts';
import { ServiceSettings } from '../service/ServiceSettings.tsx';
import { serviceItemProblems } from '../service/service-item-problems.ts';
import { type SettingMessages, usePanelChecks } from '../use-panel-checks.ts';
import { StepFields } from './StepFields.tsx';
import type { StepSettingsProps } from './step-settings-props.ts';
import { TaskSettings } from './TaskSettings.tsx';

/**
 * The settings of a step, by its type. Another step of the same type only changes the values in the controls: to create
 * the controls again takes longer than drawing a new step. Controls that hold more than a value are keyed by the step.
 */
export const StepSettings = memo(function StepSettings({ stepId }: { stepId: string }) {
  const step = useStep(stepId);
  return step ? <KnownStep key={step.type} step={step} /> : null;
});

function KnownStep({ step }: { step: ModelStep }) {
  const messages = useMessages(panelsMessages);
  const labels = useMessages(modelerLabelTexts);
  const texts = useMessages(modelerProblemTexts);
  const store = useModelerStore();
  const checks = usePanelChecks(
    `step-${step.id}`,
    useMemo(() => problemsOf(step, texts, messages), [step, texts, messages]),
  );
  const change = (patch: Partial<ModelStep>) =>
    store.edit((model) => changeStep(model, step.id, patch), `step-${step.id}-${Object.keys(patch).join('-')}`);
  const shared = { checks, messages, change };
  return (
    <PanelFrame
      icon={<StepIcon type={step.type} />}
      title={step.type === 'ADD' ? labels.step('ADD') : step.title.trim() || messages.untitledStep}
      checks={checks}
      of={step.id}
    >
      {step.type === 'ADD' ? (
        <p className={styles.note}>{messages.placeholderNote}</p>
      ) : (
        <StepTexts {...shared} step={step} />
      )}
      {(step.type === 'USER_TASK' || step.type === 'APPROVAL_TASK') && <TaskSettings {...shared} step={step} />}
      {step.type === 'SERVICE_TASK' && <ServiceSettings key={step.id} {...shared} step={step} />}
      {step.type === 'GATEWAY' && <GatewayConnections step={step} messages={messages} />}
      {'fields' in step && (
        <>
          <hr className={styles.line} />
          <StepFields step={step} messages={messages} />
        </>
      )}
    </PanelFrame>
  );
}

function problemsOf(
  step: ModelStep,
  texts: typeof modelerProblemTexts,
  messages: typeof panelsMessages,
): SettingMessages {
  const problems: StepProblems = stepProblems({ steps: [step] }, step.id, texts);
  return step.type === 'SERVICE_TASK' ? { ...problems, ...serviceItemProblems(step, texts, messages) } : problems;
}

function StepTexts({ step, checks, messages, change }: StepSettingsProps) {
  return (
    <>
      <TextSetting
        checks={checks}
        property="title"
        label={messages.title}
        required
        counted
        max={textLimits.stepTitle}
        value={step.title}
        onChange={(title) => change({ title })}
      />
      <TextSetting
        checks={checks}
        property="subtitle"
        label={messages.subtitle}
        counted
        max={textLimits.stepSubtitle}
        value={step.subtitle}
        onChange={(subtitle) => change({ subtitle })}
      />
      <TextSetting
        checks={checks}
        property="description"
        label={messages.description}
        long
        max={4000}
        value={step.description}
        onChange={(description) => change({ description })}
      />
    </>
  );
}
