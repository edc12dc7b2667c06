import { type ConnectionOperator, connectionOperators } from '@tramita/client/contract';
import { operatorsFor } from '@tramita/client/rules';
import { useMemo } from 'react';
import { modelerLabelTexts } from '../../../../messages/features/modeler/rules.ts';
import { useMessages } from '../../../../provider/use-messages.ts';
import { Select } from '../../../../ui/Select/Select.tsx';
import { useModel } from '../../store/modeler-context.ts';
import { expressionFields } from '../expression/expression-field.ts';
import { Setting } from '../parts/Setting.tsx';
import { ConditionValue } from './ConditionValue.tsx';
import type { ConnectionSettingsProps } from './connection-settings-props.ts';

/** The condition of a connection out of a decision: a field, an operator and a value. */
export function ConditionSettings(props: ConnectionSettingsProps) {
  const { connection, index, checks, messages, change } = props;
  const labels = useMessages(modelerLabelTexts);
  const modelFields = useModel((model) => model.fields);
  const fields = useMemo(() => expressionFields({ fields: modelFields }, labels), [modelFields, labels]);
  const field = fields.find(({ name }) => name === connection.field);
  const isLost = connection.field !== undefined && connection.field !== '' && field === undefined;
  const offered = fields.map(({ name, label, isBuiltIn }) => ({
    value: name,
    label,
    group: isBuiltIn ? messages.builtInFields : messages.formFields,
  }));
  const operators: readonly ConnectionOperator[] = field?.type ? operatorsFor(field.type) : connectionOperators;
  return (
    <>
      <Setting checks={checks} property={`${index}.field`} label={messages.conditionField} required>
        <Select
          size="md"
          value={connection.field ?? ''}
          placeholder={messages.choose}
          options={
            isLost
              ? [{ value: connection.field ?? '', label: `#${connection.field}`, disabled: true }, ...offered]
              : offered
          }
          onValueChange={(name) => {
            change({ field: name === '' ? undefined : name });
            checks.changed(`${index}.field`);
          }}
        />
      </Setting>
      <Setting checks={checks} property={`${index}.operator`} label={messages.operator} required>
        <Select
          size="md"
          value={connection.operator ?? ''}
          placeholder={messages.choose}
          options={operators.map((operator) => ({ value: operator, label: labels.operator(operator) }))}
          onValueChange={(value) => {
            change({ operator: connectionOperators.find((operator) => operator === value) });
            checks.changed(`${index}.operator`);
          }}
        />
      </Setting>
      <ConditionValue {...props} field={field} />
    </>
  );
}
