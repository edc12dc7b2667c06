import {
  attachmentMaxBytes,
  type FieldProblem,
  type FieldValue,
  type FormField,
  type FormValues,
} from '@tramita/client/contract';
import {
  createFormModel,
  type FieldIssue,
  type FormModel,
  isSameValue,
  passwordConfirmName,
} from '@tramita/client/rules';
import { applyValues } from './apply-values.ts';
import { createRevalidation } from './create-revalidation.ts';
import { createStore, type Store } from './create-store.ts';
import { createDraftKeeper, type DraftState } from './draft/create-draft-keeper.ts';
import { type DraftStorage, draftValues, secretTypes } from './draft/form-draft.ts';

/** What a form answers when it is asked to send: what to send, or what is wrong. */
export type SubmitResult = { ok: true; values: FormValues } | { ok: false; issues: FieldIssue[] };

/** What of a form belongs to no field. */
export interface FormStatus {
  /** The form was found wrong on sending: the summary is shown from then on. */
  attempted: boolean;
  /** Counts the refusals that have to be told to the person. */
  refusals: number;
  /** Problems a server named that belong to none of the form's fields. */
  strayProblems: readonly FieldProblem[];
  /** Counts the starts, so that half-typed texts go with a reset. */
  generation: number;
  /** Heading of the section that holds the focus, '' for the fields without one; null before any did. */
  section: string | null;
}

/** A form at work, apart from any screen: made by `useDynamicForm`, shown by `DynamicForm`. */
export interface FormController {
  /** Values, rules and problems. Listen to it to follow single fields. */
  readonly model: FormModel;
  /**
   * Checks everything. What is wrong is shown in the form, with the summary, a dialog and the focus on the first
   * wrong field; what is right is answered, hidden fields cleared, for the host to send.
   */
  submit: () => SubmitResult;
  /** Whether a value differs from the start. */
  isDirty: () => boolean;
  /** Starts again from these values, or from the stored ones, and drops the draft. */
  reset: (values?: FormValues) => void;
  /** Shows what a server refused (the `fields` of a FORM_INVALID answer). */
  setServerProblems: (problems: readonly FieldProblem[]) => void;
  /** When the draft was last written. To follow it use `useDraftState`. */
  readonly draftState: DraftState;
  /** Drops the draft; to be called once the form was accepted. */
  clearDraft: () => void;
  /** Brings a field into view and puts the focus on it. */
  focusField: (name: string) => void;
  /** What `DynamicForm` and its parts use. */
  readonly parts: FormParts;
}

/** The controller's side towards the screen. */
export interface FormParts {
  readonly status: Store<FormStatus>;
  readonly draft: Store<DraftState>;
  /** What became of the draft in a form published anew was read. */
  forgetDraftChange: () => void;
  /** What search fields show for the values they hold, by `searchLabelKey`. */
  readonly labels: Map<string, string>;
  readonly now: Date;
  /** Largest file of a `file` field in bytes. */
  readonly maxFileBytes: number;
  change: (name: string, value: FieldValue) => void;
  leave: (name: string) => void;
  enterSection: (title: string | null) => void;
  /** Who brings fields into view; the last one told is asked. */
  setFocusHandler: (focus: ((name: string) => void) | null) => void;
  /** The values that differ from the start. */
  changes: () => FormValues;
  /** Those of them that may be kept outside this browser: all but secrets. */
  draftValues: () => FormValues;
  /** Puts these in place of everything typed, as if they had been typed. */
  retype: (values: FormValues) => void;
  /** Writes what waits and stops all timers; the form can go on afterwards. */
  rest: () => void;
}

/** What a controller is made of. */
export interface FormControllerOptions {
  fields: readonly FormField[];
  now: Date;
  initialValues?: FormValues;
  /** Values to set on top of the start, such as those typed before the fields changed. */
  typedValues?: FormValues;
  storage: DraftStorage | null;
  clock: () => Date;
  maxFileBytes?: number;
}

/** Creates a form's controller. A stored draft is taken up at once. */
export function createFormController(options: FormControllerOptions): FormController {
  const { fields, now, initialValues, maxFileBytes = attachmentMaxBytes } = options;
  const model = createFormModel(fields, { now, values: initialValues, maxFileBytes });
  const passwords = new Set(fields.filter((field) => field.type === 'password').map((field) => field.name));
  const labels = new Map<string, string>();
  const status = createStore<FormStatus>({
    attempted: false,
    refusals: 0,
    strayProblems: [],
    generation: 0,
    section: null,
  });
  const patch = (change: Partial<FormStatus>): void => status.set({ ...status.get(), ...change });
  /** Fields that hold the very value the server refused: the form's own check knows nothing of what is wrong with it. */
  const refused = new Set<string>();
  const revalidation = createRevalidation((name) => {
    if (!refused.has(name)) model.validateField(name);
  });
  let start = model.values();
  let focusHandler: ((name: string) => void) | null = null;

  const changes = (): FormValues =>
    Object.fromEntries(Object.entries(model.values()).filter(([name, value]) => !isSameValue(start[name], value)));
  const draft = createDraftKeeper({ fields, storage: options.storage, changes, labels, clock: options.clock });

  function refuse(issues: readonly FieldIssue[], strayProblems: readonly FieldProblem[]): void {
    revalidation.cancel();
    revalidation.mark(issues.map((issue) => issue.name));
    patch({ attempted: true, refusals: status.get().refusals + 1, strayProblems });
  }

  const drafted = draft.restore();
  for (const values of [drafted, options.typedValues]) if (values) applyValues(model, values);

  const controller: FormController = {
    model,
    submit() {
      refused.clear();
      const issues = model.validate();
      if (issues.length > 0) {
        refuse(issues, []);
        return { ok: false, issues };
      }
      revalidation.cancel();
      patch({ strayProblems: [] });
      return { ok: true, values: model.submission() };
    },
    isDirty: () => model.isDirty(),
    reset(values) {
      refused.clear();
      revalidation.forget();
      model.reset(values ?? initialValues);
      start = model.values();
      draft.clear();
      patch({ attempted: false, strayProblems: [], generation: status.get().generation + 1 });
    },
    setServerProblems(problems) {
      const known = new Set(fields.map((field) => field.name));
      const own = problems.filter((problem) => known.has(problem.name));
      model.setErrors(own);
      for (const { name } of own) refused.add(name);
      refuse(
        own,
        problems.filter((problem) => !known.has(problem.name)),
      );
    },
    get draftState() {
      return draft.state.get();
    },
    clearDraft: draft.clear,
    focusField: (name) => focusHandler?.(name),
    parts: {
      status,
      draft: draft.state,
      forgetDraftChange: draft.forgetChange,
      labels,
      now,
      maxFileBytes,
      change(name, value) {
        const changed = model.setValue(name, value);
        if (changed.size === 0) return;
        refused.delete(name);
        for (const one of changed) revalidation.changed(one);
        if (passwords.has(name)) revalidation.changed(passwordConfirmName(name));
        draft.schedule();
      },
      leave: revalidation.leave,
      enterSection: (section) => {
        if (status.get().section !== section) patch({ section });
      },
      setFocusHandler: (focus) => {
        focusHandler = focus;
      },
      changes,
      draftValues: () => draftValues(fields, changes(), secretTypes),
      retype(values) {
        controller.reset();
        applyValues(model, values);
        draft.schedule();
      },
      rest() {
        revalidation.cancel();
        draft.flush();
      },
    },
  };
  return controller;
}
