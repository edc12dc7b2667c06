import type { ModelStep } from '@tramita/client/contract';
import { Fragment, useId } from 'react';
import { Select } from '../../../../ui/Select/Select.tsx';
import { Switch } from '../../../../ui/Switch/Switch.tsx';
import * as styles from '../SettingsPanel.css.ts';
import { AssigneePicker } from './AssigneePicker.tsx';
import { GroupPicker } from './GroupPicker.tsx';
import { SlaSetting } from './SlaSetting.tsx';
import type { TaskSettingsProps, TaskType } from './step-settings-props.ts';

type Notification = Extract<ModelStep, { type: TaskType }>['notifyAssignees'];
const notifications: readonly Notification[] = [0, 1, 2];

/** The assignees of a task, its time limit, and how it is assigned. */
export function TaskSettings(props: TaskSettingsProps) {
  const { step, messages, change } = props;
  return (
    <>
      {/* typed text that is no value yet belongs to the step */}
      <Fragment key={step.id}>
        <AssigneePicker {...props} />
        <GroupPicker {...props} />
        <SlaSetting {...props} />
      </Fragment>
      <Notify {...props} />
      <div>
        {step.notifyAssignees !== 0 && (
          <Switch
            label={messages.renotify}
            checked={step.renotify}
            onCheckedChange={(renotify) => change({ renotify })}
          />
        )}
        <Switch
          label={messages.isRoutable}
          checked={step.isRoutable}
          onCheckedChange={(isRoutable) => change({ isRoutable })}
        />
        <Switch
          label={messages.isAttachmentRequired}
          checked={step.isAttachmentRequired}
          onCheckedChange={(isAttachmentRequired) => change({ isAttachmentRequired })}
        />
        <Switch
          label={messages.waitUntilEndOfProcess}
          checked={step.waitUntilEndOfProcess}
          onCheckedChange={(waitUntilEndOfProcess) => change({ waitUntilEndOfProcess })}
        />
        <Switch
          label={messages.fillingFromSheet}
          checked={step.fillingFromSheet}
          onCheckedChange={(fillingFromSheet) => change({ fillingFromSheet })}
        />
      </div>
    </>
  );
}

function Notify({ step, messages, change }: TaskSettingsProps) {
  const id = useId();
  return (
    <div className={styles.inline}>
      <label htmlFor={id} className={styles.inlineLabel}>
        {messages.notify}
      </label>
      <Select
        id={id}
        size="md"
        value={String(step.notifyAssignees)}
        options={notifications.map((by) => ({ value: String(by), label: messages.notifyBy(by) }))}
        onValueChange={(value) => change({ notifyAssignees: notifications[Number(value)] ?? 0 })}
      />
    </div>
  );
}
