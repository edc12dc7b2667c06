import type { FormValues, WorkflowDefinition } from '@tramita/client/contract';
import type { Effect, RequestState } from '@tramita/client/engine';
import { hiddenFields } from '@tramita/client/rules';
import { sql } from 'kysely';
import { updateRows } from '../connection/bulk-rows.ts';
import type { Db } from '../connection/db.ts';

const formSteps: ReadonlySet<string> = new Set(['START_EVENT', 'USER_TASK', 'APPROVAL_TASK']);

/**
 * Returns the names of the fields that a request's current form hides after these effects. The current form is that of
 * the newest task, of the end that was reached if it has fields, or of the start.
 */
export function hiddenAfter(state: RequestState, effects: readonly Effect[], values: FormValues): string[] {
  const { definition } = state;
  let stepId = formStepOf(state);
  for (const effect of effects) {
    if (effect.kind !== 'STEP_REACHED' && effect.kind !== 'STEP_FINISHED') continue;
    const step = definition.steps.find(({ id }) => id === effect.stepId);
    if (!step) continue;
    const isEnd = step.type === 'END_EVENT' && step.fields.length > 0;
    if (isEnd || (effect.kind === 'STEP_REACHED' && formSteps.has(step.type))) stepId = step.id;
  }
  return hiddenFields({ definition, stepId, values });
}

function formStepOf({ definition, currentStep, steps }: RequestState): string {
  const forms = definition.steps.filter(({ type }) => formSteps.has(type));
  if (forms.some(({ id }) => id === currentStep)) return currentStep ?? '';
  const reached = (id: string) => steps[id]?.reached ?? -1;
  const [newest] = forms.toSorted((one, other) => reached(other.id) - reached(one.id));
  return newest?.id ?? '';
}

const batchSize = 500;

/** Recomputes the hidden fields of all requests; for requests that were not written by the engine. */
export async function refreshHiddenFields(db: Db): Promise<void> {
  const { rows } = await sql<{ id: number; definition: WorkflowDefinition }>`
    select id, definition from processes
    where jsonb_path_exists(definition,
      '$.steps[*].fields[*] ? (@.visible != "true" && @.visible != "APPROVERS_ADMIN")')`.execute(db);
  for (const { id, definition } of rows) await refreshProcess(db, id, definition);
}

async function refreshProcess(db: Db, processId: number, definition: WorkflowDefinition): Promise<void> {
  const ends = definition.steps.flatMap((step) =>
    step.type === 'END_EVENT' && step.fields.length > 0 ? [step.id] : [],
  );
  for (let after = 0; ; ) {
    const { rows } = await sql<{ idk: number; data: FormValues; step: string | null }>`
      select i.idk, i.data, coalesce(
        (select s.step_id from instance_steps s where i.status = 'FINISHED' and s.idk = i.idk
          and s.status = 'FINISHED' and s.step_id = any (${ends}::text[]) limit 1),
        (select t.step_id from tasks t where t.idk = i.idk order by t.id desc limit 1)) as step
      from instances i where i.process_id = ${processId} and i.idk > ${after}
      order by i.idk limit ${batchSize}`.execute(db);
    const changed = rows.flatMap(({ idk, data, step }) => {
      const hidden = hiddenFields({ definition, stepId: step ?? definition.steps[0]?.id ?? '', values: data });
      return hidden.length > 0 ? [{ idk, hidden_fields: hidden }] : [];
    });
    await updateRows(db, 'instances', ['idk'], ['hidden_fields'], changed);
    if (rows.length < batchSize) return;
    after = rows.at(-1)?.idk ?? after;
  }
}
