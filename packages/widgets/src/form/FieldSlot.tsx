import type { FieldValue, FormField } from '@tramita/client/contract';
import { type FocusEvent, memo, useCallback } from 'react';
import { joinClasses } from '../ui/join-classes.ts';
import { focusedNear } from '../ui/page-root.ts';
import * as styles from './DynamicForm.css.ts';
import { fieldTypeEntry } from './field-registry.ts';
import { useFormContext } from './form-context.ts';
import { useFieldSnapshot } from './form-hooks.ts';

const isSpan = (span: unknown): span is keyof typeof styles.span =>
  span === 2 || span === 3 || span === 4 || span === 6;

/** Returns whether the focus moves within the field, to one of its popovers, or out of the window. */
function staysInside({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  if (relatedTarget) {
    return currentTarget.contains(relatedTarget) || relatedTarget.closest('[data-slot="popover"]') !== null;
  }
  return focusedNear(currentTarget) === target;
}

/** The place of one field in the form: re-renders for this field only, and is empty while the field is hidden. */
export const FieldSlot = memo(function FieldSlot({ field }: { field: FormField }) {
  const { controller, readOnly, idOf, leave } = useFormContext();
  const { name } = field;
  const { change } = controller.parts;
  const state = useFieldSnapshot(controller.model, name);
  const handleChange = useCallback((value: FieldValue) => change(name, value), [change, name]);
  if (!state.visible) return null;
  const { Component, span, isShort } = fieldTypeEntry(field.type);
  const columns = isSpan(field.span) ? field.span : span;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only handles blur events of its control
    <div
      data-slot="form-field"
      data-field={name}
      className={joinClasses(styles.span[columns], isShort && columns < 4 && styles.half)}
      onBlur={(event) => {
        if (!staysInside(event)) leave(name);
      }}
    >
      <Component
        field={field}
        state={state}
        id={idOf(name)}
        readOnly={readOnly || !state.editable}
        onChange={handleChange}
      />
    </div>
  );
});
