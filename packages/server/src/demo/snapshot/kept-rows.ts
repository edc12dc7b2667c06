import { serviceCallKind } from '../../db/jobs/service-call-job.ts';
import { demoEpoch } from '../epoch.ts';

const notificationsMs = 45 * 86_400_000;

/** Whether a row belongs into a snapshot: calls that are done and notifications of long ago do not. */
export function isWorthKeeping(table: string, row: Readonly<Record<string, unknown>>): boolean {
  // messages about what is long past are not to be sent when the demo is loaded
  if (table === 'jobs') return row.state === 'WAITING' && row.kind === serviceCallKind;
  if (table !== 'notifications') return true;
  return new Date(String(row.created_at)).getTime() > demoEpoch.getTime() - notificationsMs;
}
