// Parts of the server that the forecast bench shares with its tests.
export { listPastRequests } from '../../packages/server/src/db/requests/forecast.ts';
export { loadDemo } from '../../packages/server/src/demo/load-demo.ts';
export { readSnapshotFile } from '../../packages/server/src/demo/snapshot/snapshot-file.ts';

export { passedSteps } from '../../packages/server/src/demo/testing/passed-steps.ts';
export { backTest } from '../../packages/server/src/requests/forecast/testing/back-test.ts';
