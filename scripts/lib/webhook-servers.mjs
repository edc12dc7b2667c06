// Webhooks with receivers on this machine and the worker that makes their deliveries, for the bench of webhooks.
import { createServer } from 'node:http';
import { openPostgresDatabase } from '../../packages/server/src/db/connection/open-postgres-database.ts';
import { migrateToLatest } from '../../packages/server/src/db/migrations/migrate.ts';
import { insertUser } from '../../packages/server/src/db/testing/builders.ts';
import { queueDelivery } from '../../packages/server/src/db/webhooks/deliveries.ts';
import { insertWebhook } from '../../packages/server/src/db/webhooks/webhooks.ts';
import { testServices } from '../../packages/server/src/flow/testing/engine-bench.ts';
import { createWebhookHandlers } from '../../packages/server/src/job-handlers.ts';
import { startWorker, webhookWorker } from '../../packages/server/src/jobs/start-worker.ts';
import { createNodeOutboundCall } from '../../packages/server/src/outbound/node-outbound-call.ts';

/**
 * Starts webhooks by name in a new schema of a database; those in `silent` never answer. `received(sentAt)` is called for each
 * event that arrives at the others.
 */
export async function openWebhooks(databaseUrl, schema, { names, silent, received }) {
  const whole = openPostgresDatabase(databaseUrl);
  await whole.schema.createSchema(schema).execute();
  await whole.destroy();
  const db = openPostgresDatabase(databaseUrl, { schema });
  await migrateToLatest(db);
  const responsible = await insertUser(db, { user_name: 'admin', roles: 'ROLE_ADMIN' });
  const server = createServer((request, response) => {
    const name = decodeURIComponent(request.url.slice(1));
    if (silent.includes(name)) return;
    const parts = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      received(JSON.parse(Buffer.concat(parts).toString()).sentAt);
      response.writeHead(204).end();
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const ids = new Map();
  for (const name of [...names, ...silent]) {
    const url = `http://127.0.0.1:${server.address().port}/${encodeURIComponent(name)}`;
    const values = { name, url, events: ['person.changed'], processes: [], responsible };
    const secret = `whsec_${Buffer.from(crypto.getRandomValues(new Uint8Array(24))).toString('base64')}`;
    ids.set(name, await insertWebhook(db, values, { secret, at: new Date() }));
  }
  const services = testServices(db, { outbound: createNodeOutboundCall({ allowedHosts: ['127.0.0.1'] }) });
  const worker = startWorker(services, createWebhookHandlers(services), webhookWorker);
  return {
    emit: (name) => {
      const at = new Date();
      const event = { webhookId: ids.get(name), messageId: `msg_${crypto.randomUUID()}`, type: 'webhook.test', at };
      return queueDelivery(db, event, { sentAt: at.getTime() });
    },
    async close() {
      server.closeAllConnections();
      await worker.stop(100);
      server.close();
      await db.destroy();
    },
  };
}
