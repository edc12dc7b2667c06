import type { ModelField } from '@tramita/client/contract';
import { changeField, fieldProblems, isReferable } from '@tramita/client/rules';
import { useMemo, useState } from 'react';
import type { modelerFieldsMessages } from '../../../messages/features/modeler/fields.ts';
import { modelerProblemTexts } from '../../../messages/features/modeler/rules.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';
import { type PanelChecks, usePanelChecks } from '../panels/use-panel-checks.ts';
import { useModel, useModelerStore } from '../store/modeler-context.ts';
import { settingProblems } from './setting-problems.ts';

/** A field being edited, with a function to change it and its visible problems. */
export interface FieldEditing {
  readonly field: ModelField;
  /** The field's name, or a text in its place that expressions cannot refer to. */
  readonly typedName: string;
  /** Changes settings; consecutive edits of one setting are undone together. */
  readonly change: (patch: Partial<ModelField>) => void;
  /** Changes the name. The field keeps its name, and expressions their references, while the text is not a valid name. */
  readonly changeName: (text: string) => void;
  readonly checks: PanelChecks;
}

/** Edits one field of the surrounding modeler. While a problem is shown, the rest of the modeler is blocked. */
export function useFieldEditing(field: ModelField, messages: typeof modelerFieldsMessages): FieldEditing {
  const texts = useMessages(modelerProblemTexts);
  const store = useModelerStore();
  const snackbars = useSnackbars();
  const { id } = field;
  const model = useModel((present) => present);
  // dropped when the field gets another name, such as one that follows its label
  const [held, setHeld] = useState<{ readonly name: string; readonly text: string } | null>(null);
  const typedName = held?.name === field.name ? held.text : field.name;
  const problems = useMemo(() => {
    const fields = model.fields.map((one) => (one === field ? { ...field, name: typedName } : one));
    // problems of options are shown next to each option
    return { ...fieldProblems({ fields }, id, texts), options: undefined, ...settingProblems(field, messages, texts) };
  }, [model, id, field, typedName, messages, texts]);
  const checks = usePanelChecks(`field-${id}`, problems);
  function change(patch: Partial<ModelField>) {
    const properties = Object.keys(patch);
    let renamed: string | undefined;
    store.edit(
      (present) => {
        const result = changeField(present, id, patch);
        renamed = result.renamed?.wanted;
        return result.model;
      },
      `field-${id}-${properties.join('-')}`,
    );
    if (renamed !== undefined) snackbars.show(texts.renamed(renamed));
    for (const property of properties) checks.changed(property);
  }
  return {
    field,
    typedName,
    checks,
    change,
    changeName(text) {
      if (isReferable(text)) {
        setHeld(null);
        change({ name: text });
      } else {
        setHeld({ name: field.name, text });
        checks.changed('name');
      }
    },
  };
}
