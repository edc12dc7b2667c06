import * as z from 'zod/mini';
import { type Config, ConfigError } from '../../config/read-config.ts';
import { ServiceError } from '../../errors.ts';
import type { Logger } from '../../ports/logger.ts';
import { callServer } from '../control-channel.ts';
import { withoutServer } from '../lock-data-folder.ts';
import { requireDatabase } from '../open-database.ts';
import { openIdentity } from '../open-identity.ts';
import { openServices, refuseEmbeddedProviderWithoutDemo } from '../open-services.ts';

/**
 * Returns a bearer token of the embedded provider: from the running server if there is one, else from its database.
 *
 * @throws {ConfigError} with a one-sentence message
 */
export async function createToken(config: Config, log: Logger, userName: string): Promise<string> {
  if (config.externalIssuer) {
    throw new ConfigError('Com OIDC_ISSUER os tokens vêm do emissor externo.');
  }
  try {
    const given = await callServer(config, 'token', { user: userName }, z.string());
    if (given !== null) return given;
    await requireDatabase(config);
    return await withoutServer(config, () => issueFromDatabase(config, log, userName));
  } catch (error) {
    throw error instanceof ServiceError ? new ConfigError(error.message, { cause: error }) : error;
  }
}

async function issueFromDatabase(config: Config, log: Logger, userName: string): Promise<string> {
  const open = await openServices(config, log);
  try {
    refuseEmbeddedProviderWithoutDemo(config, open.demo);
    const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
    const { issueToken } = await openIdentity(open.services, config, publicUrl);
    if (!issueToken) throw new ConfigError('Este servidor não emite tokens.');
    return await issueToken(userName);
  } finally {
    await open.close();
  }
}
