/** An invalid setting; the message is one sentence for the administrator who starts the server. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
