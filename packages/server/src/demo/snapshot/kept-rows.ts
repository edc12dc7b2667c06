import { serviceCallKind } from '../../db/jobs/service-call-job.ts';
import { demoEpoch } from '../epoch.ts';

const notificationsMs = 45 * 86_400_000;

/** Returns whether a snapshot contains a row: finished calls and old notifications are omitted. */
export function isWorthKeeping(table: string, row: Readonly<Record<string, unknown>>): boolean {
  // messages about old events must not be sent when the demo is loaded
  if (table === 'jobs') return row.state === 'WAITING' && row.kind === serviceCallKind;
  if (table !== 'notifications') return true;
  return new Date(String(row.created_at)).getTime() > demoEpoch.getTime() - notificationsMs;
}
