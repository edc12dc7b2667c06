import type { Source } from '../writer.ts';

/** A person whose access ends. */
export interface LeavingPerson {
  readonly id: number;
  readonly completeName: string;
}

/** How the access of people ended. */
export interface Leaving {
  readonly people: readonly LeavingPerson[];
  readonly at: Date;
  /** Who ended it, as histories name them; the id is null for a source and for a command. */
  readonly by: { readonly id: number | null; readonly completeName: string };
  /** The connection that ended it: its notifications of one hour are combined. Null for the screen and for files. */
  readonly connection: Source | null;
}
