/** How an edit joins those before it: typed characters and deletions in a row are undone together. */
export type EditKind = 'type' | 'delete' | 'other';

const longest = 100;

/** The texts an input had, for undo and redo: an input whose text is written by code loses the browser's own history. */
export function createEditHistory<Text extends { text: string }>() {
  let past: Text[] = [];
  let future: Text[] = [];
  let last: { kind: EditKind; text: string } | undefined;
  return {
    /** Keeps what was there before an edit. */
    record(before: Text, after: Text, kind: EditKind): void {
      const joins = kind !== 'other' && last?.kind === kind && last.text === before.text;
      if (!joins) past = [...past.slice(1 - longest), before];
      future = [];
      last = { kind, text: after.text };
    },
    /** The text to go back to; undefined at the first one. */
    undo(now: Text): Text | undefined {
      const before = past.at(-1);
      if (before === undefined) return undefined;
      past = past.slice(0, -1);
      future = [...future, now];
      last = undefined;
      return before;
    },
    /** The text that was undone last; undefined if there is none. */
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
