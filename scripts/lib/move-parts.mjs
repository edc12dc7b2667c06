// Parts of the server that the bench of `tramita move` shares with its tests.
export { openPgliteDatabase } from '../../packages/server/src/db/connection/open-database.ts';
export { openPgliteWorkerPort } from '../../packages/server/src/db/connection/pglite-worker-port.ts';
export { fillEmbeddedFolder } from '../../packages/server/src/db/testing/embedded-folder.ts';
export { embeddedFolder } from '../../packages/server/src/runtime/open-database.ts';
export { commandLine, plainEnvironment } from '../../packages/server/src/runtime/testing/server-process.ts';
