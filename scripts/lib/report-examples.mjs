// Shared by the benchmark of the report and the tests of the server.
export {
  bareReportRows,
  bareReportTotal,
  insertReportAreas,
  reportExamples,
} from '../../packages/server/src/db/testing/report-examples.ts';
