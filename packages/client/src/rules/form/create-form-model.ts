import type { FieldValue, FormField, FormValues } from '../../contract/form.ts';
import { runRule } from './evaluate-rule.ts';
import { clearedValue, hasValue, isEmptyValue, isSameValue, normalizeValue } from './field-value.ts';
import { buildGraph } from './form-graph.ts';
import { createListeners } from './form-listeners.ts';
import { formMessages } from './form-messages.ts';
import { confirmationOf, withConfirmations } from './password-confirmation.ts';
import { validateValue } from './validate-value.ts';

/** A field as it stands. The same object comes back as long as nothing in it changed. */
export type FieldSnapshot = {
  readonly name: string;
  readonly visible: boolean;
  readonly required: boolean;
  readonly editable: boolean;
  readonly value: FieldValue;
  /** The field's hint, or the word that its expression is broken. */
  readonly hint: string | null;
  /** What the last validation said of it. */
  readonly error: string | null;
};

/** A field that failed validation. */
export type FieldIssue = { name: string; message: string };

/** Settings of a form. */
export type FormModelOptions = {
  /** The moment that date presets count from. */
  now: Date;
  /** Values to start from in place of each field's stored or start value. */
  values?: FormValues;
  /** Largest file of a `file` field in bytes. @default 10 MiB */
  maxFileBytes?: number;
};

/** A form at work: values in, states and problems out. Free of any screen. */
export type FormModel = {
  readonly fields: readonly FormField[];
  /** Sets a field's value and works out anew what depends on it. Gives the names of all fields that changed. */
  setValue(name: string, value: FieldValue): ReadonlySet<string>;
  /** @throws RangeError for a name the form does not have. */
  getField(name: string): FieldSnapshot;
  /** Calls the listener when this field's snapshot changed. Gives the way to stop. */
  subscribe(name: string, listener: () => void): () => void;
  /** Calls the listener when any field changed, with the names. Gives the way to stop. */
  subscribeAll(listener: (changed: ReadonlySet<string>) => void): () => void;
  /** Grows with every change, for stores that compare. */
  version(): number;
  /** Validates one field, keeps the message in its snapshot and gives it. */
  validateField(name: string): string | null;
  /** Validates every shown, editable field, in order. */
  validate(): FieldIssue[];
  /** Puts messages from outside (a server's answer) on fields; names it does not have are left out. */
  setErrors(issues: readonly FieldIssue[]): void;
  /** Values of all fields, without password confirmations. */
  values(): FormValues;
  /** What is sent: shown editable fields, and hidden ones cleared. */
  submission(): FormValues;
  /** Whether a value differs from the start. */
  isDirty(): boolean;
  /** Starts again from these values; a field without one takes its stored or start value. */
  reset(values?: FormValues): void;
};

/** A circle of conditions that never comes to rest is left as it is after this many rounds. */
const maxRounds = 25;

/**
 * Creates the model of a form. Only fields that a change reaches are worked out anew. A hidden field's value is
 * cleared; shown again it takes its start value. A password field has a second one, `{name}PasswordConfirm`.
 */
