import type { FieldIssue, FieldSnapshot, FormModel } from '@tramita/client/rules';
import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import type { FormController, FormStatus } from './create-form-controller.ts';
import type { DraftState } from './draft/create-draft-keeper.ts';

/** One field as it stands; the component follows this field alone. */
export function useFieldSnapshot(model: FormModel, name: string): FieldSnapshot {
  const subscribe = useCallback((listener: () => void) => model.subscribe(name, listener), [model, name]);
  const read = () => model.getField(name);
  return useSyncExternalStore(subscribe, read, read);
}

/** When the form's draft was last written, kept up to date. */
export function useDraftState(controller: FormController): DraftState {
  const { draft } = controller.parts;
  return useSyncExternalStore(draft.subscribe, draft.get, draft.get);
}

/** Whether a value differs from the form's start, kept up to date. */
export function useIsDirty(controller: FormController): boolean {
  const { model } = controller;
  return useSyncExternalStore(model.subscribeAll, model.isDirty, model.isDirty);
}

/** What of the form belongs to no field. */
export function useFormStatus(controller: FormController): FormStatus {
  const { status } = controller.parts;
  return useSyncExternalStore(status.subscribe, status.get, status.get);
}

/** Answers the list it answered before as long as the new one says the same. */
function createSteadyList<Item>(isSame: (left: Item, right: Item) => boolean) {
  let known: readonly Item[] = [];
  return (next: readonly Item[]): readonly Item[] => {
    const isEqual = next.length === known.length && next.every((item, index) => isSame(item, known[index] as Item));
    if (!isEqual) known = next;
    return known;
  };
}

const isSameIssue = (left: FieldIssue, right: FieldIssue): boolean =>
  left.name === right.name && left.message === right.message;
const noIssues: readonly FieldIssue[] = [];

/** Fields that show a problem now, in the form's order, among these names. Nothing is looked at while `off`. */
export function useShownIssues(model: FormModel, names: readonly string[], off = false): readonly FieldIssue[] {
  const steady = useMemo(() => createSteadyList(isSameIssue), []);
  const cache = useRef({ model, names, version: -1, issues: noIssues });
  const read = (): readonly FieldIssue[] => {
    if (off) return noIssues;
    const held = cache.current;
    const version = model.version();
    if (held.model === model && held.names === names && held.version === version) return held.issues;
    const issues = steady(
      names.flatMap((name) => {
        const { error, visible } = model.getField(name);
        return error !== null && visible ? [{ name, message: error }] : [];
      }),
    );
    cache.current = { model, names, version, issues };
    return issues;
  };
  return useSyncExternalStore(model.subscribeAll, read, read);
}
