import type { FormField, FormValues, SelectOption } from '@tramita/client/contract';
import type { Position } from '@tramita/client/rules';

/** What a form asks of the world outside: the choices of search fields, and where an acceptance is given. */
export interface FormServices {
  /** Choices of a search field for what was typed. `values` holds the values its request depends on, by field name. */
  searchOptions: (
    field: FormField,
    query: string,
    values: FormValues,
    signal: AbortSignal,
  ) => Promise<readonly SelectOption[]>;
  /** The address the person's calls come from. */
  getIp: (signal: AbortSignal) => Promise<string>;
  /**
   * Where the person is, in degrees.
   * @throws {PositionError} `denied` when they refused, `unavailable` when the browser has no position
   */
  getPosition: () => Promise<Position>;
}

/** Why there is no position. */
export class PositionError extends Error {
  override readonly name = 'PositionError';
  readonly reason: 'denied' | 'unavailable';

  constructor(reason: 'denied' | 'unavailable', options?: ErrorOptions) {
    super(reason === 'denied' ? 'The position was refused' : 'The browser gives no position', options);
    this.reason = reason;
  }
}
