import type { FormField, FormValues } from '@tramita/client/contract';
import { useContext, useEffect, useState } from 'react';
import { keptStorage, TramitaContext } from '../provider/tramita-context.ts';
import { createFormController, type FormController } from './create-form-controller.ts';
import { draftStorageKey } from './draft/draft-keys.ts';
import { createDraftStorage } from './draft/form-draft.ts';
import { useFormLanguage } from './language/use-form-language.ts';

/** Options of {@link useDynamicForm}. */
export interface DynamicFormOptions {
  /**
   * The fields as the server returns them. An array with different contents restarts the form and keeps the typed
   * values; a new array with equal contents changes nothing.
   */
  fields: readonly FormField[];
  /** Time on which date presets are based; read once per form. */
  now: Date;
  /** Initial values that replace the stored ones; read once per form. */
  initialValues?: FormValues;
  /**
   * Key of the draft, such as `task.{uuid}`: every change is saved and restored after a reload. Another key is another
   * form. Without a key nothing is stored.
   */
  draftKey?: string;
  /** Maximum size of a file in a `file` field, in bytes. @default 10 MiB */
  maxFileBytes?: number;
}

interface Held {
  controller: FormController;
  fields: readonly FormField[];
  draftKey: string | undefined;
}

const isSameForm = (left: readonly FormField[], right: readonly FormField[]): boolean =>
  left === right || JSON.stringify(left) === JSON.stringify(right);

/**
 * Creates the values, rules, errors and draft of a form, to be rendered by `DynamicForm`.
 *
 * @example
 * const form = useDynamicForm({ fields, now, draftKey: `task.${uuid}` });
 * const send = () => {
 *   const result = form.submit();
 *   if (result.ok) finish.mutate(result.values, { onSuccess: form.clearDraft });
 * };
 * return <DynamicForm controller={form} services={services} />;
 */
export function useDynamicForm(options: DynamicFormOptions): FormController {
  const { fields, draftKey } = options;
  const settings = useContext(TramitaContext);
  const kept = keptStorage(settings);
  const language = useFormLanguage();

  const create = (typedValues?: FormValues): Held => {
    const controller = createFormController({
      ...options,
      typedValues,
      language,
      storage:
        draftKey === undefined ? null : createDraftStorage(kept.storage, draftStorageKey(kept.storageScope, draftKey)),
      clock: settings?.now ?? (() => new Date()),
    });
    return { controller, fields, draftKey };
  };

  const [stored, setHeld] = useState(() => create());
  let held = stored;
  if (held.draftKey !== draftKey || held.fields !== fields) {
    const isSame = held.draftKey === draftKey && isSameForm(held.fields, fields);
    const typed = held.draftKey === draftKey ? held.controller.parts.changes() : undefined;
    held = isSame ? { ...held, fields } : create(typed);
    setHeld(held);
  }

  const { controller } = held;
  useEffect(() => controller.model.setLanguage(language), [controller, language]);
  useEffect(() => {
    const { rest } = controller.parts;
    window.addEventListener('pagehide', rest);
    return () => {
      window.removeEventListener('pagehide', rest);
      rest();
    };
  }, [controller]);
  return controller;
}
