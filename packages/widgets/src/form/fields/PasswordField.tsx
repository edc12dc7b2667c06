import { passwordConfirmName } from '@tramita/client/rules';
import { type FocusEvent, useState } from 'react';
import { Checkbox } from '../../ui/Checkbox/Checkbox.tsx';
import { Field } from '../../ui/Field/Field.tsx';
import { TextInput } from '../../ui/TextInput/TextInput.tsx';
import * as styles from '../DynamicForm.css.ts';
import { useFormContext } from '../form-context.ts';
import { useFieldSnapshot } from '../form-hooks.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldTypeProps, textOf } from './field-type.ts';

/** A password and its confirmation, with a checkbox that shows both. */
export function PasswordField(props: FieldTypeProps) {
  const { field, state, readOnly, onChange } = props;
  const { controller, messages, idOf, leave } = useFormContext();
  const [shown, setShown] = useState(false);
  const confirmName = passwordConfirmName(field.name);
  const confirmation = useFieldSnapshot(controller.model, confirmName);
  const attributes = {
    type: shown ? 'text' : 'password',
    autoComplete: 'new-password',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: field.rules.maxLength ?? undefined,
  } as const;
  // each input is left separately, not only the pair as a whole
  const leaveOne = (name: string) => (event: FocusEvent) => {
    leave(name);
    event.stopPropagation();
  };
  return (
    <div className={styles.pair}>
      <FieldFrame {...props} counted>
        <TextInput
          {...attributes}
          name={field.name}
          value={textOf(state.value)}
          onChange={(event) => onChange(event.target.value)}
          onBlur={leaveOne(field.name)}
        />
      </FieldFrame>
      {!readOnly && (
        <>
          <Field
            id={idOf(confirmName)}
            label={messages.passwordConfirmation(field.label)}
            required={state.required}
            error={confirmation.error}
          >
            <TextInput
              {...attributes}
              name={confirmName}
              value={textOf(confirmation.value)}
              onChange={(event) => controller.parts.change(confirmName, event.target.value)}
              onBlur={leaveOne(confirmName)}
            />
          </Field>
          <Checkbox
            className={styles.pairFoot}
            label={messages.showPassword}
            checked={shown}
            onCheckedChange={setShown}
          />
        </>
      )}
    </div>
  );
}
