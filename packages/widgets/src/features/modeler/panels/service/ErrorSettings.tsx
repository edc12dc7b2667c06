import type { ModelStep } from '@tramita/client/contract';
import { useId } from 'react';
import { Select } from '../../../../ui/Select/Select.tsx';
import { Switch } from '../../../../ui/Switch/Switch.tsx';
import { TextInput } from '../../../../ui/TextInput/TextInput.tsx';
import { Setting } from '../parts/Setting.tsx';
import { TextSetting } from '../parts/TextSetting.tsx';
import * as styles from '../SettingsPanel.css.ts';
import type { ServiceSettingsProps } from '../step/step-settings-props.ts';

type Notification = Extract<ModelStep, { type: 'SERVICE_TASK' }>['notifyIntegrationError'];
const notifications: readonly Notification[] = [0, 1, 2];

/** What happens when a service task fails. */
export function ErrorSettings({ step, checks, messages, change }: ServiceSettingsProps) {
  const id = useId();
  return (
    <>
      <Setting checks={checks} property="maxRetries" label={messages.retries} required hint={messages.retriesHint}>
        <TextInput
          size="md"
          numeric
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={step.maxRetries}
          onChange={(event) => {
            change({ maxRetries: event.target.value });
            checks.changed('maxRetries');
          }}
        />
      </Setting>
      <Switch
        label={messages.continueIfError}
        checked={step.continueIfError}
        onCheckedChange={(continueIfError) => change({ continueIfError })}
      />
      <div className={styles.inline}>
        <label htmlFor={id} className={styles.inlineLabel}>
          {messages.notifyError}
        </label>
        <Select
          id={id}
          size="md"
          value={String(step.notifyIntegrationError)}
          options={notifications.map((by) => ({ value: String(by), label: messages.notifyErrorBy(by) }))}
          onValueChange={(value) => change({ notifyIntegrationError: notifications[Number(value)] ?? 0 })}
        />
      </div>
      {step.notifyIntegrationError !== 0 && (
        <TextSetting
          checks={checks}
          property="integrationErrorTarget"
          label={messages.errorTarget(step.notifyIntegrationError)}
          required
          code
          max={1000}
          value={step.integrationErrorTarget}
          onChange={(integrationErrorTarget) => change({ integrationErrorTarget })}
        />
      )}
    </>
  );
}
