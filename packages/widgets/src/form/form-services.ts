import type { FormField, FormValues, SelectOption } from '@tramita/client/contract';
import type { Position } from '@tramita/client/rules';

/** External services of a form: options of search fields, and address and position for acceptances. */
export interface FormServices {
  /** Returns options for the typed text. `values` contains the values on which the search depends, by field name. */
  searchOptions: (
    field: FormField,
    query: string,
    values: FormValues,
    signal: AbortSignal,
  ) => Promise<readonly SelectOption[]>;
  /** Returns the IP address of the user. */
  getIp: (signal: AbortSignal) => Promise<string>;
  /**
   * Returns the position of the user, in degrees.
   * @throws {PositionError} `denied` if the user refuses, `unavailable` if the browser has no position
   */
  getPosition: () => Promise<Position>;
}

/** Thrown when there is no position, with the reason. */
export class PositionError extends Error {
  override readonly name = 'PositionError';
  readonly reason: 'denied' | 'unavailable';

  constructor(reason: 'denied' | 'unavailable', options?: ErrorOptions) {
    super(reason === 'denied' ? 'The position was refused' : 'The browser has no position', options);
    this.reason = reason;
  }
}
