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
  type FormLanguage,
  type FormModel,
  isSameValue,
  passwordConfirmName,
} from '@tramita/client/rules';
import { applyValues } from './apply-values.ts';
import { createRevalidation } from './create-revalidation.ts';
import { createStore, type Store } from './create-store.ts';
import { createDraftKeeper, type DraftState } from './draft/create-draft-keeper.ts';
import { type DraftStorage, draftValues, secretTypes } from './draft/form-draft.ts';

/** Result of submitting a form: the values to send, or the validation errors. */
export type SubmitResult = { ok: true; values: FormValues } | { ok: false; issues: FieldIssue[] };

/** State of a form that belongs to no single field. */
export interface FormStatus {
  /** Whether validation failed on submit; from then on the summary is shown. */
  attempted: boolean;
  /** Number of failed validations, each of which must be shown to the user. */
  refusals: number;
  /** Server errors that belong to none of the form's fields. */
  strayProblems: readonly FieldProblem[];
  /** Number of resets, so that a reset also discards incomplete input. */
  generation: number;
  /** Heading of the section with the focus, '' for fields without a section; null before the first focus. */
  section: string | null;
}

/**
 * State and actions of a form, independent of its rendering. Created by `useDynamicForm`, rendered by `DynamicForm`.
 */
export interface FormController {
  /** Values, rules and errors. Subscribe to it to follow single fields. */
  readonly model: FormModel;
  /**
   * Validates the form. If it is invalid, the form shows the errors, the summary and a dialog, and focuses the first
   * invalid field. Otherwise returns the values for the host to send, without those of hidden fields.
   */
  submit: () => SubmitResult;
  /** Returns whether a value differs from its initial value. */
  isDirty: () => boolean;
  /** Resets the form to these values, or to the stored ones, and deletes the draft. */
  reset: (values?: FormValues) => void;
  /** Shows the errors returned by a server (the `fields` of a FORM_INVALID response). */
  setServerProblems: (problems: readonly FieldProblem[]) => void;
  /** When the draft was last written. Use `useDraftState` to follow it. */
  readonly draftState: DraftState;
  /** Deletes the draft; call it after the server accepted the form. */
  clearDraft: () => void;
  /** Scrolls to a field and focuses it. */
  focusField: (name: string) => void;
  /** Used by `DynamicForm` and its parts only. */
  readonly parts: FormParts;
}

/** The part of the controller used for rendering. */
export interface FormParts {
  readonly status: Store<FormStatus>;
  readonly draft: Store<DraftState>;
  /** Called when the user dismissed the note about changes of the draft. */
  forgetDraftChange: () => void;
  /** Called when the user dismissed the note about what the draft does not contain. */
  forgetDraftGaps: () => void;
  /** Called when files were attached to the form as a whole, or the last one was removed. */
  noteAttachments: (isAttached: boolean) => void;
  /** Labels of the selected values of search fields, by `searchLabelKey`. */
  readonly labels: Map<string, string>;
  readonly now: Date;
  /** Maximum size of a file in a `file` field, in bytes. */
  readonly maxFileBytes: number;
  change: (name: string, value: FieldValue) => void;
  leave: (name: string) => void;
  enterSection: (title: string | null) => void;
  /** Sets the function that focuses fields; the last one set is used. */
  setFocusHandler: (focus: ((name: string) => void) | null) => void;
  /** Returns the values that differ from their initial values. */
  changes: () => FormValues;
  /** Returns the changed values that may be stored outside this browser: all except secrets. */
  draftValues: () => FormValues;
  /** Replaces everything typed with these values, as if they were typed. */
  retype: (values: FormValues) => void;
  /** Saves pending changes and stops all timers; the form stays usable. */
  rest: () => void;
}

/** Options of {@link createFormController}. */
export interface FormControllerOptions {
  fields: readonly FormField[];
  now: Date;
  initialValues?: FormValues;
  /** Values to apply on top of the initial ones, such as those typed before the fields changed. */
  typedValues?: FormValues;
  storage: DraftStorage | null;
  clock: () => Date;
  maxFileBytes?: number;
  /** Language of the validation messages at first; `model.setLanguage` changes it. @default Portuguese */
  language?: FormLanguage;
}

/** Creates the controller of a form and restores a stored draft. */
export function createFormController(options: FormControllerOptions): FormController {
  const { fields, now, initialValues, maxFileBytes = attachmentMaxBytes, language } = options;
  const model = createFormModel(fields, { now, values: initialValues, maxFileBytes, language });
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
  /** Fields that still have the value the server refused; validating them here would remove the server's error. */
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
  draft.closeGaps();

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
      forgetDraftGaps: draft.forgetGaps,
      noteAttachments: draft.noteAttachments,
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