export function createFormModel(givenFields: readonly FormField[], options: FormModelOptions): FormModel {
  const fields = withConfirmations(givenFields);
  const indexes = new Map(fields.map((field, index) => [field.name, index]));
  const graph = buildGraph(fields, indexes);
  const rank = new Uint32Array(fields.length);
  graph.order.forEach((index, place) => {
    rank[index] = place;
  });

  const values: FieldValue[] = new Array(fields.length).fill(null);
  const states = fields.map(() => ({ visible: true, required: false, editable: true, broken: false }));
  const errors: (string | null)[] = new Array(fields.length).fill(null);
  const snapshots: (FieldSnapshot | undefined)[] = new Array(fields.length).fill(undefined);
  const pending = new Uint8Array(fields.length);
  const listeners = createListeners();
  let start: FieldValue[] = [];
  let changed = new Set<number>();

  const scope = (name: string): FieldValue => {
    const index = indexes.get(name);
    return index === undefined ? null : (values[index] ?? null);
  };

  const indexOf = (name: string): number => {
    const index = indexes.get(name);
    if (index === undefined) throw new RangeError(`The form has no field "${name}"`);
    return index;
  };

  function touch(index: number): void {
    snapshots[index] = undefined;
    changed.add(index);
  }

  function assign(index: number, value: FieldValue): void {
    if (isSameValue(values[index], value)) return;
    values[index] = value;
    touch(index);
    for (const reader of graph.readers[index] ?? []) pending[rank[reader] as number] = 1;
    for (const search of graph.searches[index] ?? []) assign(search, clearedValue(fields[search] as FormField));
  }

  function work(index: number, restores: boolean): void {
    const rules = graph.rules[index];
    const state = states[index];
    const field = fields[index];
    if (rules === undefined || state === undefined || field === undefined) return;
    const visible = runRule(rules.visible, 'visible', scope);
    const required = runRule(rules.required, 'required', scope);
    const editable = runRule(rules.editable, 'editable', scope);
    const broken = visible.broken || required.broken || editable.broken;
    const appears = visible.value && !state.visible;
    if (
      visible.value !== state.visible ||
      required.value !== state.required ||
      editable.value !== state.editable ||
      broken !== state.broken
    ) {
      states[index] = { visible: visible.value, required: required.value, editable: editable.value, broken };
      touch(index);
    }
    if (!visible.value) hide(index, field);
    else if (appears && restores && isEmptyValue(values[index])) assign(index, startValue(field));
  }

  function hide(index: number, field: FormField): void {
    errors[index] = null;
    assign(index, clearedValue(field));
  }

  // in the order of the graph each field is worked out once, after those it reads; only circles need more rounds
  function settle(restores: boolean): void {
    for (let round = 0; round < maxRounds; round += 1) {
      let place = pending.indexOf(1);
      if (place < 0) return;
      for (; place >= 0; place = pending.indexOf(1, place + 1)) {
        pending[place] = 0;
        work(graph.order[place] as number, restores && round === 0);
      }
    }
    pending.fill(0);
  }

  function publish(): ReadonlySet<string> {
    const names = new Set([...changed].map((index) => fields[index]?.name ?? ''));
    changed = new Set();
    listeners.tell(names);
    return names;
  }

  function setError(index: number, error: string | null): void {
    if (errors[index] === error) return;
    errors[index] = error;
    touch(index);
  }

  function check(index: number): string | null {
    const field = fields[index];
    const state = states[index];
    if (field === undefined || state === undefined || !state.visible || !state.editable) return null;
    const partner = confirmationOf(field, indexes);
    if (partner !== undefined)
      return isSameValue(values[partner], values[index]) ? null : formMessages.passwordMismatch;
    return validateValue(field, values[index] ?? null, { ...options, required: state.required });
  }

  function begin(given: FormValues | undefined): void {
    fields.forEach((field, index) => {
      const partner = confirmationOf(field, indexes);
      const from = partner === undefined ? field : (fields[partner] ?? field);
      const value = given !== undefined && Object.hasOwn(given, from.name) ? given[from.name] : storedValue(from);
      values[index] = normalizeValue(field, value);
      errors[index] = null;
      touch(index);
    });
    pending.fill(1);
    settle(false);
    start = [...values];
  }

  begin(options.values);
  changed = new Set();

  return {
    fields: givenFields,
    setValue(name, value) {
      const index = indexOf(name);
      const field = fields[index] as FormField;
      if (states[index]?.visible === true && hasValue(field)) assign(index, normalizeValue(field, value));
      settle(true);
      return publish();
    },
    getField(name) {
      const index = indexOf(name);
      const known = snapshots[index];
      if (known !== undefined) return known;
      const { broken, ...state } = states[index] as (typeof states)[number];
      const hint = broken ? formMessages.brokenExpression : (fields[index]?.hint ?? null);
      const snapshot = { name, ...state, value: values[index] ?? null, hint, error: errors[index] ?? null };
      snapshots[index] = snapshot;
      return snapshot;
    },
    subscribe: listeners.add,
    subscribeAll: listeners.addAll,
    version: listeners.version,
    validateField(name) {
      const index = indexOf(name);
      setError(index, check(index));
      publish();
      return errors[index] ?? null;
    },
    validate() {
      const issues: FieldIssue[] = [];
      fields.forEach((field, index) => {
        const message = check(index);
        setError(index, message);
        if (message !== null) issues.push({ name: field.name, message });
      });
      publish();
      return issues;
    },
    setErrors(issues) {
      for (const { name, message } of issues) {
        const index = indexes.get(name);
        if (index !== undefined) setError(index, message);
      }
      publish();
    },
    values: () => collect(() => true),
    submission: () => collect((index) => states[index]?.visible === false || states[index]?.editable === true),
    isDirty: () => values.some((value, index) => !isSameValue(value, start[index])),
    reset(given) {
      begin(given);
      publish();
    },
  };

  function collect(take: (index: number) => boolean): FormValues {
    const entries = givenFields.flatMap((field): [string, FieldValue][] => {
      const index = indexOf(field.name);
      return hasValue(field) && take(index) ? [[field.name, values[index] ?? null]] : [];
    });
    return Object.fromEntries(entries);
  }
}

const storedValue = (field: FormField): FieldValue => field.value ?? field.defaultValue ?? null;
const startValue = (field: FormField): FieldValue => normalizeValue(field, hasValue(field) ? field.defaultValue : null);
