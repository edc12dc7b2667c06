import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createApp } from '../app.ts';
import { startSealing } from '../audit/start-sealing.ts';
import { type Config, ConfigError } from '../config/read-config.ts';
import { countWork } from '../db/jobs/work-counts.ts';
import { deleteExpiredOidcRows } from '../db/people/oidc-rows.ts';
import { hasActivePeople } from '../db/people/sign-in.ts';
import { switchRealtime } from '../db/realtime/realtime-changes.ts';
import type { AppOptions } from '../http/app-options.ts';
import { readMultipartSpooled, removeAbandonedUploads } from '../http/body/spooled-multipart.ts';
import { createNodeListener } from '../http/node-listener.ts';
import { createDocsFiles } from '../http/portal/docs-files.ts';
import { createPortalFiles } from '../http/portal/portal-files.ts';
import { RunningCalls } from '../http/running-calls.ts';
import {
  createExportHandlers,
  createFlowHandlers,
  createMessageHandlers,
  createWebhookHandlers,
} from '../job-handlers.ts';
import { scheduleTokenNotices } from '../jobs/announce-tokens.ts';
import { scheduleCleanUp } from '../jobs/clean-up.ts';
import { startWorker, webhookWorker } from '../jobs/start-worker.ts';
import type { Logger } from '../ports/logger.ts';
import { openRealtime } from '../realtime/open-realtime.ts';
import { resealSecrets } from '../secrets/reseal-secrets.ts';
import { adminCalls } from './commands/admin-command.ts';
import { doctorCalls } from './commands/doctor-command.ts';
import { privacyCalls } from './commands/privacy-command.ts';
import { transferCalls } from './commands/transfer-commands.ts';
import { openControlChannel } from './control-channel.ts';
import { listen } from './listen.ts';
import { lockDataFolder } from './lock-data-folder.ts';
import { type Identity, openIdentity } from './open-identity.ts';
import { openMessengers } from './open-messengers.ts';
import { type OpenServices, openServices, refuseEmbeddedProviderWithoutDemo } from './open-services.ts';
import { type OpenTelemetry, openTelemetry, withTraceId } from './open-telemetry.ts';
import { scheduleSnapshots } from './snapshots.ts';

export interface ServeOptions {
  readonly config: Config;
  readonly log: Logger;
  /** Receives lines for the administrator who started the server. */
  readonly print: (line: string) => void;
  readonly version: string;
  /** Default folder of the built portal; it may be missing. */
  readonly defaultPortalDir: string;
  /** Folder of the built documentation, served at `/docs/`; it may be missing. */
  readonly docsDir?: string;
  /** Validates every answer against its schema; for development. @default false */
  readonly checkAnswers?: boolean;
}

/** A running server. */
export interface RunningServer {
  /** Address for users, e.g. `http://localhost:4000`. */
  readonly address: string;
  /**
   * Makes `/readyz` return 503 at once. Accepts calls for `delayMs` more, so that a load balancer can notice; then ends
   * running calls, websockets and jobs, closes the database and releases the data folder. @default 0
   */
  stop(delayMs?: number): Promise<void>;
}

/** How long running calls and jobs may take to end when the server stops. */
const drainMs = 10_000;
/** How long calls whose connection has closed may take to end after that. */
const afterDrainMs = 2000;
const hourMs = 60 * 60 * 1000;

type Close = () => Promise<void> | void;

