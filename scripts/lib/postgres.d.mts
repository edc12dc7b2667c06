/** A temporary Postgres, or why there is none. */
export interface StartedPostgres {
  readonly url?: string;
  readonly version?: string;
  readonly missing?: string;
  readonly stop?: () => Promise<void>;
}

export function startPostgres(): Promise<StartedPostgres>;
