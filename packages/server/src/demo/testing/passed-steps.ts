import type { WorkflowDefinition } from '@tramita/client/contract';
import type { PassedStep } from '../../requests/forecast/testing/back-test.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { snapshotTables } from '../snapshot/tables.ts';

/** Steps at which a request waits for a person or another system. */
const waiting = ['USER_TASK', 'APPROVAL_TASK', 'SERVICE_TASK'];

/** Returns the steps at which the finished requests of the demo company waited. */
export function passedSteps({ epoch, tables }: Snapshot): PassedStep[] {
  const rowsOf = (name: string): Record<string, unknown>[] => {
    const columns = snapshotTables.find((table) => table.name === name)?.columns ?? [];
    return (tables[name] ?? []).map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]])));
  };
  const at = (offset: unknown): Date => new Date(Date.parse(epoch) + Number(offset));
  const processes = new Map(rowsOf('processes').map((row) => [row['id'], row]));
  const finished = new Map(
    rowsOf('instances')
      .filter(({ status }) => status === 'FINISHED')
      .map((row) => [row['idk'], row]),
  );
  return rowsOf('instance_steps').flatMap((step) => {
    const request = finished.get(step['idk']);
    const process = request && processes.get(request['process_id']);
    if (!process || step['status'] !== 'FINISHED' || step['canceled'] || step['started_at'] === null) return [];
    const { steps } = process['definition'] as WorkflowDefinition;
    const type = steps.find(({ id }) => id === step['step_id'])?.type ?? '';
    if (!waiting.includes(type)) return [];
    return {
      processParent: Number(process['parent_id']),
      stepId: String(step['step_id']),
      startedAt: at(step['started_at']),
      finishedAt: at(request['finished_at']),
    };
  });
}
