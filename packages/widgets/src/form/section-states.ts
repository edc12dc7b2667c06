import type { FormField } from '@tramita/client/contract';
import { type FormModel, hasValue, isEmptyValue, isSameValue, passwordConfirmName } from '@tramita/client/rules';
import type { FormController } from './create-form-controller.ts';

/** State of a section: not started, being filled in, complete, or with a visible error. */
export type SectionState = 'ahead' | 'now' | 'done' | 'fail';

/** The fields of one section. */
export interface FormSectionFields {
  /** The heading; null for fields without a section. */
  title: string | null;
  fields: readonly FormField[];
}

/** Progress of a section. The confirmation of an editable password counts as a field. */
export interface SectionProgress {
  title: string | null;
  state: SectionState;
  /** Number of visible editable fields with a value. */
  filled: number;
  /** Number of visible editable fields. */
  total: number;
  /** Number of visible fields, including read-only ones. */
  shown: number;
  /** Number of fields with a visible error. */
  wrong: number;
}

/** Groups the fields by heading, in the order of the first field of each heading. */
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

/** Returns the progress of a section; pass `current` if it contains the focus. */
export function sectionProgress(model: FormModel, section: FormSectionFields, current: boolean): SectionProgress {
  let [filled, total, shown, wrong, missing] = [0, 0, 0, 0, 0];
  for (const { name, type } of section.fields) {
    const { visible, editable, required, value, error } = model.getField(name);
    if (!hasValue(type) || !visible) continue;
    shown += 1;
    if (error !== null) wrong += 1;
    if (!editable) continue;
    total += 1;
    if (!isEmptyValue(value)) filled += 1;
    else if (required) missing += 1;
    if (type !== 'password') continue;
    // its confirmation is an input of its own, which a read-only password does not have
    const confirmation = model.getField(passwordConfirmName(name));
    shown += 1;
    total += 1;
    if (confirmation.error !== null) wrong += 1;
    if (!isEmptyValue(confirmation.value)) filled += 1;
    if (!isSameValue(value, confirmation.value)) missing += 1;
  }
  const isDone = missing === 0 && (filled > 0 || (total === 0 && shown > 0));
  const state = wrong > 0 ? 'fail' : current ? 'now' : isDone ? 'done' : 'ahead';
  return { title: section.title, state, filled, total, shown, wrong };
}

/**
 * Returns the current progress of each section of a form, for a track drawn outside it. A section whose fields are all
 * hidden has a `shown` of 0.
 */
export function sectionStates(controller: FormController): SectionProgress[] {
  const current = controller.parts.status.get().section;
  return groupBySection(controller.model.fields).map((section) =>
    sectionProgress(controller.model, section, (section.title ?? '') === current),
  );
}
