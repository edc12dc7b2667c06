import { listProblem } from '@tramita/client/rules';
import { formRuleTexts } from '../../messages/rules/form-rules.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { MultiCombobox } from '../../ui/Combobox/MultiCombobox.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { distinctOptions, type FieldTypeProps, listOf } from './field-type.ts';

/** Any number of the field's options, as chips. */
export function SelectMultipleField(props: FieldTypeProps) {
  const { field, state, readOnly, onChange } = props;
  const texts = useMessages(formRuleTexts);
  const options = distinctOptions(field);
  const chosen = listOf(state.value).map(
    (value) => options.find((option) => option.value === value) ?? { value, label: value },
  );
  return (
    <FieldFrame {...props} problem={readOnly ? null : listProblem(null, listOf(state.value), texts)}>
      <MultiCombobox
        options={options}
        value={chosen}
        onChange={(next) => onChange(next.map((option) => option.value))}
      />
    </FieldFrame>
  );
}
