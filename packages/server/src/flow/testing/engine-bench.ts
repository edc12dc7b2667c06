import type { Kysely } from 'kysely';
import type { Services } from '../../context.ts';
import type { Database } from '../../db/tables/schema.ts';
import { createSandboxOutboundCall } from '../../outbound/testing/sandbox-outbound-call.ts';

/** Services for tests of the engine and the jobs: a real database, silent log, no external calls unless overridden. */
export function testServices(db: Kysely<Database>, overrides: Partial<Services> = {}): Services {
  return {
    db,
    files: { put: async () => {}, get: async () => null, delete: async () => {} },
    outbound: createSandboxOutboundCall(),
    publicUrl: 'https://tramita.test',
    now: () => new Date(),
    log: { debug() {}, info() {}, warn() {}, error() {} },
    wakeWorker: () => {},
    limits: { attachmentMaxBytes: 1024 },
    ...overrides,
  };
}
