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

/** What the settings show, and the flow or the form marks. */
export type Selection =
  | { readonly kind: 'process' }
  | { readonly kind: 'step'; readonly stepId: string }
  /** The connection at a place among those of a step. */
  | { readonly kind: 'connection'; readonly stepId: string; readonly index: number }
  | { readonly kind: 'field'; readonly fieldId: string };

/** What the modeler holds while it is open. A new object at each change, for React to compare. */
export interface ModelerState {
  readonly history: EditHistory<WorkflowModel>;
  /** The document as last loaded, published or reset: what differs from it is unsaved. */
  readonly saved: WorkflowModel;
  readonly selection: Selection;
  /** The step a new connection begins at, while its target is being chosen. */
  readonly connectingFrom: string | null;
  /** Open checks that fail, by name of what they check; while there is one, the rest of the modeler does not react. */
  readonly failedChecks: ReadonlySet<string>;
}

/** The state of one open modeler and what can be done to it. Never throws. */
export interface ModelerStore {
  get: () => ModelerState;
  subscribe: (listener: () => void) => () => void;
  /**
   * Makes an edit. Edits of one name in a row are undone together. Nothing happens when the document stays the same.
   * What was selected and is no more gives way to the process.
   */
  edit: (change: (model: WorkflowModel) => WorkflowModel, name?: string) => void;
  /** Ends the edit that further ones of its name would melt into. */
  closeEdit: () => void;
  undo: () => void;
  redo: () => void;
  /** Begins anew with a document that counts as saved: one that was loaded, published or reset to. */
  load: (model: WorkflowModel) => void;
  /** Takes a document for the present one as an edit that can be undone: an import, or a draft found again. */
  replace: (model: WorkflowModel) => void;
  /**
   * Makes a change that the server keeps already, apart from publishing. It is no edit: what was saved has it too, so
   * nothing becomes unsaved by it, and undoing does not take it back.
   */
  adopt: (change: (model: WorkflowModel) => WorkflowModel) => void;
  /** Refused (false) while a check fails or a connection is being drawn. */
  select: (selection: Selection) => boolean;
  startConnecting: (stepId: string) => void;
  stopConnecting: () => void;
  /** Says whether a check of an open panel fails. A panel that closes reports that its checks hold. */
  setCheck: (name: string, holds: boolean) => void;
}

/** Whether something differs from what was last loaded, published or reset. */
export const isUnsaved = ({ history, saved }: ModelerState): boolean => history.present !== saved;

/** Whether menus, other elements and the bar react: not while a check fails or a connection is being drawn. */
export const isFree = ({ connectingFrom, failedChecks }: ModelerState): boolean =>
  connectingFrom === null && failedChecks.size === 0;

function exists(model: WorkflowModel, selection: Selection): boolean {
  if (selection.kind === 'process') return true;
  if (selection.kind === 'field') return model.fields.some(({ id }) => id === selection.fieldId);
  const step = model.steps.find(({ id }) => id === selection.stepId);
  return step !== undefined && (selection.kind === 'step' || selection.index < step.connections.length);
}

/** The store of a modeler that begins with a document; it counts as unsaved where it differs from `saved`. */
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
      // one new object for each old one: what is saved is told from what is not by identity
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
