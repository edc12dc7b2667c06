import type { FlagTemplate, ModelField, ModelStep, ModelStepField } from '@tramita/client/contract';
import { changeStepField } from '@tramita/client/rules';
import { Fragment, useCallback, useMemo, useState } from 'react';
import type { panelsMessages } from '../../../../messages/features/modeler/panels.ts';
import { modelerLabelTexts } from '../../../../messages/features/modeler/rules.ts';
import { useMessages } from '../../../../provider/use-messages.ts';
import { useSteady } from '../../../../ui/use-steady.ts';
import { useModel, useModelerState, useModelerStore } from '../../store/modeler-context.ts';
import { expressionFields } from '../expression/expression-field.ts';
import * as styles from '../SettingsPanel.css.ts';
import { FlagButton } from './FlagButton.tsx';
import { FlagExpression } from './FlagExpression.tsx';
import { type Flag, flags } from './flag-choices.ts';

/** A step that shows the form. */
export type FormStep = Extract<ModelStep, { fields: unknown }>;

/** The flag whose expression is open. */
interface OpenedFlag {
  stepId: string;
  fieldId: string;
  flag: Flag;
}

interface StepFieldsProps {
  step: FormStep;
  messages: typeof panelsMessages;
}

/** The flags of each form field in the step: required, editable, visible. */
export function StepFields({ step, messages }: StepFieldsProps) {
  const store = useModelerStore();
  const fields = useModel((model) => model.fields);
  const labels = useMessages(modelerLabelTexts);
  const readable = useMemo(() => expressionFields({ fields }, labels), [fields, labels]);
  const shown = useMemo(() => shownFields(fields, step.fields), [fields, step.fields]);
  const [opened, setOpened] = useState<OpenedFlag | null>(null);
  if (opened && opened.stepId !== step.id) setOpened(null);
  const check = `expression-${step.id}`;
  const isHeld = useModelerState((state) => state.failedChecks.has(check));
  const report = useCallback((holds: boolean) => store.setCheck(check, holds), [store, check]);

  const handleChoose = (fieldId: string, flag: Flag, template: FlagTemplate) => {
    store.edit((model) => changeStepField(model, step.id, fieldId, { [`${flag}Template`]: template }));
    if (template === 'JS') setOpened({ stepId: step.id, fieldId, flag });
    else if (opened?.fieldId === fieldId && opened.flag === flag) setOpened(null);
  };
  const { choose } = useSteady({ choose: handleChoose });
  if (shown.length === 0) return <p className={styles.note}>{messages.noFields}</p>;
  return (
    <table className={styles.fieldTable}>
      <thead>
        <tr>
          <th scope="col" className={styles.fieldHead}>
            {messages.fields}
          </th>
          {flags.map((flag) => (
            <th key={flag} scope="col" className={styles.fieldHead}>
              {messages[flag]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map(({ field, stepField }) => (
          <Fragment key={field.id}>
            <tr>
              <th scope="row" className={styles.fieldName} title={field.label || field.name}>
                {field.label || field.name}
              </th>
              {flags.map((flag) => {
                const isOpened = opened?.fieldId === field.id && opened.flag === flag;
                return (
                  <td key={flag} className={styles.flagCell}>
                    <FlagButton
                      messages={messages}
                      fieldId={field.id}
                      flag={flag}
                      fieldLabel={field.label || field.name}
                      template={stepField[`${flag}Template`]}
                      isEnd={step.type === 'END_EVENT'}
                      isWrong={isOpened && isHeld}
                      isBlocked={isHeld && !isOpened}
                      onChoose={choose}
                    />
                  </td>
                );
              })}
            </tr>
            {opened?.fieldId === field.id && stepField[`${opened.flag}Template`] === 'JS' && (
              <FlagExpression
                key={opened.flag}
                messages={messages}
                flag={opened.flag}
                fieldLabel={field.label || field.name}
                fields={readable}
                value={stepField[opened.flag]}
                isHeld={isHeld}
                onChange={(source) =>
                  store.edit(
                    (model) => changeStepField(model, step.id, field.id, { [opened.flag]: source }),
                    `flag-${step.id}-${field.id}-${opened.flag}`,
                  )
                }
                onBlur={store.closeEdit}
                onCheck={report}
                onClose={() => setOpened(null)}
              />
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

/** Returns the fields of the form in order, each with its settings in the step. */
function shownFields(fields: readonly ModelField[], stepFields: readonly ModelStepField[]) {
  const byId = new Map(stepFields.map((stepField) => [stepField.fieldId, stepField]));
  return fields.flatMap((field) => {
    const stepField = field.hidden ? undefined : byId.get(field.id);
    return stepField ? [{ field, stepField }] : [];
  });
}
