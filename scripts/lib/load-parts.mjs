// Parts of the server's tests that the load bench shares.
export { openPostgresDatabase } from '../../packages/server/src/db/connection/open-postgres-database.ts';
export { definition, insertProcess, step, to } from '../../packages/server/src/db/testing/builders.ts';
export { createTestBucket } from '../../packages/server/src/files/testing/test-bucket.ts';
export { startTestIssuer } from '../../packages/server/src/identity/testing/external-issuer.ts';
export { startServerProcess } from '../../packages/server/src/runtime/testing/server-process.ts';
