import { useMemo } from 'react';
import { Checkbox } from '../../ui/Checkbox/Checkbox.tsx';
import * as fieldStyles from '../../ui/Field/Field.css.ts';
import { FieldContext } from '../../ui/Field/field-context.ts';
import { LiveRegion } from '../../ui/LiveRegion/LiveRegion.tsx';
import { TextArea } from '../../ui/TextArea/TextArea.tsx';
import * as styles from '../DynamicForm.css.ts';
import { useFormContext } from '../form-context.ts';
import { useAcceptance } from '../use-acceptance.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldTypeProps, textOf } from './field-type.ts';

/** A checkbox whose value contains the IP address and the position at which it was ticked; a text if it is read-only. */
export function AcceptanceField(props: FieldTypeProps) {
  return props.readOnly ? <RecordedAcceptance {...props} /> : <AcceptanceBox {...props} />;
}

function RecordedAcceptance(props: FieldTypeProps) {
  const { messages } = useFormContext();
  const value = textOf(props.state.value);
  return (
    <FieldFrame {...props}>
      <TextArea value={value ? messages.acceptanceDone(value) : messages.acceptanceNone} />
    </FieldFrame>
  );
}

function AcceptanceBox({ field, state, id, onChange }: FieldTypeProps) {
  const { messages } = useFormContext();
  const { running, problem, accept, withdraw } = useAcceptance(onChange);
  const value = textOf(state.value);
  const error = problem ?? state.error;
  const { hint, required } = state;
  const context = useMemo(
    () => ({
      id,
      labelId: `${id}-label`,
      describedBy: error ? `${id}-error` : undefined,
      invalid: error !== null,
      required,
      readOnly: false,
    }),
    [id, error, required],
  );
  const note = running ? `${messages.acceptanceRunning}...` : value && messages.acceptanceDone(value);
  return (
    <div data-slot="field" data-state={error ? 'invalid' : 'valid'} className={fieldStyles.field}>
      <FieldContext.Provider value={context}>
        <Checkbox
          label={
            <>
              {field.label}
              {required && (
                <span className={fieldStyles.mark} aria-hidden="true">
                  {' '}
                  *
                </span>
              )}
            </>
          }
          note={
            (hint || note) && (
              <>
                {hint && <span className={styles.acceptanceLine}>{hint}</span>}
                {note && <span className={styles.acceptanceLine}>{note}</span>}
              </>
            )
          }
          checked={value !== '' || running}
          aria-busy={running || undefined}
          onCheckedChange={(checked) => (checked ? accept() : withdraw())}
        />
      </FieldContext.Provider>
      {error && (
        <span id={`${id}-error`} data-slot="field-error" className={styles.errorNextToBox}>
          {error}
        </span>
      )}
      <LiveRegion>{problem ?? note}</LiveRegion>
    </div>
  );
}
