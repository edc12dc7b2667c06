import type { FieldValue, FormField, ModelField } from '@tramita/client/contract';
import { isSameValue } from '@tramita/client/rules';
import { useEffect, useMemo, useRef } from 'react';
import { DynamicForm } from '../../../../form/DynamicForm.tsx';
import { useFieldSnapshot } from '../../../../form/form-hooks.ts';
import { useDynamicForm } from '../../../../form/use-dynamic-form.ts';
import { useUiEnvironment } from '../../../../ui/ui-environment.ts';
import { useBlockingProblem } from '../../panels/use-blocking-problem.ts';
import { noServices } from '../preview/preview-services.ts';
import type { FieldEditing } from '../use-field-editing.ts';

interface ValueSettingProps {
  editing: FieldEditing;
  label: string;
  /** The type of control. @default the type of the field */
  type?: ModelField['type'];
}

/** The start value of a field, edited with the same control that the form shows for it. */
export function ValueSetting({ editing, label, type = editing.field.type }: ValueSettingProps) {
  const { field, change } = editing;
  const { now } = useUiEnvironment();
  const fields = useMemo(() => [controlOf(field, type, label)], [field, type, label]);
  const stored = field.defaultValue ?? null;
  const controller = useDynamicForm({ fields, now: now(), initialValues: { value: stored } });
  const latest = useRef({ stored, change });
  latest.current = { stored, change };
  const { model } = controller;
  useEffect(
    () =>
      model.subscribe('value', () => {
        const { value } = model.getField('value');
        if (isSameValue(value, latest.current.stored)) return;
        latest.current.change({ defaultValue: value ?? undefined });
      }),
    [model],
  );
  // after an undo or a change of type the stored value replaces the typed one
  useEffect(() => {
    if (!isSameValue(model.getField('value').value, stored)) controller.reset({ value: stored });
  }, [controller, model, stored]);
  const { error, visible } = useFieldSnapshot(model, 'value');
  const problem = editing.checks.problem('defaultValue');
  useEffect(() => {
    // shown by the control, with its own message
    if (problem !== undefined) model.validateField('value');
  }, [model, problem]);
  useBlockingProblem(visible ? (error ?? undefined) : undefined);
  return (
    <div data-property="defaultValue">
      <DynamicForm controller={controller} services={noServices} invalidNotice="none" />
    </div>
  );
}

function controlOf(field: ModelField, type: ModelField['type'], label: string): FormField {
  const { minValue, maxValue, maxLength, regexExpression, maskedValue, options } = field;
  return {
    id: 'value',
    name: 'value',
    label,
    type: type || 'string',
    rules: { minValue, maxValue, maxLength, regexExpression, maskedValue },
    options,
    minDate: field.minDate,
    maxDate: field.maxDate,
    minDateTotal: field.minDateTotal,
    maxDateTotal: field.maxDateTotal,
    span: 6,
  } satisfies FormField & { value?: FieldValue };
}