/** Collects close functions, which run in reverse order. */
class Closers {
  readonly #log: Logger;
  readonly #closers: Close[] = [];
  constructor(log: Logger) {
    this.#log = log;
  }
  add(close: Close): void {
    this.#closers.unshift(close);
  }
  /** Adds a function that runs after all others. */
  addFirst(close: Close): void {
    this.#closers.push(close);
  }
  async closeAll(): Promise<void> {
    for (const close of this.#closers.splice(0)) await this.#run(close);
  }
  /** Closes all at the same time. */
  async closeTogether(): Promise<void> {
    await Promise.all(this.#closers.splice(0).map((close) => this.#run(close)));
  }
  async #run(close: Close): Promise<void> {
    try {
      await close();
    } catch (error) {
      this.#log.error('closing failed', { stack: error instanceof Error ? error.stack : String(error) });
    }
  }
}

/** Close functions of a starting server, for its end. */
interface Ending {
  readonly closers: Closers;
  /** Close functions of the parts that serve users, which run together and before the rest. */
  readonly drained: Closers;
  isStopping: boolean;
}

/**
 * Starts the server: locks the folder, binds the port, opens the database, serves API, sign-in and portal, runs jobs.
 *
 * @throws {ConfigError} with a one-sentence message if it cannot start; everything opened is closed again
 */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const { log } = options;
  const closers = new Closers(log);
  const ending: Ending = { closers, drained: new Closers(log), isStopping: false };
  try {
    const address = await start(options, ending);
    return {
      address,
      async stop(delayMs = 0) {
        ending.isStopping = true;
        await setTimeout(delayMs);
        await closers.closeAll();
      },
    };
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
}

async function start(options: ServeOptions, ending: Ending): Promise<string> {
  const { config, print, version } = options;
  const { closers, drained } = ending;
  const embeddedDatabase = !config.databaseUrl;
  if (embeddedDatabase) {
    const lock = await lockDataFolder(config.dataDir);
    closers.add(() => lock.release());
  }
  const portal = openPortal(options);
  const server = await listen(config.host, config.port);
  closers.add(() => server.close(0));
  const publicUrl = config.publicUrl ?? `http://localhost:${server.port}`;

  const observed = await openTelemetry(config, version);
  closers.add(() => observed.close());
  const { telemetry } = observed;
  const log = withTraceId(options.log, telemetry);
  const opened = await openServices(config, log, print, false, observed);
  closers.add(() => opened.close());
  const messengers = await openMessengers(config, publicUrl, telemetry);
  const open = { ...opened, services: { ...opened.services, messengers, publicUrl } };
  refuseEmbeddedProviderWithoutDemo(config, open.demo);
  const identity = await openIdentity(open.services, config, publicUrl, portal?.fontPath ?? null);
  const settings = {
    ...appOptions(options, identity, open.demo, publicUrl),
    styleHashes: portal?.styleHashes ?? [],
  };
  const app = createApp({
    services: open.services,
    authenticator: identity.authenticator,
    options: settings,
    portal: inTurn(openDocs(options), portal?.serve(settings.portalConfig)),
    readMultipart: readMultipartSpooled,
    isStopping: () => ending.isStopping,
  });
  await protectSecrets(config, open.services);
  await startBackground(config, open, identity, ending);
  const calls = new RunningCalls();
  drained.add(async () => {
    await server.close(drainMs);
    await calls.end(afterDrainMs);
  });
  const { trustProxy } = config;
  let connections = () => 0;
  await switchRealtime(open.services.db, config.realtime);
  if (config.realtime) {
    const { services, listen } = open;
    const origins = [new URL(publicUrl).origin, ...settings.corsOrigins];
    const realtime = await openRealtime({ services, listen, origins, trustProxy });
    drained.add(() => realtime.close());
    server.handleUpgrades(realtime.upgrade);
    connections = realtime.size;
  }
  await serveMetrics(options, open.services, { observed, closers, connections: () => connections() });
  server.handle(createNodeListener({ app, log, embedded: identity.embedded, trustProxy, calls }));
  announce(options, publicUrl, embeddedDatabase);
  await announceMissingPeople(options, open.services);
  return publicUrl;
}

/** Encrypts stored secrets with the first key, before the first delivery is made. */
async function protectSecrets({ secretsKeys }: Config, { db, log, secrets }: OpenServices['services']): Promise<void> {
  if (secretsKeys.length === 0) log.info('SECRETS_KEY is not set, so secrets of webhooks are stored as plain text');
  if (secrets) await resealSecrets({ db, log }, secrets);
}

/** Serves the metrics until the end, so that they show how the server stops. */
async function serveMetrics(
  { print, config }: ServeOptions,
  { db, now }: OpenServices['services'],
  sources: { readonly observed: OpenTelemetry; readonly closers: Closers; readonly connections: () => number },
): Promise<void> {
  const metrics = await sources.observed.serveMetrics({
    work: () => countWork(db, now()),
    realtime: sources.connections,
  });
  if (!metrics) return;
  sources.closers.addFirst(() => metrics.close());
  print(`Métricas em http://${config.metricsHost}:${metrics.port}/metrics`);
}

async function startBackground(config: Config, open: OpenServices, identity: Identity, ending: Ending) {
  const { services, dump } = open;
  const { closers, drained } = ending;
  const workers = [
    startWorker(services, createFlowHandlers(services)),
    startWorker(services, createMessageHandlers(services), { concurrency: 2 }),
    startWorker(services, createExportHandlers(services), { concurrency: 1 }),
    startWorker(services, createWebhookHandlers(services), webhookWorker),
  ];
  open.onWake(() => {
    for (const worker of workers) worker.wake();
  });
  closers.add(() => drained.closeTogether());
  for (const worker of workers) drained.add(() => worker.stop(drainMs));
  await scheduleCleanUp(services.db, services.now());
  await scheduleTokenNotices(services.db, services.now());
  const sealing = startSealing(services);
  closers.add(() => sealing.stop());
  await removeAbandonedUploads(new Date()).catch((error: unknown) =>
    services.log.warn('could not remove abandoned uploads', { message: String(error) }),
  );
  if (dump) {
    const snapshots = scheduleSnapshots({ folder: join(config.dataDir, 'snapshots'), dump, log: services.log });
    closers.add(() => snapshots.stop());
  }
  if (dump) {
    const { issueToken } = identity;
    const channel = await openControlChannel(config.dataDir, {
      ...adminCalls(services.db),
      ...doctorCalls(config, services.db),
      ...privacyCalls(config, services.db),
      ...transferCalls(services),
      ...(issueToken && { token: (parameters) => issueToken(parameters.get('user') ?? '') }),
    });
    closers.add(() => channel.close());
  }
  if (identity.embedded) {
    const timer = setInterval(() => {
      deleteExpiredOidcRows(services.db, new Date()).catch((error: unknown) =>
        services.log.error('could not delete expired sessions', { message: String(error) }),
      );
    }, hourMs);
    closers.add(() => clearInterval(timer));
  }
}

function appOptions(
  { config, version, checkAnswers }: ServeOptions,
  identity: Identity,
  demo: boolean,
  publicUrl: string,
) {
  const local = identity.embedded ? ['http://localhost:*', 'http://127.0.0.1:*'] : [];
  return {
    version,
    corsOrigins: [...config.corsOrigins, ...local],
    frameAncestors: config.frameAncestors,
    imageOrigins: config.imageOrigins,
    chatOrigins: config.supportChatUrl ? [new URL(config.supportChatUrl).origin] : [],
    connectOrigins: [
      new URL(identity.client.issuer).origin,
      // some browsers do not include websockets in 'self'
      ...(config.realtime ? [publicUrl.replace(/^http/, 'ws')] : []),
    ],
    secure: publicUrl.startsWith('https:'),
    checkAnswers: checkAnswers ?? false,
    portalConfig: {
      ...identity.client,
      productName: config.productName,
      locale: config.portalLocale,
      apiBase: '',
      support: supportOf(config, demo),
      demo,
      realtime: config.realtime,
      reportMayEndRequests: config.reportMayEndRequests,
      tokenHosts: config.tokenHosts,
      frameAncestors: config.frameAncestors,
    },
  } satisfies Partial<AppOptions>;
}

function supportOf(config: ServeOptions['config'], demo: boolean) {
  const byDefault = demo ? { email: 'suporte@redeipe.example', phone: '(11) 5555-0100' } : null;
  return {
    scriptUrl: config.supportChatUrl ?? null,
    text: config.supportText ?? null,
    email: config.supportEmail ?? byDefault?.email ?? null,
    phone: config.supportPhone ?? byDefault?.phone ?? null,
  };
}

function openPortal({ config, defaultPortalDir, log }: ServeOptions) {
  try {
    return createPortalFiles(config.portalDir ?? defaultPortalDir);
  } catch (cause) {
    if (config.portalDir) {
      throw new ConfigError(`A pasta do portal ${config.portalDir} não pode ser lida.`, { cause });
    }
    log.warn('the portal is not built; only the API is served', { folder: defaultPortalDir });
    return null;
  }
}

type Pages = (request: Request) => Promise<Response | null>;

function openDocs({ docsDir, log }: ServeOptions): Pages | undefined {
  if (docsDir === undefined) return undefined;
  try {
    return createDocsFiles(docsDir);
  } catch {
    log.debug('the documentation is not built', { folder: docsDir });
    return undefined;
  }
}

/** Returns the response of the first that has one. */
function inTurn(...pages: readonly (Pages | undefined)[]): Pages {
  return async (request) => {
    for (const answer of pages) {
      const response = await answer?.(request);
      if (response) return response;
    }
    return null;
  };
}

/** Says how to begin if no one can sign in yet. */
async function announceMissingPeople({ config, print }: ServeOptions, { db }: OpenServices['services']): Promise<void> {
  if (!config.externalIssuer || config.oidcCreateUsers || (await hasActivePeople(db))) return;
  print('Nenhuma pessoa cadastrada: use "tramita admin <usuário>" ou "tramita import people <arquivo>".');
}

function announce({ config, print }: ServeOptions, publicUrl: string, embeddedDatabase: boolean): void {
  if (embeddedDatabase) {
    print(
      `Banco embutido em ${config.dataDir}, com uma cópia por dia em snapshots. Ele resiste ao fim abrupto do processo, ` +
        'mas não a uma queda de energia; para dados que importam use DATABASE_URL.',
    );
  }
  print(`Tramita em ${publicUrl}`);
}
