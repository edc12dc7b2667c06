import type { ModelField } from '@tramita/client/contract';
import { changeField, fieldProblems, isReferable } from '@tramita/client/rules';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { modelerFieldsMessages } from '../../../messages/features/modeler/fields.ts';
import { modelerProblemTexts } from '../../../messages/features/modeler/rules.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { useSettled } from '../../../timing/use-settled.ts';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';
import { type PanelChecks, usePanelChecks } from '../panels/use-panel-checks.ts';
import { useModel, useModelerStore } from '../store/modeler-context.ts';
import { settingProblems } from './setting-problems.ts';

/** A field being edited, with a function to change it and its visible problems. */
export interface FieldEditing {
  readonly field: ModelField;
  /** The field's name, or a text in its place that is not a valid name or belongs to another field. */
  readonly typedName: string;
  /** Changes settings; consecutive edits of one setting are undone together. */
  readonly change: (patch: Partial<ModelField>) => void;
  /**
   * Changes the name. The field keeps its name, and expressions their references, while the text is not a valid name, or
   * the name of another field: the user may still be typing a longer one.
   */
  readonly changeName: (text: string) => void;
  /** Replaces a typed name that another field has by a free one, at once instead of when typing has paused. */
  readonly replaceTaken: () => void;
  readonly checks: PanelChecks;
}

/** After this time without a key, a taken name is replaced. A shorter one would interrupt people who type slowly. */
const typingRestMs = 1000;

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
  /** Whether the text is the name of another field. It will be replaced by a free one, so it is no problem. */
  const isOfOther = isReferable(typedName) && typedName !== field.name;
  const checkedName = isOfOther ? field.name : typedName;
  const problems = useMemo(() => {
    const fields = model.fields.map((one) => (one === field ? { ...field, name: checkedName } : one));
    const { options: _, search: __, ...common } = fieldProblems({ fields }, id, texts);
    // the problems of options and of a search are shown next to each of their settings
    return { ...common, ...settingProblems(field, messages, texts) };
  }, [model, id, field, checkedName, messages, texts]);
  const checks = usePanelChecks(`field-${id}`, problems);
  function edit(patch: Partial<ModelField>) {
    let renamed: string | undefined;
    store.edit(
      (present) => {
        const result = changeField(present, id, patch);
        renamed = result.renamed?.wanted;
        return result.model;
      },
      `field-${id}-${Object.keys(patch).join('-')}`,
    );
    if (renamed !== undefined) snackbars.show(texts.renamed(renamed));
  }
  function change(patch: Partial<ModelField>) {
    edit(patch);
    for (const property of Object.keys(patch)) checks.changed(property);
  }
  const replaceTaken = () => {
    if (!isOfOther) return;
    setHeld(null);
    edit({ name: typedName });
  };
  const latest = useRef(replaceTaken);
  latest.current = replaceTaken;
  const rested = useSettled(isOfOther ? typedName : '', typingRestMs);
  useEffect(() => {
    if (rested !== '') latest.current();
  }, [rested]);
  // an input that is removed does not lose the focus first
  useEffect(() => () => latest.current(), []);
  return {
    field,
    typedName,
    checks,
    change,
    changeName(text) {
      const isTaken = changeField(store.get().history.present, id, { name: text }).renamed !== undefined;
      if (isReferable(text) && !isTaken) {
        setHeld(null);
        change({ name: text });
      } else {
        setHeld({ name: field.name, text });
        checks.changed('name');
      }
    },
    replaceTaken,
  };
}
