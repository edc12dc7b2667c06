/** Kind of an edit: consecutive typed characters, or consecutive deletions, are undone together. */
export type EditKind = 'type' | 'delete' | 'other';

const longest = 100;

/** Undo and redo history of an input. The browser loses its own history when code sets the text of an input. */
export function createEditHistory<Text extends { text: string }>() {
  let past: Text[] = [];
  let future: Text[] = [];
  let last: { kind: EditKind; text: string } | undefined;
  return {
    /** Stores the text before an edit. */
    record(before: Text, after: Text, kind: EditKind): void {
      const joins = kind !== 'other' && last?.kind === kind && last.text === before.text;
      if (!joins) past = [...past.slice(1 - longest), before];
      future = [];
      last = { kind, text: after.text };
    },
    /** Returns the previous text, or undefined if there is nothing to undo. */
    undo(now: Text): Text | undefined {
      const before = past.at(-1);
      if (before === undefined) return undefined;
      past = past.slice(0, -1);
      future = [...future, now];
      last = undefined;
      return before;
    },
    /** Returns the text that was undone last, or undefined if there is nothing to redo. */
    redo(now: Text): Text | undefined {
      const after = future.at(-1);
      if (after === undefined) return undefined;
      future = future.slice(0, -1);
      past = [...past, now];
      last = undefined;
      return after;
    },
  };
}
