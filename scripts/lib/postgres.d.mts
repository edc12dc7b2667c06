/** A temporary Postgres, or why there is none. */
export interface StartedPostgres {
  readonly url?: string;
  readonly version?: string;
  readonly missing?: string;
  readonly stop?: () => Promise<void>;
  readonly port?: number;
  readonly start?: () => Promise<boolean>;
  readonly kill?: () => void;
  readonly isRunning?: () => boolean;
  readonly log?: () => string;
}

export const quick: readonly string[];

export function startPostgres(options?: {
  readonly parent?: string;
  readonly settings?: readonly string[];
}): Promise<StartedPostgres>;
