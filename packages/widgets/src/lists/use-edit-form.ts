import type { HttpProblemError } from '@tramita/client';
import { type ChangeEvent, type ReactNode, useId, useRef, useState } from 'react';
import { refusedFieldsOf, type SendOptions, type SendProblem, useSend } from '../calls/use-send.ts';
import { editConflictMessages } from '../messages/edit-conflict.ts';
import { useMessages } from '../provider/use-messages.ts';
import { findControl, focusControl } from '../ui/focus-control.ts';
import type { LeaveRequest } from '../ui/leave-request.ts';
import { useAfterPress } from '../ui/use-after-press.ts';
import { useLeaveQuestion } from '../ui/use-leave-question.tsx';
import type { EditedRecord } from './use-edited-record.ts';

/** Messages of invalid fields. */
export type EditProblems<Values> = { readonly [Name in keyof Values & string]?: string | undefined };

/** Why the input was not saved. */
export interface EditFailure {
  readonly title: string | undefined;
  readonly reason?: string | null;
}

/** Another user saved meanwhile. */
export interface EditConflict {
  readonly title: string;
  /** The changes of the other user. */
  readonly changes: readonly string[];
  /** The effect of saving again. */
  readonly detail: string;
  /** Discards the input and shows what the other user saved. @default the user can only save again */
  readonly load?: () => void;
}

/** Part of the body of a call that changes a record: the revision that the user has seen, if the backend sends one. */
export interface KnownRevision {
  readonly knownRevision?: string;
}

// its type differs between React 18 and 19
const useFormElement = () => useRef<HTMLFormElement>(null);

type Send = ReturnType<typeof useSend>['send'];
type FieldOf<Values> = keyof Values & string;
type TextFieldOf<Values> = { [Name in FieldOf<Values>]: Values[Name] extends string ? Name : never }[FieldOf<Values>];

/** Options of {@link useEditForm}. */
export interface EditFormOptions<Values extends object, Saved> {
  /** The item as on the server, or empty for a new one and while it loads. Its keys are in the order of the fields. */
  initial: Values;
  /** Input of an earlier visit. @default null */
  draft?: Values | null;
  /** Returns the messages of invalid fields. */
  check: (values: Values) => EditProblems<Values>;
  /** Returns the content to save as JSON data. Input that would save the same as `initial` is not an unsaved change. */
  contentOf: (values: Values) => unknown;
  /** Returns why valid input cannot be sent, which is shown as a failed call, or null. */
  blocked?: (values: Values) => string | null;
  /** Whether there are other unsaved changes, for example new files. @default false */
  isUnsaved?: boolean;
  sending?: SendOptions;
  /**
   * The record of `initial`, if it has revisions: see `useEditedRecord`. When the server refuses the known revision, the
   * form shows the conflict; the input stays, and saving it again replaces what the other user saved. @default null
   */
  edited?: EditedRecord<Values> | null;
  /** Revision that the user had seen when they typed `draft`. @default the one of `edited` */
  draftRevision?: string | undefined;
  /**
   * Sends valid input, with `known` in the body if the record has revisions. Resolves to the response, or to null if that
   * failed.
   */
  save: (values: Values, send: Send, known: KnownRevision) => Promise<Saved | null>;
  onSaved: (saved: Saved) => void;
  /** @default the title of the call and the reason of the server */
  failureOf?: (problem: SendProblem) => EditFailure;
  /**
   * Called when the server refuses the input of a record without `edited`. Returns null, or loads what another user saved
   * meanwhile, if that is the reason. The input stays, and saving it again should replace what the other user saved.
   */
  conflictOf?: (refusal: HttpProblemError) => Promise<EditConflict> | null;
  /** Called with each input, for example to store it as a draft. */
  onChange?: (values: Values, isChanged: boolean, known: KnownRevision) => void;
  /** Called when the user leaves without saving. */
  onClose: () => void;
  /** A navigation that the page holds back. @default null */
  leaving?: LeaveRequest | null;
  onUnsavedChange?: ((isUnsaved: boolean) => void) | undefined;
}

