import type { FormField } from '@tramita/client/contract';
import { type FormModel, isEmptyValue } from '@tramita/client/rules';
import type { FormController } from './create-form-controller.ts';

/** Where a section stands: nothing to say yet, being filled in, filled in, or with a problem shown. */
export type SectionState = 'ahead' | 'now' | 'done' | 'fail';

/** The fields under one heading. */
export interface FormSectionFields {
  /** The heading; null for the fields without one. */
  title: string | null;
  fields: readonly FormField[];
}

/** How far a section is. */
export interface SectionProgress {
  title: string | null;
  state: SectionState;
  /** Visible editable fields with a value. */
  filled: number;
  /** Visible editable fields. */
  total: number;
  /** Visible fields, read-only ones included. */
  shown: number;
  /** Fields that show a problem. */
  wrong: number;
}

/** The fields by heading, headings in the order of their first field. */
export function groupBySection(fields: readonly FormField[]): FormSectionFields[] {
  const groups = new Map<string | null, FormField[]>();
  for (const field of fields) {
    const title = field.section?.trim() || null;
    const group = groups.get(title) ?? [];
    groups.set(title, group);
    group.push(field);
  }
  return [...groups].map(([title, group]) => ({ title, fields: group }));
}

/** How far a section is; `current` when it holds the focus. */
export function sectionProgress(model: FormModel, section: FormSectionFields, current: boolean): SectionProgress {
  let [filled, total, shown, wrong, missing] = [0, 0, 0, 0, 0];
  for (const { name, type } of section.fields) {
    const { visible, editable, required, value, error } = model.getField(name);
    if (type === 'label' || !visible) continue;
    shown += 1;
    if (error !== null) wrong += 1;
    if (!editable) continue;
    total += 1;
    if (!isEmptyValue(value)) filled += 1;
    else if (required) missing += 1;
  }
  const isDone = missing === 0 && (filled > 0 || (total === 0 && shown > 0));
  const state = wrong > 0 ? 'fail' : current ? 'now' : isDone ? 'done' : 'ahead';
  return { title: section.title, state, filled, total, shown, wrong };
}

/**
 * How far each section of a form is at the moment, for a track drawn outside it. A section whose fields are all
 * hidden has a `shown` of 0.
 */
export function sectionStates(controller: FormController): SectionProgress[] {
  const current = controller.parts.status.get().section;
  return groupBySection(controller.model.fields).map((section) =>
    sectionProgress(controller.model, section, (section.title ?? '') === current),
  );
}
