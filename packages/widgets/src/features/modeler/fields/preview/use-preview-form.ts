import type { FieldValue, FormField, ModelStep } from '@tramita/client/contract';
import { definitionOf, type ExpressionScope, isChoiceType } from '@tramita/client/rules';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { FormController } from '../../../../form/create-form-controller.ts';
import type { FormServices } from '../../../../form/form-services.ts';
import { useDynamicForm } from '../../../../form/use-dynamic-form.ts';
import type { modelerFieldsMessages } from '../../../../messages/features/modeler/fields.ts';
import { modelerLabelTexts } from '../../../../messages/features/modeler/rules.ts';
import { useMessages } from '../../../../provider/use-messages.ts';
import { useUiEnvironment } from '../../../../ui/ui-environment.ts';
import { useModel } from '../../store/modeler-context.ts';
import { previewFields, previewSteps } from './preview-fields.ts';
import { previewServices } from './preview-services.ts';

/** A working form of one step, shown next to its editor. */
export interface PreviewForm {
  readonly controller: FormController;
  readonly services: FormServices;
  /** The steps that have fields. */
  readonly steps: readonly ModelStep[];
  /** Id of the previewed step; null if no step has fields. */
  readonly stepId: string | null;
  readonly showStep: (stepId: string) => void;
  /** Returns the value of the named field; null if the step does not show it. */
  readonly valueOf: ExpressionScope;
}

const none: FormField[] = [];

/** Keeps a form in sync with the model. Typed values are kept, even if a field is renamed. */
export function usePreviewForm(messages: typeof modelerFieldsMessages): PreviewForm {
  const labels = useMessages(modelerLabelTexts);
  const { now } = useUiEnvironment();
  const modelSteps = useDeferredValue(useModel((model) => model.steps));
  const modelFields = useDeferredValue(useModel((model) => model.fields));
  const [chosen, setChosen] = useState<string | null>(null);
  const steps = useMemo(() => previewSteps(modelSteps), [modelSteps]);
  const stepId = (steps.find(({ id }) => id === chosen) ?? steps[0])?.id ?? null;
  const fields = useMemo(
    () => (stepId === null ? none : previewFields({ steps: modelSteps, fields: modelFields }, stepId, labels)),
    [modelSteps, modelFields, stepId, labels],
  );
  const services = useMemo(() => {
    const sources = new Map(
      definitionOf({ steps: [], fields: modelFields }).fields.map((field) => [field.name, field.search]),
    );
    return previewServices((name) => sources.get(name), messages);
  }, [modelFields, messages]);
  const controller = useDynamicForm({ fields, now: now() });
  useRenames(controller);
  useEmptyChoices(controller, messages.noOptions);
  const { model } = controller;
  const names = useMemo(() => new Set(model.fields.map(({ name }) => name)), [model]);
  return {
    controller,
    services,
    steps,
    stepId,
    showStep: setChosen,
    valueOf: (name) => (names.has(name) ? model.getField(name).value : null),
  };
}

/** Moves typed values to the new name when a field is renamed. */
function useRenames({ model, parts }: FormController): void {
  const typed = useRef(new Map<string, { name: string; value: FieldValue }>());
  useEffect(() => {
    for (const { id, name } of model.fields) {
      const before = typed.current.get(id);
      if (before && before.name !== name) parts.change(name, before.value);
    }
    const note = () => {
      const changes = parts.changes();
      for (const { id, name } of model.fields) {
        if (Object.hasOwn(changes, name)) typed.current.set(id, { name, value: changes[name] ?? null });
        else typed.current.delete(id);
      }
    };
    note();
    return model.subscribeAll(note);
  }, [model, parts]);
}

/** Shows a message at select fields without options. */
function useEmptyChoices({ model }: FormController, message: string): void {
  useEffect(() => {
    const empty = model.fields.filter(({ type, options }) => isChoiceType(type) && !options?.length);
    if (empty.length > 0) model.setErrors(empty.map(({ name }) => ({ name, message })));
  }, [model, message]);
}
