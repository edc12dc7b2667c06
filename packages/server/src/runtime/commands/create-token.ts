import * as z from 'zod/mini';
import { type Config, ConfigError } from '../../config/read-config.ts';
import { ServiceError } from '../../errors.ts';
import type { Logger } from '../../ports/logger.ts';
import { CallRefusedError, callServer } from '../control-channel.ts';
import { lockDataFolder } from '../lock-data-folder.ts';
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
    const given = config.databaseUrl ? null : await callServer(config.dataDir, 'token', { user: userName }, z.string());
    return given ?? (await issueFromDatabase(config, log, userName));
  } catch (error) {
    if (error instanceof ServiceError || error instanceof CallRefusedError) {
      throw new ConfigError(error.message, { cause: error });
    }
    throw error;
  }
}

async function issueFromDatabase(config: Config, log: Logger, userName: string): Promise<string> {
  const lock = config.databaseUrl ? null : await lockDataFolder(config.dataDir);
  try {
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
  } finally {
    await lock?.release();
  }
}
