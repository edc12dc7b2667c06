// What the benchmark of the report shares with the tests of the server.
export {
  bareReportRows,
  bareReportTotal,
  insertReportAreas,
  reportExamples,
} from '../../packages/server/src/db/testing/report-examples.ts';
