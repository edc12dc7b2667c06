import { useMemo } from 'react';
import { Checkbox } from '../../ui/Checkbox/Checkbox.tsx';
import * as fieldStyles from '../../ui/Field/Field.css.ts';
import { FieldContext } from '../../ui/Field/field-context.ts';
import { LiveRegion } from '../../ui/LiveRegion/LiveRegion.tsx';
import * as styles from '../DynamicForm.css.ts';
import { useFormContext } from '../form-context.ts';
import { useAcceptance } from '../use-acceptance.ts';
import { type FieldTypeProps, textOf } from './field-type.ts';

/** A checkbox whose value contains the IP address and the position at which it was ticked. */
export function AcceptanceField({ field, state, id, readOnly, onChange }: FieldTypeProps) {
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
      readOnly,
    }),
    [id, error, required, readOnly],
  );
  const note = running ? `${messages.acceptanceRunning}...` : value && messages.acceptanceDone(value);
  return (
    <div data-slot="field" data-state={error ? 'invalid' : 'valid'} className={fieldStyles.field}>
      <FieldContext.Provider value={context}>
        <Checkbox
          label={
            <>
              {field.label}
              {required && !readOnly && (
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
          disabled={readOnly}
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
