import type { ModelField, ModelStep, WorkflowModel } from '@tramita/client/contract';
import { addField, addStep, changeField, changeStepField, newWorkflow } from '@tramita/client/rules';

/** A field with its id and any other properties. */
export type ExampleField = Partial<ModelField> & Pick<ModelField, 'id'>;

/** The fields of an expense report. One is incomplete: a choice without options. */
export const exampleFields: readonly ExampleField[] = [
  {
    id: 'tipo',
    label: 'Tipo de despesa',
    name: 'tipo',
    type: 'select',
    options: [
      { label: 'Viagem nacional', value: 'viagem' },
      { label: 'Viagem internacional', value: 'viagem_ext' },
      { label: 'Viagem em grupo', value: 'viagem_grupo' },
      { label: 'Alimentação', value: 'alimentacao' },
    ],
  },
  { id: 'valor', label: 'Valor total', name: 'valor', type: 'money', minValue: 0 },
  { id: 'data', label: 'Data da despesa', name: 'data_despesa', type: 'date', maxDate: 'CURRENT_DATE' },
  { id: 'centro', label: 'Centro de custo', name: 'centro_custo', type: 'select' },
  {
    id: 'projeto',
    label: 'Projeto',
    name: 'projeto',
    type: 'search',
    span: 6,
    search: {
      kind: 'list',
      items: [
        { label: 'Expansão Recife', value: 'recife' },
        { label: 'Reforma da sede', value: 'sede' },
      ],
    },
  },
  {
    id: 'justificativa',
    label: 'Justificativa',
    type: 'text',
    maxLength: 500,
    hint: 'Diga o motivo da viagem e quem autorizou a despesa',
  },
  { id: 'cpf', label: 'CPF do favorecido', type: 'masked', maskedValue: 'cpf', span: 6 },
  { id: 'comprovantes', label: 'Comprovantes', type: 'file' },
  { id: 'aceite', label: 'Aceite da política', name: 'aceite', type: 'acceptance' },
];

const flags = {
  requiredTemplate: 'JS',
  required: '#valor > 5000 && #tipo == "viagem"',
} as const;

function titled(model: WorkflowModel, stepId: string, patch: { title: string; sla?: number }): WorkflowModel {
  const steps = model.steps.map((step) =>
    step.id === stepId ? ({ ...step, ...patch, ...(patch.sla && { slaUnit: 'DAYS' }) } as ModelStep) : step,
  );
  return { ...model, steps };
}

/** Creates a process of a request, a check and an approval, with these fields in its form. */
export function exampleModel(fields: readonly ExampleField[] = exampleFields): WorkflowModel {
  const empty = titled({ ...newWorkflow(), title: 'Reembolso de despesas' }, 'inicio', { title: 'Registrar despesas' });
  const checked = addStep(empty, { kind: 'placeholder', stepId: 'vazio' }, 'USER_TASK', 'conferencia');
  const approved = addStep(checked, { kind: 'after', stepId: 'conferencia' }, 'APPROVAL_TASK', 'gestor');
  const named = titled(titled(approved, 'conferencia', { title: 'Conferência fiscal', sla: 3 }), 'gestor', {
    title: 'Aprovação do gestor',
    sla: 1,
  });
  const filled = fields.reduce((model, { id, ...rest }) => changeField(addField(model, id), id, rest).model, named);
  return ['inicio', 'conferencia', 'gestor'].reduce((model, stepId) => {
    const editable = stepId === 'inicio' ? ({} as const) : ({ editableTemplate: 'N' } as const);
    const flagged = changeStepField(model, stepId, 'justificativa', { ...flags, ...editable });
    return stepId === 'inicio'
      ? ['tipo', 'valor', 'data'].reduce(
          (present, fieldId) => changeStepField(present, stepId, fieldId, { requiredTemplate: 'Y' }),
          flagged,
        )
      : flagged;
  }, filled);
}
