/** Encrypts secrets that the server has to read again, such as the secrets of webhooks. */
export interface SecretBox {
  /** Returns a secret in the form in which it is stored. */
  seal(secret: string): Promise<string>;
  /**
   * Returns a stored secret. Values that were stored without a key are returned as they are.
   *
   * @throws {UnreadableSecretError} if the key of the value is missing or the value was changed
   */
  open(stored: string): Promise<string>;
  /** Returns whether `seal` would store a value in another form, so that it should be stored again. */
  isOutdated(stored: string): boolean;
}

/** A stored secret cannot be decrypted. `reason` is a sentence in Portuguese. */
export class UnreadableSecretError extends Error {
  override name = 'UnreadableSecretError';
  readonly reason: string;
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}
