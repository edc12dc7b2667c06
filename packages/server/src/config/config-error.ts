/** A setting that cannot be used; the message is one sentence for whoever starts the server. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
