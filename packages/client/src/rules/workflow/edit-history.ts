/** A document with the states before and after it. States share what did not change: nothing is copied. */
export interface EditHistory<Document> {
  readonly present: Document;
  /** Oldest first. */
  readonly past: readonly Document[];
  /** Next first. */
  readonly future: readonly Document[];
  /** Names the edit that made the present, while further edits of that name melt into it. */
  readonly openEdit: string | null;
}

/** How many steps can be undone. */
export const undoDepth = 200;

/** A history that begins with a document. */
export function createEditHistory<Document>(document: Document): EditHistory<Document> {
  return { present: document, past: [], future: [], openEdit: null };
}

/**
 * Takes a new state. Edits in a row that carry the same name, such as the letters typed into one input, are undone as
 * one. A state that is the present one changes nothing.
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

/** Ends the edit that further ones would melt into, for instance when the input is left. */
export function closeEdit<Document>(history: EditHistory<Document>): EditHistory<Document> {
  return history.openEdit === null ? history : { ...history, openEdit: null };
}

/** One step back; the same history when there is none. */
export function undoEdit<Document>(history: EditHistory<Document>): EditHistory<Document> {
  const { present, past, future } = history;
  const before = past.at(-1);
  if (before === undefined) return closeEdit(history);
  return { present: before, past: past.slice(0, -1), future: [present, ...future], openEdit: null };
}

/** One step forward again; the same history when nothing was undone. */
export function redoEdit<Document>(history: EditHistory<Document>): EditHistory<Document> {
  const { present, past, future } = history;
  const [next, ...rest] = future;
  if (next === undefined) return closeEdit(history);
  return { present: next, past: [...past, present], future: rest, openEdit: null };
}

/** Changes every state alike, as by something that is no edit: undoing and making again leave it. */
export function changeHistory<Document>(
  { present, past, future, openEdit }: EditHistory<Document>,
  change: (document: Document) => Document,
): EditHistory<Document> {
  return { present: change(present), past: past.map(change), future: future.map(change), openEdit };
}
