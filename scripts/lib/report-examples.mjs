// Parts of the server's tests that the report bench shares.
export {
  bareReportRows,
  bareReportTotal,
  insertReportAreas,
  reportExamples,
} from '../../packages/server/src/db/testing/report-examples.ts';
