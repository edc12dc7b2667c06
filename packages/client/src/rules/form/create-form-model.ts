import type { FormField } from '../../contract/processes/form.ts';
import type { FieldValue, FormValues } from '../../contract/processes/form-values.ts';
import { hasValue, isSameValue } from './field-value.ts';
import { createListeners } from './form-listeners.ts';
import { type FormTexts, formMessages } from './form-messages.ts';
import { FormState } from './form-state.ts';
import type { NumberSigns } from './number-signs.ts';
import { confirmationOf, withConfirmations } from './password-confirmation.ts';
import { createSizeCount, type ValidationContext, validateValue } from './validate-value.ts';

/** Current state of a field. The same object is returned until it changes. */
export type FieldSnapshot = {
  readonly name: string;
  readonly visible: boolean;
  readonly required: boolean;
  readonly editable: boolean;
  readonly value: FieldValue;
  /** The field's hint, or the message that its expression is broken. */
  readonly hint: string | null;
  /** Message of the last validation. */
  readonly error: string | null;
};

/** A field that failed validation. */
export type FieldIssue = { name: string; message: string };

/** The language in which a form writes its messages. */
export type FormLanguage = { readonly texts: FormTexts; readonly signs: NumberSigns };

/** Settings of a form. */
export type FormModelOptions = {
  /** Time that date presets are relative to. */
  now: Date;
  /** Initial values that replace each field's stored or initial value. */
  values?: FormValues;
  /** Maximum size of a file in a `file` field, in bytes. @default 10 MiB */
  maxFileBytes?: number;
  /** Language of the messages. @default Portuguese */
  language?: FormLanguage;
};

/** State of a form: values in, states and problems out. Independent of any user interface. */
export type FormModel = {
  readonly fields: readonly FormField[];
  /** Sets a field's value and recalculates its dependents. Returns the names of all changed fields. */
  setValue(name: string, value: FieldValue): ReadonlySet<string>;
  /** @throws RangeError for a name that the form does not contain. */
  getField(name: string): FieldSnapshot;
  /** Calls the listener when this field's snapshot changes. Returns a function that unsubscribes. */
  subscribe(name: string, listener: () => void): () => void;
  /** Calls the listener with the names of changed fields. Returns a function that unsubscribes. */
  subscribeAll(listener: (changed: ReadonlySet<string>) => void): () => void;
  /** Increases with every change, for stores that compare it. */
  version(): number;
  /** Validates one field, stores the message in its snapshot and returns it. */
  validateField(name: string): string | null;
  /** Validates every visible, editable field, in order. */
  validate(): FieldIssue[];
  /** Writes the messages in another language, also those that are shown; messages from outside stay as they came. */
  setLanguage(language: FormLanguage): void;
  /** Sets messages from outside (a server's response) on fields; names that the form does not contain are ignored. */
  setErrors(issues: readonly FieldIssue[]): void;
  /** Values of all fields, without password confirmations. */
  values(): FormValues;
  /** Values to send: visible editable fields, and hidden ones cleared. */
  submission(): FormValues;
  /** Whether a value differs from its initial value. */
  isDirty(): boolean;
  /** Restarts with these values; a field without one gets its stored or initial value. */
  reset(values?: FormValues): void;
};

/**
 * Creates the model of a form. A change recalculates only the fields that depend on it. The value of a hidden field is
 * cleared; when it is shown again it gets its initial value. A password field has a second one,
 * `{name}PasswordConfirm`.
 */
export function createFormModel(fields: readonly FormField[], options: FormModelOptions): FormModel {
  const core = new FormCore(fields, options);
  const { listeners } = core;
  return {
    fields,
    setValue: (name, value) => core.setValue(name, value),
    getField: (name) => core.snapshot(name),
    subscribe: listeners.add,
    subscribeAll: listeners.addAll,
    version: listeners.version,
    validateField: (name) => core.validateField(name),
    validate: () => core.validate(),
    setLanguage: (language) => core.setLanguage(language),
    setErrors: (issues) => core.setErrors(issues),
    values: () => core.collect(() => true),
    submission: () => core.collect((state) => !state.visible || state.editable),
    isDirty: () => core.isDirty(),
    reset: (values) => core.reset(values),
  };
}

class FormCore {
  readonly listeners = createListeners();
  private readonly state: FormState;
  private readonly errors: (string | null)[];
  /** Indexes of the fields whose message came from outside. */
  private readonly foreign = new Set<number>();
  private readonly snapshots: (FieldSnapshot | undefined)[];
  private context: ValidationContext & { texts: FormTexts };
  private changed = new Set<number>();
  private start: FieldValue[];

