// Parts of the server's own tests that the benches of limits share.
export { fuzzRequests } from '../../packages/server/src/testing/refusals/fuzz-requests.ts';
export { placesOf, withValueAt } from '../../packages/server/src/testing/refusals/walk-schema.ts';