/** A form that edits an item, as returned by {@link useEditForm}. */
export interface EditForm<Values extends object> {
  /** Prefix of the ids of the fields: the control of a field has the id `<id>-<name>`. */
  readonly id: string;
  /** Receives the form's element. */
  readonly root: ReturnType<typeof useFormElement>;
  readonly values: Values;
  /** Messages of the fields: of refused ones, and of invalid ones that the user left or tried to save. */
  readonly problems: EditProblems<Values>;
  readonly failure: EditFailure | null;
  readonly conflict: EditConflict | null;
  readonly isSaving: boolean;
  /** Endpoint that is called. */
  readonly sending: string | null;
  /** Changes the input; a function receives the newest input, also between two renders. */
  readonly change: (part: Partial<Values> | ((values: Values) => Partial<Values>)) => void;
  /** Called when the user leaves a field: from then on its problem is shown. */
  readonly leave: (name: FieldOf<Values>) => void;
  /** Saves the input once, or focuses the first invalid field. */
  readonly save: () => Promise<void>;
  /** Sends another change of the item; a failure is shown like one of saving. */
  readonly send: Send;
  /** Stops asking about unsaved changes, before the page is left for another reason. */
  readonly allow: () => void;
  /** Restores the initial input. */
  readonly reset: () => void;
  /** Closes the form, after a question if there are unsaved changes. */
  readonly close: () => void;
  /** The question; render it once. */
  readonly question: ReactNode;
  /** Props of a `Field`. */
  readonly field: (name: FieldOf<Values>) => { id: string; error: string | undefined };
  /** Props of a control whose `onChange` gets the value. */
  readonly control: <Name extends FieldOf<Values>>(
    name: Name,
  ) => { value: Values[Name]; onChange: (value: Values[Name]) => void; onBlur: () => void };
  /** Props of a text input. */
  readonly text: (name: TextFieldOf<Values>) => {
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
    onBlur: () => void;
  };
}

/**
 * The state of a form that edits an item: its input, the messages of its fields, saving, refusals of the server, a
 * conflict with another user, and the question before unsaved input is lost. For {@link EditDialog} or a form in the page;
 * use a new key for each item.
 *
 * @example
 * const form = useEditForm({
 *   initial: { name: group?.name ?? '' },
 *   check: groupProblems,
 *   contentOf: ({ name }) => name.trim(),
 *   sending: { changes: [listGroups], failed: messages.saveFailed },
 *   save: ({ name }, send) => send(createGroup, { body: { name } }),
 *   onSaved: onClose,
 *   onClose,
 * });
 */