  constructor(fields: readonly FormField[], { now, values, maxFileBytes, language }: FormModelOptions) {
    this.context = { now, maxFileBytes, texts: formMessages, ...language };
    const all = withConfirmations(fields);
    this.errors = all.map(() => null);
    this.snapshots = all.map(() => undefined);
    this.state = new FormState(all, (index) => this.touch(index));
    this.state.begin(values);
    this.start = [...this.state.values];
    this.changed.clear();
  }

  private touch(index: number): void {
    this.snapshots[index] = undefined;
    this.changed.add(index);
  }

  private indexOf(name: string): number {
    const index = this.state.indexes.get(name);
    if (index === undefined) throw new RangeError(`The form has no field "${name}"`);
    return index;
  }

  setValue(name: string, value: FieldValue): ReadonlySet<string> {
    this.state.change(this.indexOf(name), value);
    for (const index of this.changed) if (this.state.states[index]?.visible === false) this.errors[index] = null;
    return this.publish();
  }

  snapshot(name: string): FieldSnapshot {
    const index = this.indexOf(name);
    const known = this.snapshots[index];
    if (known !== undefined) return known;
    const { fields, values, states } = this.state;
    const { visible = true, required = false, editable = true, broken = false } = states[index] ?? {};
    const snapshot: FieldSnapshot = {
      name,
      visible,
      required,
      editable,
      value: values[index] ?? null,
      hint: broken ? this.context.texts.brokenExpression : (fields[index]?.hint ?? null),
      error: this.errors[index] ?? null,
    };
    this.snapshots[index] = snapshot;
    return snapshot;
  }

  private check(index: number): string | null {
    const { fields, values, states, indexes } = this.state;
    const field = fields[index];
    const state = states[index];
    if (field === undefined || state === undefined || !state.visible || !state.editable) return null;
    const password = confirmationOf(field, indexes);
    if (password !== undefined) {
      return isSameValue(values[password], values[index]) ? null : this.context.texts.passwordMismatch;
    }
    return validateValue(field, values[index] ?? null, { ...this.context, required: state.required });
  }

  private setError(index: number, error: string | null): void {
    this.foreign.delete(index);
    if (this.errors[index] === error) return;
    this.errors[index] = error;
    this.touch(index);
  }

  validateField(name: string): string | null {
    const index = this.indexOf(name);
    const message = this.check(index);
    this.setError(index, message);
    this.publish();
    return message;
  }

  /** Returns the message of every field, by index. */
  private messages(): (string | null)[] {
    const countSize = createSizeCount(this.context.texts);
    return this.state.fields.map((field, index) => {
      const { visible, editable } = this.state.states[index] ?? {};
      const tooMuch = visible && editable ? countSize(field, this.state.values[index] ?? null) : null;
      return this.check(index) ?? tooMuch;
    });
  }

  validate(): FieldIssue[] {
    const messages = this.messages();
    messages.forEach((message, index) => {
      this.setError(index, message);
    });
    this.publish();
    return this.state.fields.flatMap(({ name }, index) => {
      const message = messages[index] ?? null;
      return message === null ? [] : [{ name, message }];
    });
  }

  setErrors(issues: readonly FieldIssue[]): void {
    for (const { name, message } of issues) {
      const index = this.state.indexes.get(name);
      if (index === undefined) continue;
      this.setError(index, message);
      this.foreign.add(index);
    }
    this.publish();
  }

  setLanguage(language: FormLanguage): void {
    if (this.context.texts === language.texts && this.context.signs === language.signs) return;
    this.context = { ...this.context, ...language };
    const messages = this.messages();
    this.state.states.forEach(({ broken }, index) => {
      if (broken) this.touch(index);
      if (this.errors[index] !== null && !this.foreign.has(index)) this.setError(index, messages[index] ?? null);
    });
    this.publish();
  }

  collect(takes: (state: { visible: boolean; editable: boolean }) => boolean): FormValues {
    const { fields, values, states, indexes } = this.state;
    const entries = fields.flatMap((field, index): [string, FieldValue][] => {
      const state = states[index];
      if (!hasValue(field) || confirmationOf(field, indexes) !== undefined || state === undefined) return [];
      return takes(state) ? [[field.name, values[index] ?? null]] : [];
    });
    return Object.fromEntries(entries);
  }

  isDirty(): boolean {
    return this.state.values.some((value, index) => !isSameValue(value, this.start[index]));
  }

  reset(values: FormValues | undefined): void {
    this.errors.fill(null);
    this.foreign.clear();
    this.state.begin(values);
    this.start = [...this.state.values];
    this.publish();
  }

  private publish(): ReadonlySet<string> {
    const names = new Set([...this.changed].map((index) => this.state.fields[index]?.name ?? ''));
    this.changed = new Set();
    this.listeners.notify(names);
    return names;
  }
}
