import type { WorkflowModel } from '@tramita/client/contract';
import {
  changeHistory,
  closeEdit,
  createEditHistory,
  type EditHistory,
  recordEdit,
  redoEdit,
  undoEdit,
} from '@tramita/client/rules';
import { isSameDocument } from './is-same-document.ts';

/** The element that the settings show and that the flow or the form highlights. */
export type Selection =
  | { readonly kind: 'process' }
  | { readonly kind: 'step'; readonly stepId: string }
  /** The connection at an index among those of a step. */
  | { readonly kind: 'connection'; readonly stepId: string; readonly index: number }
  | { readonly kind: 'field'; readonly fieldId: string };

/** State of an open modeler. Every change creates a new object, so that React can compare. */
export interface ModelerState {
  readonly history: EditHistory<WorkflowModel>;
  /** The document as last loaded, published or reset; differences from it are unsaved. */
  readonly saved: WorkflowModel;
  readonly selection: Selection;
  /** The step where a new connection begins, while its target is being chosen. */
  readonly connectingFrom: string | null;
  /** Names of the checks that fail. While there is any, the rest of the modeler is blocked. */
  readonly failedChecks: ReadonlySet<string>;
}

/** The state of one open modeler and its actions. Never throws. */
export interface ModelerStore {
  get: () => ModelerState;
  subscribe: (listener: () => void) => () => void;
  /**
   * Makes an edit. Consecutive edits with the same name are undone together. Ignored if the document does not change.
   * If the selected element no longer exists afterwards, the process is selected.
   */
  edit: (change: (model: WorkflowModel) => WorkflowModel, name?: string) => void;
  /** Closes the current edit, so that later edits with its name are undone separately. */
  closeEdit: () => void;
  undo: () => void;
  redo: () => void;
  /** Starts again with a document that counts as saved: one that was loaded, published or reset to. */
  load: (model: WorkflowModel) => void;
  /** Replaces the document as an edit that can be undone: an import or a restored draft. */
  replace: (model: WorkflowModel) => void;
  /**
   * Applies a change that the server has already stored outside of publishing. It is not an edit: it also changes the
   * saved document, so nothing becomes unsaved, and undo does not revert it.
   */
  adopt: (change: (model: WorkflowModel) => WorkflowModel) => void;
  /** Returns false, and changes nothing, while a check fails or a connection is being drawn. */
  select: (selection: Selection) => boolean;
  startConnecting: (stepId: string) => void;
  stopConnecting: () => void;
  /** Reports whether a check of an open panel succeeds. A panel that closes reports success for its checks. */
  setCheck: (name: string, holds: boolean) => void;
}

/** Whether the document differs from the last loaded, published or reset one. */
export const isUnsaved = ({ history, saved }: ModelerState): boolean => !isSameDocument(history.present, saved);

/** Whether menus, other elements and the bar react: not while a check fails or a connection is being drawn. */
export const isFree = ({ connectingFrom, failedChecks }: ModelerState): boolean =>
  connectingFrom === null && failedChecks.size === 0;

function exists(model: WorkflowModel, selection: Selection): boolean {
  if (selection.kind === 'process') return true;
  if (selection.kind === 'field') return model.fields.some(({ id }) => id === selection.fieldId);
  const step = model.steps.find(({ id }) => id === selection.stepId);
  return step !== undefined && (selection.kind === 'step' || selection.index < step.connections.length);
}

/** Creates the store of a modeler with an initial document; it counts as unsaved where it differs from `saved`. */
export function createModelerStore(model: WorkflowModel, saved: WorkflowModel = model): ModelerStore {
  const listeners = new Set<() => void>();
  let state: ModelerState = {
    history: createEditHistory(model),
    saved,
    selection: { kind: 'process' },
    connectingFrom: null,
    failedChecks: new Set(),
  };

  function set(change: Partial<ModelerState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function setHistory(history: EditHistory<WorkflowModel>): void {
    if (history === state.history) return;
    const isSelected = exists(history.present, state.selection);
    const isOrigin = history.present.steps.some(({ id }) => id === state.connectingFrom);
    set({
      history,
      selection: isSelected ? state.selection : { kind: 'process' },
      connectingFrom: isOrigin ? state.connectingFrom : null,
    });
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    edit: (change, name) => setHistory(recordEdit(state.history, change(state.history.present), name ?? null)),
    closeEdit: () => setHistory(closeEdit(state.history)),
    undo: () => setHistory(undoEdit(state.history)),
    redo: () => setHistory(redoEdit(state.history)),
    load: (loaded) =>
      set({
        history: createEditHistory(loaded),
        saved: loaded,
        selection: { kind: 'process' },
        connectingFrom: null,
        failedChecks: new Set(),
      }),
    replace: (imported) => setHistory(recordEdit(state.history, imported)),
    adopt(change) {
      // one new object for each old one, because saved and unsaved documents are compared by identity
      const changed = new Map<WorkflowModel, WorkflowModel>();
      const changeOnce = (model: WorkflowModel): WorkflowModel => {
        const next = changed.get(model) ?? change(model);
        changed.set(model, next);
        return next;
      };
      set({ history: changeHistory(state.history, changeOnce), saved: changeOnce(state.saved) });
    },
    select(selection) {
      if (!isFree(state)) return false;
      set({ selection, history: closeEdit(state.history) });
      return true;
    },
    startConnecting: (stepId) => set({ connectingFrom: stepId }),
    stopConnecting: () => set({ connectingFrom: null }),
    setCheck(name, holds) {
      if (state.failedChecks.has(name) !== holds) return;
      const failedChecks = new Set(state.failedChecks);
      if (holds) failedChecks.delete(name);
      else failedChecks.add(name);
      set({ failedChecks });
    },
  };
}
