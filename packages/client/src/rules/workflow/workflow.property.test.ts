import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ModelStepType, modelStepTypes, type WorkflowModel } from '../../contract/processes/process-model.ts';
import { publishBodySchema } from '../../contract/processes/processes.ts';
import { workflowChanges } from './changes/workflow-changes.ts';
import { addField } from './commands/add-field.ts';
import { addStep } from './commands/add-step.ts';
import { changeConnection, removeConnection } from './commands/change-connection.ts';
import { changeField } from './commands/change-field.ts';
import { changeStep } from './commands/change-step.ts';
import { connectSteps } from './commands/connect-steps.ts';
import { moveField } from './commands/move-field.ts';
import { moveStep } from './commands/move-step.ts';
import { removeField } from './commands/remove-field.ts';
import { removeStep } from './commands/remove-step.ts';
import { newWorkflow } from './new-workflow.ts';
import { publishProblems } from './problems/publish-problems.ts';
import { modelOfPublish } from './publish/model-of-publish.ts';
import { publishBody } from './publish/publish-body.ts';
import { exportWorkflow } from './transfer/export-workflow.ts';
import { importWorkflow } from './transfer/import-workflow.ts';

type Edit = (model: WorkflowModel, id: string) => WorkflowModel;
const place = fc.nat(30);
const stepAt = (model: WorkflowModel, at: number): string => model.steps[at % model.steps.length]?.id ?? '';
const fieldAt = (model: WorkflowModel, at: number): string => model.fields[at % model.fields.length]?.id ?? '';

const added = fc.tuple(place, fc.constantFrom('placeholder', 'after', 'between'), fc.constantFrom(...modelStepTypes));
const edit: fc.Arbitrary<Edit> = fc.oneof(
  added.map(
    ([at, kind, type]): Edit =>
      (model, id) => {
        const stepId = stepAt(model, at);
        return addStep(
          model,
          kind === 'between' ? { kind, stepId, index: at % 3 } : { kind, stepId },
          type as ModelStepType,
          id,
        );
      },
  ),
  place.map(
    (at): Edit =>
      (model) =>
        removeStep(model, stepAt(model, at)),
  ),
  fc.tuple(place, fc.constantFrom('up', 'down')).map(
    ([at, way]): Edit =>
      (model) =>
        moveStep(model, stepAt(model, at), way),
  ),
  fc.tuple(place, place).map(
    ([at, to]): Edit =>
      (model) =>
        connectSteps(model, stepAt(model, at), stepAt(model, to)),
  ),
  fc.tuple(place, fc.nat(3)).map(
    ([at, index]): Edit =>
      (model) =>
        removeConnection(model, stepAt(model, at), index),
  ),
  fc.constant<Edit>((model, id) => addField(model, id)),
  fc.tuple(place, fc.string({ maxLength: 8 })).map(
    ([at, label]): Edit =>
      (model) =>
        changeField(model, fieldAt(model, at), { label, type: 'integer' }).model,
  ),
  place.map(
    (at): Edit =>
      (model) =>
        removeField(model, fieldAt(model, at)),
  ),
  place.map(
    (at): Edit =>
      (model) =>
        moveField(model, fieldAt(model, at), 'up'),
  ),
  fc.tuple(place, place).map(
    ([at, field]): Edit =>
      (model) =>
        changeConnection(model, stepAt(model, at), 0, {
          label: 'x',
          field: model.fields[field % 5]?.name,
          operator: '=',
          value: '1',
        }),
  ),
  fc.tuple(place, fc.string()).map(
    ([at, title]): Edit =>
      (model) =>
        changeStep(model, stepAt(model, at), { title }),
  ),
);

const model = fc
  .array(edit, { maxLength: 40 })
  .map((edits) => edits.reduce((before, change, index) => change(before, `n${index}`), newWorkflow()));

test('whatever is edited, the row stays valid: ids are unique, arrows lead to steps, a plain step has one arrow', () => {
  fc.assert(
    fc.property(model, ({ steps, fields }) => {
      const ids = new Set(steps.map(({ id }) => id));
      expect(ids.size).toBe(steps.length);
      expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
      expect(steps.length).toBeGreaterThan(0);
      for (const { type, id, connections } of steps) {
        if (type !== 'GATEWAY') expect(connections.length).toBeLessThanOrEqual(1);
        for (const { stepId } of connections) {
          expect(stepId === null ? type : ids.has(stepId)).toBe(stepId === null ? 'GATEWAY' : true);
          expect(stepId).not.toBe(id);
        }
      }
    }),
    { numRuns: 200 },
  );
});

test('whatever is edited, publishing, export and comparison keep it without loss', () => {
  fc.assert(
    fc.property(model, (edited) => {
      const sent = publishBodySchema.parse(JSON.parse(JSON.stringify(publishBody(edited))));
      const plain = JSON.parse(JSON.stringify(edited));
      expect(JSON.parse(JSON.stringify(modelOfPublish(sent)))).toEqual(plain);
      const imported = importWorkflow(exportWorkflow(edited));
      expect(imported.ok && JSON.parse(JSON.stringify(imported.model))).toEqual(plain);
      expect(workflowChanges(edited, plain)).toEqual([]);
      expect(publishProblems(edited)).toEqual(publishProblems(modelOfPublish(sent)));
    }),
    { numRuns: 100 },
  );
});
