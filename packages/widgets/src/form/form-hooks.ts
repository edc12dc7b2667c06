import type { FieldIssue, FieldSnapshot, FormModel } from '@tramita/client/rules';
import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import type { FormController, FormStatus } from './create-form-controller.ts';
import type { DraftState } from './draft/create-draft-keeper.ts';

/** Returns the current state of one field; re-renders when this field changes. */
export function useFieldSnapshot(model: FormModel, name: string): FieldSnapshot {
  const subscribe = useCallback((listener: () => void) => model.subscribe(name, listener), [model, name]);
  const read = () => model.getField(name);
  return useSyncExternalStore(subscribe, read, read);
}

/** Returns the current state of the form's draft. */
export function useDraftState(controller: FormController): DraftState {
  const { draft } = controller.parts;
  return useSyncExternalStore(draft.subscribe, draft.get, draft.get);
}

/** Returns whether a value differs from its initial value. */
export function useIsDirty(controller: FormController): boolean {
  const { model } = controller;
  return useSyncExternalStore(model.subscribeAll, model.isDirty, model.isDirty);
}

/** Returns the state of the form that belongs to no single field. */
export function useFormStatus(controller: FormController): FormStatus {
  const { status } = controller.parts;
  return useSyncExternalStore(status.subscribe, status.get, status.get);
}

/** Returns a function that returns the previous list while the new one is equal. */
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

/** Returns the visible errors of these fields, in the order of the names. Returns none while `off`. */
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
