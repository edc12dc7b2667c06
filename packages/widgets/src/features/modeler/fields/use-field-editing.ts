import type { ModelField } from '@tramita/client/contract';
import { changeField, fieldProblems, renamedMessage } from '@tramita/client/rules';
import { type FocusEvent, useEffect, useMemo } from 'react';
import type { modelerFieldsMessages } from '../../../messages/modeler/fields.ts';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';
import { useDueChecks } from '../panels/use-due-checks.ts';
import { useModel, useModelerStore } from '../store/modeler-context.ts';
import { settingProblems } from './setting-problems.ts';

/** A field being edited: what it is, how it is changed, and what is wrong with it so far. */
export interface FieldEditing {
  readonly field: ModelField;
  /** Changes settings; letters typed into one of them in a row are undone together. */
  readonly change: (patch: Partial<ModelField>) => void;
  /** The message beside a setting, once it was left or half a second after it was changed. */
  readonly problem: (property: string) => string | undefined;
  /** Says that a setting was changed or left by other ways than `change` and the focus. */
  readonly changed: (property: string) => void;
  /** Shows everything that is wrong; answers whether nothing is. */
  readonly showAll: () => boolean;
  /** For the element around the settings: the one the focus leaves is checked. */
  readonly handleBlur: (event: FocusEvent) => void;
}

/** Name of the setting an element belongs to. */
const propertyAt = (element: Element): string | null =>
  element.closest('[data-property]')?.getAttribute('data-property') ?? null;

/** Edits one field of the surrounding modeler. While something wrong is shown, the rest of the modeler waits. */
export function useFieldEditing(field: ModelField, messages: typeof modelerFieldsMessages): FieldEditing {
  const store = useModelerStore();
  const snackbars = useSnackbars();
  const { due, left, changed: rest } = useDueChecks<string>();
  const { id } = field;
  const model = useModel((present) => present);
  const problems = useMemo<Readonly<Record<string, string | undefined>>>(
    () => ({ ...fieldProblems(model, id), options: undefined, ...settingProblems(field, messages) }),
    [model, id, field, messages],
  );
  const wrong = Object.keys(problems).filter((property) => problems[property] !== undefined);
  const holds = !wrong.some((property) => due.has(property));
  const changed = (property: string) => rest(property, due.has(property) && problems[property] !== undefined);
  const check = `field-${id}`;
  useEffect(() => store.setCheck(check, holds), [store, check, holds]);
  useEffect(() => () => store.setCheck(check, true), [store, check]);

  return {
    field,
    change(patch) {
      const properties = Object.keys(patch);
      let renamed: string | undefined;
      store.edit(
        (present) => {
          const change = changeField(present, id, patch);
          renamed = change.renamed?.wanted;
          return change.model;
        },
        `field-${id}-${properties.join('-')}`,
      );
      if (renamed !== undefined) snackbars.show(renamedMessage(renamed));
      for (const property of properties) changed(property);
    },
    problem: (property) => (due.has(property) ? problems[property] : undefined),
    changed,
    showAll() {
      for (const property of wrong) left(property);
      return wrong.length === 0;
    },
    handleBlur({ target, relatedTarget }) {
      const property = propertyAt(target);
      if (property === null) return;
      if (relatedTarget instanceof Element && propertyAt(relatedTarget) === property) return;
      left(property);
      store.closeEdit();
    },
  };
}