export function useEditForm<Values extends object, Saved>(options: EditFormOptions<Values, Saved>): EditForm<Values> {
  const { initial, check, contentOf } = options;
  const id = useId();
  const root = useFormElement();
  const afterPress = useAfterPress();
  const conflictTexts = useMessages(editConflictMessages);
  const saving = useSend(options.sending);
  const [edits, setEdits] = useState<Partial<Values>>(options.draft ?? {});
  const newest = useRef(edits);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setTried] = useState(false);
  const [blocked, setBlocked] = useState<string | null>(null);
  const [conflict, setConflict] = useState<EditConflict | null>(null);
  const [isSaving, setSaving] = useState(false);
  const isRunning = useRef(false);
  const { edited = null } = options;
  /** Revision that the user has seen: while nothing is typed, the one on screen. */
  const seen = useRef(options.draftRevision ?? edited?.revision);
  if (Object.keys(newest.current).length === 0) seen.current = edited?.revision;

  const values = { ...initial, ...edits };
  const names = Object.keys(initial);
  const isChanged = (input: Values) => JSON.stringify(contentOf(input)) !== JSON.stringify(contentOf(initial));
  const isUnsaved = isChanged(values) || options.isUnsaved === true;
  const question = useLeaveQuestion({
    isUnsaved,
    leaving: options.leaving ?? null,
    onUnsavedChange: options.onUnsavedChange,
    onClose: options.onClose,
  });

  function change(part: Partial<Values> | ((values: Values) => Partial<Values>)): void {
    const changed = typeof part === 'function' ? part({ ...initial, ...newest.current }) : part;
    newest.current = { ...newest.current, ...changed };
    setEdits(newest.current);
    saving.accept(Object.keys(changed));
    report({ ...initial, ...newest.current });
  }

  const known = (): KnownRevision => (seen.current === undefined ? {} : { knownRevision: seen.current });
  const report = (input: Values) => options.onChange?.(input, isChanged(input), known());

  const leave = (name: string) => afterPress(() => setLeft((before) => new Set(before).add(name)));

  function focusFirst(invalid: object): boolean {
    const first = names.find((name) => Object.hasOwn(invalid, name));
    if (first && root.current) focusControl(root.current, `${id}-${first}`);
    return first !== undefined;
  }

  async function save(): Promise<void> {
    if (isRunning.current) return;
    const input = { ...initial, ...newest.current };
    setTried(true);
    saving.clear();
    if (focusFirst(check(input))) return;
    setConflict(null);
    const blocked = options.blocked?.(input) ?? null;
    setBlocked(blocked);
    if (blocked !== null) return;
    isRunning.current = true;
    setSaving(true);
    const saved = await sendInput(input).finally(() => {
      isRunning.current = false;
      setSaving(false);
    });
    if (saved === null) return;
    question.allow();
    options.onSaved(saved);
  }

  async function sendInput(input: Values): Promise<Saved | null> {
    let overtaken: Promise<EditConflict> | null | undefined;
    const send: Send = (endpoint, body, own) =>
      saving.send(endpoint, body, {
        ...own,
        onRefused: (refusal) => {
          overtaken =
            edited && refusal.errorCode === 'RECORD_OUTDATED' ? newerVersion(edited) : options.conflictOf?.(refusal);
          return Boolean(overtaken);
        },
        onFailed: (error) => focusFirst(refusedFieldsOf(error)),
      });
    const saved = await options.save(input, send, known());
    if (overtaken) setConflict(await overtaken);
    return saved;
  }

  /** Loads what another user saved meanwhile: fields without input show it, and the next save replaces the others. */
  async function newerVersion({ reload, labels }: EditedRecord<Values>): Promise<EditConflict> {
    const before = new Map<string, unknown>(Object.entries(initial));
    const newer = await reload();
    if (newer) seen.current = newer.revision;
    const changed = Object.entries(newer?.values ?? {}).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)),
    );
    const { title, detail } = conflictTexts;
    const fields = changed.flatMap(([name]) => labels[name as FieldOf<Values>] ?? []);
    const changes = fields.length > 0 ? [conflictTexts.changed(fields.join(', '))] : [];
    return { title, changes, detail, ...(newer ? { load: () => loadVersion(newer.values) } : {}) };
  }

  function loadVersion(version: Values): void {
    reset();
    options.onChange?.(version, false, known());
    const first = names.map((name) => `${id}-${name}`).find((control) => findControl(root.current, control));
    if (first && root.current) focusControl(root.current, first);
  }

  function reset(): void {
    newest.current = {};
    setEdits({});
    setLeft(new Set());
    setTried(false);
    setBlocked(null);
    setConflict(null);
    saving.clear();
  }

  const found: Record<string, string | undefined> = check(values);
  const shown = Object.fromEntries(Object.entries(found).filter(([name]) => isTried || left.has(name)));
  const problems = { ...shown, ...saving.refusedFields } as EditProblems<Values>;
  const control = <Name extends FieldOf<Values>>(name: Name) => ({
    value: values[name],
    onChange: (value: Values[Name]) => change({ [name]: value } as unknown as Partial<Values>),
    onBlur: () => leave(name),
  });
  return {
    id,
    root,
    values,
    problems,
    failure: failureOf(options, saving.problem, blocked),
    conflict,
    isSaving,
    sending: saving.sending,
    change,
    leave,
    save,
    send: saving.send,
    allow: question.allow,
    reset,
    close: question.ask,
    question: question.dialog,
    field: (name) => ({ id: `${id}-${name}`, error: problems[name] }),
    control,
    text: (name) => ({
      value: values[name] as string,
      onChange: ({ target }) => change({ [name]: target.value } as unknown as Partial<Values>),
      onBlur: () => leave(name),
    }),
  };
}

function failureOf<Values extends object, Saved>(
  { sending, ...options }: EditFormOptions<Values, Saved>,
  problem: SendProblem | null,
  blocked: string | null,
): EditFailure | null {
  if (blocked !== null) return { title: sending?.failed, reason: blocked };
  return problem && (options.failureOf?.(problem) ?? { title: problem.title, reason: problem.reason });
}
