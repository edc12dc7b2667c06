// Parts of the server's tests that the benches of its calls share.
export { insertGrowingRecords } from '../../packages/server/src/db/testing/growing-records.ts';
export { growingCalls } from '../../packages/server/src/testing/growing-calls.ts';
