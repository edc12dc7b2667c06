// Parts of the server's tests that the limit benches share.
export { fuzzRequests } from '../../packages/server/src/testing/refusals/fuzz-requests.ts';
export { placesOf, withValueAt } from '../../packages/server/src/testing/refusals/walk-schema.ts';
