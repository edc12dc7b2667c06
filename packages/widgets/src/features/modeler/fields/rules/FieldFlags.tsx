import type { FlagTemplate } from '@tramita/client/contract';
import { fieldTypeRecord, hasValue, type RuleKind } from '@tramita/client/rules';
import { useMemo, useState } from 'react';
import { modelerLabelTexts } from '../../../../messages/features/modeler/rules.ts';
import { useMessages } from '../../../../provider/use-messages.ts';
import { Field } from '../../../../ui/Field/Field.tsx';
import { SegmentedChoice } from '../../../../ui/SegmentedChoice/SegmentedChoice.tsx';
import { ExpressionEditor } from '../../panels/expression/ExpressionEditor.tsx';
import { expressionFields } from '../../panels/expression/expression-field.ts';
import { useModel, useModelerStore } from '../../store/modeler-context.ts';
import * as styles from '../FieldEditor.css.ts';
import type { PreviewForm } from '../preview/use-preview-form.ts';
import type { SettingsProps } from '../settings/setting-props.ts';
import { setFlag, sharedFlag, usesOf } from './field-flags.ts';
import { PreviewVerdict } from './PreviewVerdict.tsx';

const templates = ['Y', 'N', 'JS'] as const satisfies readonly FlagTemplate[];

/** Returns the flags that a type supports: a field without a value, or with one of the system, is only displayed. */
const flagsOf = (type: string): readonly RuleKind[] =>
  !hasValue(type) || fieldTypeRecord(type).isComputed ? ['visible'] : ['required', 'editable', 'visible'];

/** Whether a field is required, editable and visible, set for all steps that have it. */
export function FieldFlags(props: SettingsProps & { preview: PreviewForm }) {
  return (
    <div className={styles.flags}>
      {flagsOf(props.editing.field.type).map((flag) => (
        <FlagRow key={flag} {...props} flag={flag} />
      ))}
    </div>
  );
}

/** One flag: yes, no, or an expression with its result in the preview. */
function FlagRow({ editing, messages, preview, flag }: SettingsProps & { preview: PreviewForm; flag: RuleKind }) {
  const store = useModelerStore();
  const { id } = editing.field;
  const steps = useModel((model) => model.steps);
  const formFields = useModel((model) => model.fields);
  const { template, expression } = useMemo(() => sharedFlag(usesOf(steps, id), flag), [steps, id, flag]);
  const labels = useMessages(modelerLabelTexts);
  const readable = useMemo(() => expressionFields({ fields: formFields }, labels), [formFields, labels]);
  const choices = templates.map((template) => ({ value: template, label: labels.flag(template) }));
  const [isChosenNow, setChosenNow] = useState(false);
  const isMixed = template === null && steps.some((step) => 'fields' in step && step.fields.length > 0);
  const label = messages[flag];
  const set = (next: FlagTemplate, text?: string) =>
    store.edit((model) => setFlag(model, id, flag, next, text), `field-${flag}-${next}-${id}`);
  return (
    <div className={styles.flag}>
      <Field label={label} group className={styles.flagChoice} hint={isMixed ? messages.mixed : undefined}>
        <SegmentedChoice
          size="md"
          options={choices}
          value={templates.find((known) => known === template) ?? null}
          onChange={(next) => {
            setChosenNow(next === 'JS');
            if (next !== template) set(next);
          }}
        />
      </Field>
      {template === 'JS' && <PreviewVerdict messages={messages} preview={preview} flag={flag} source={expression} />}
      {template === 'JS' && (
        <div className={styles.flagExpression}>
          <ExpressionEditor
            label={messages.expressionOf(label)}
            fields={readable}
            value={expression}
            autoFocus={isChosenNow}
            onChange={(text) => set('JS', text)}
            onBlur={store.closeEdit}
            onCheck={(holds) => store.setCheck(`field-${flag}-${id}`, holds)}
          />
        </div>
      )}
    </div>
  );
}
