import { Select } from '../../../../ui/Select/Select.tsx';
import { Switch } from '../../../../ui/Switch/Switch.tsx';
import { Setting } from '../parts/Setting.tsx';
import * as styles from '../SettingsPanel.css.ts';
import type { ServiceSettingsProps } from '../step/step-settings-props.ts';
import { AnswerSettings } from './AnswerSettings.tsx';
import { CallSettings } from './CallSettings.tsx';
import { ErrorSettings } from './ErrorSettings.tsx';
import { SheetSettings } from './SheetSettings.tsx';

const serviceTypes = ['OTHERS', 'SHEETS'] as const;

/** The action of a service task, a call or a row in a spreadsheet, and what happens when it fails. */
export function ServiceSettings(props: ServiceSettingsProps) {
  const { step, checks, messages, change } = props;
  const isSheet = step.serviceType === 'SHEETS';
  return (
    <>
      <hr className={styles.line} />
      <Setting checks={checks} property="serviceType" label={messages.serviceType}>
        <Select
          size="md"
          value={step.serviceType}
          options={serviceTypes.map((type) => ({ value: type, label: messages.serviceTypes(type) }))}
          onValueChange={(value) => change({ serviceType: value === 'SHEETS' ? 'SHEETS' : 'OTHERS' })}
        />
      </Setting>
      {isSheet ? <SheetSettings {...props} /> : <CallSettings {...props} />}
      <Switch
        label={messages.asynchronous}
        note={isSheet ? messages.noAsynchronous : messages.asynchronousNote}
        checked={step.asynchronous}
        disabled={isSheet}
        onCheckedChange={(asynchronous) => change({ asynchronous })}
      />
      {step.asynchronous && <CallbackAnswer {...props} />}
      <hr className={styles.line} />
      <ErrorSettings {...props} />
    </>
  );
}

function CallbackAnswer({ step, checks, messages, change }: ServiceSettingsProps) {
  return (
    <AnswerSettings
      checks={checks}
      messages={messages}
      property="callbackResponseBody"
      map={step.callbackResponseBody}
      onChange={(callbackResponseBody) => change({ callbackResponseBody })}
    />
  );
}
