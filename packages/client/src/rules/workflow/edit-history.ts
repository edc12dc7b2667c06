/** A document with the states before and after it. States share unchanged parts: nothing is copied. */
export interface EditHistory<Document> {
  readonly present: Document;
  /** Oldest first. */
  readonly past: readonly Document[];
  /** Next first. */
  readonly future: readonly Document[];
  /** Name of the edit that created the present state, while further edits of that name are merged with it. */
  readonly openEdit: string | null;
}

/** Maximum number of undo steps. */
export const undoDepth = 200;

/** Creates a history that begins with a document. */
export function createEditHistory<Document>(document: Document): EditHistory<Document> {
  return { present: document, past: [], future: [], openEdit: null };
}

/**
 * Adds a new state. Edits in a row with the same name, such as the characters typed into one input, are undone together. A
 * state that equals the present one changes nothing.
 */
export function recordEdit<Document>(
  history: EditHistory<Document>,
  document: Document,
  name: string | null = null,
): EditHistory<Document> {
  if (document === history.present) return history;
  const melts = name !== null && name === history.openEdit && history.past.length > 0;
  const past = melts ? history.past : [...history.past, history.present].slice(-undoDepth);
  return { present: document, past, future: [], openEdit: name };
}

/** Ends the edit that further ones would be merged with, for instance when the user leaves the input. */
export function closeEdit<Document>(history: EditHistory<Document>): EditHistory<Document> {
  return history.openEdit === null ? history : { ...history, openEdit: null };
}

/** Undoes one edit; returns the same history if there is nothing to undo. */
export function undoEdit<Document>(history: EditHistory<Document>): EditHistory<Document> {
  const { present, past, future } = history;
  const before = past.at(-1);
  if (before === undefined) return closeEdit(history);
  return { present: before, past: past.slice(0, -1), future: [present, ...future], openEdit: null };
}

/** Redoes one edit; returns the same history if nothing was undone. */
export function redoEdit<Document>(history: EditHistory<Document>): EditHistory<Document> {
  const { present, past, future } = history;
  const [next, ...rest] = future;
  if (next === undefined) return closeEdit(history);
  return { present: next, past: [...past, present], future: rest, openEdit: null };
}

/** Changes every state alike, for a change that is not an edit: undo and redo keep it. */
export function changeHistory<Document>(
  { present, past, future, openEdit }: EditHistory<Document>,
  change: (document: Document) => Document,
): EditHistory<Document> {
  return { present: change(present), past: past.map(change), future: future.map(change), openEdit };
}
