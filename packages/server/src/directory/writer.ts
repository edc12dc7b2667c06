/** A source of records besides the screen, as messages name it. */
export interface Source {
  readonly key: string;
  readonly name: string;
}

/** Who writes to the register: a source, or null for an administrator on the screen; and when. */
export interface Writer {
  readonly source: Source | null;
  readonly now: Date;
  /** The administrator; absent for a source and for a command. */
  readonly actor?: { readonly id: number; readonly completeName: string };
  /** Replaces the number of people a source may deactivate in an hour before administrators get an e-mail. */
  readonly deactivationsLimit?: number | undefined;
}

/** Source of role grants that administrators give on the screen. */
const screenSource = 'screen';

/** Returns the key that the grants of a writer have. */
export const grantSourceOf = ({ source }: Writer): string => source?.key ?? screenSource;
