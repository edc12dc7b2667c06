import type { ModelField } from '@tramita/client/contract';
import { changeField, fieldProblems } from '@tramita/client/rules';
import { useMemo } from 'react';
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
  /** Changes settings; consecutive edits of one setting are undone together. */
  readonly change: (patch: Partial<ModelField>) => void;
  readonly checks: PanelChecks;
}

/** Edits one field of the surrounding modeler. While a problem is shown, the rest of the modeler is blocked. */
export function useFieldEditing(field: ModelField, messages: typeof modelerFieldsMessages): FieldEditing {
  const texts = useMessages(modelerProblemTexts);
  const store = useModelerStore();
  const snackbars = useSnackbars();
  const { id } = field;
  const model = useModel((present) => present);
  const problems = useMemo(
    // problems of options are shown next to each option
    () => ({ ...fieldProblems(model, id, texts), options: undefined, ...settingProblems(field, messages, texts) }),
    [model, id, field, messages, texts],
  );
  const checks = usePanelChecks(`field-${id}`, problems);
  return {
    field,
    checks,
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
      if (renamed !== undefined) snackbars.show(texts.renamed(renamed));
      for (const property of properties) checks.changed(property);
    },
  };
}
