import { join } from 'node:path';
import { fromCommandLine, fromSystem, writeAudit } from '../audit/write-audit.ts';
import { type Config, ConfigError } from '../config/read-config.ts';
import type { Services } from '../context.ts';
import { readSetting, writeSetting } from '../db/connection/settings.ts';
import { hasHappened } from '../db/engine/histories.ts';
import { hasUsers } from '../db/people/session-users.ts';
import type { ListenToChanges } from '../db/realtime/realtime-changes.ts';
import { createFolderFileStore } from '../files/folder-file-store.ts';
import { createS3FileStore } from '../files/s3-file-store.ts';
import { readTableInWorker } from '../imports/read/read-table-in-worker.ts';
import { createNodeOutboundCall } from '../outbound/node-outbound-call.ts';
import { createTrackedCall } from '../outbound/tracked-calls.ts';
import type { Logger } from '../ports/logger.ts';
import type { Telemetry } from '../ports/telemetry.ts';
import { createSecretBox } from '../secrets/create-secret-box.ts';
import { demoSetting, openDatabase } from './open-database.ts';
import { openSheetStore } from './open-sheet-store.ts';
import type { OpenTelemetry } from './open-telemetry.ts';

/** The services of one process, with members only used at its start and end. */
export interface OpenServices {
  readonly services: Services;
  /** True if the database contains the demo company. */
  readonly demo: boolean;
  readonly dump: (() => Promise<Uint8Array>) | null;
  readonly listen: ListenToChanges;
  /** Sets the function that `services.wakeWorker` calls; set later because the worker needs the services. */
  onWake(wake: () => void): void;
  close(): Promise<void>;
}

const wantsDemo = ({ demo, externalIssuer }: Config): boolean =>
  demo === 'true' || (demo === 'auto' && externalIssuer === null);

/**
 * Opens database, files and outbound calls, and loads the demo company into an empty database if configured, which the
 * audit trail attributes to the administrator if `isCommand`.
 *
 * @throws {ConfigError} if the database cannot be used.
 */
export async function openServices(
  config: Config,
  log: Logger,
  print: (line: string) => void = () => {},
  isCommand = false,
  { telemetry, databaseObserver }: Partial<OpenTelemetry> = {},
): Promise<OpenServices> {
  const { db, dump, listen } = await openDatabase(config, databaseObserver);
  try {
    const loaded = (await readSetting(db, demoSetting)) === 'loaded';
    const load = !loaded && wantsDemo(config) && !(await hasUsers(db));
    const demo = loaded || load;
    let wake = () => {};
    const services: Services = {
      db,
      files: config.s3 ? createS3FileStore(config.s3) : createFolderFileStore(join(config.dataDir, 'files')),
      outbound: await createOutbound(config, db, demo, telemetry),
      sheets: await openSheetStore(config, telemetry),
      secrets: await createSecretBox(config.secretsKeys),
      now: () => new Date(),
      log,
      wakeWorker: () => wake(),
      limits: {
        attachmentMaxBytes: config.attachmentMaxMb * 1024 * 1024,
        importDeactivations: config.importMaxDeactivations,
      },
      readTable: readTableInWorker,
      realtime: config.realtime,
      reportMayEndRequests: config.reportMayEndRequests,
      telemetry,
      auditMonths: config.auditMonths,
    };
    if (load) {
      print('Carregando a empresa de demonstração...');
      const { loadDemo } = await import('../demo/load-demo.ts');
      await writeSetting(db, demoSetting, 'loading');
      await loadDemo(services);
      await db.transaction().execute(async (tx) => {
        await writeSetting(tx, demoSetting, 'loaded');
        await writeAudit(tx, (isCommand ? fromCommandLine : fromSystem)(services.now()), {
          action: 'IMPORTED',
          object: { kind: 'database', name: 'Empresa de demonstração' },
        });
      });
    }
    return {
      services,
      demo,
      dump,
      listen,
      onWake(next) {
        wake = next;
      },
      close: () => db.destroy(),
    };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

async function createOutbound(
  config: Config,
  db: Services['db'],
  demo: boolean,
  telemetry: Telemetry | undefined,
): Promise<Services['outbound']> {
  const allowedHosts = config.outboundAllow;
  const call = createNodeOutboundCall({ allowedHosts });
  const outbound = createTrackedCall(call, { telemetry, kind: 'outbound', allowedHosts });
  if (!demo) return outbound;
  const { createDemoOutbound } = await import('../demo/demo-outbound.ts');
  return createDemoOutbound(outbound, (protocol) => hasHappened(db, protocol, 'RETRIED'));
}

/**
 * @throws {ConfigError} if the embedded provider would have to sign in real users, whose passwords it does not have.
 */
export function refuseEmbeddedProviderWithoutDemo(config: Config, demo: boolean): void {
  if (config.externalIssuer || demo) return;
  throw new ConfigError(
    'O provedor de identidade embutido só atende a empresa de demonstração; configure um emissor externo com OIDC_ISSUER, OIDC_CLIENT_ID e OIDC_AUDIENCE.',
  );
}
