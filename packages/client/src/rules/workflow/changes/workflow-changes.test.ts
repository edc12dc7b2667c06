import { describe, expect, test } from 'vitest';
import type { WorkflowModel } from '../../../contract/processes/process-model.ts';
import { addField } from '../commands/add-field.ts';
import { addStep } from '../commands/add-step.ts';
import { changeConnection, removeConnection } from '../commands/change-connection.ts';
import { changeField } from '../commands/change-field.ts';
import { changeProcess } from '../commands/change-process.ts';
import { changeStep, changeStepField } from '../commands/change-step.ts';
import { connectSteps } from '../commands/connect-steps.ts';
import { removeField } from '../commands/remove-field.ts';
import { removeStep } from '../commands/remove-step.ts';
import { between, soundWorkflow } from '../testing/sample-workflow.ts';
import { workflowChanges } from './workflow-changes.ts';

const before = changeStep(changeStep(soundWorkflow(), 'manager', { title: 'Gestor' }), 'check', {
  title: 'Conferência',
  sla: 3,
  slaUnit: 'DAYS',
});
const lines = (after: WorkflowModel, from = before): string[] =>
  workflowChanges(from, after).map(({ kind, lead, subject, details }) =>
    [kind[0], lead, subject, details.join(', ')].filter(Boolean).join(' | '),
  );

describe('the description of changes between two versions', () => {
  test('is empty for a process and its copy', () => {
    expect(workflowChanges(before, before)).toEqual([]);
    expect(workflowChanges(before, structuredClone(before))).toEqual([]);
  });

  test('names the settings of the process', () => {
    const after = changeProcess(before, {
      title: 'Reembolso de viagem',
      department: { id: 2, description: 'Pessoas', active: true },
      hasNps: false,
      assigneeStatuses: [1, 2],
    });
    expect(lines(after)).toEqual([
      'c | Processo | nome de “Reembolso” para “Reembolso de viagem”, departamento de Financeiro para Pessoas, ' +
        'setor de Contas a pagar para nenhum, pesquisa NPS de sim para não, outros status de usuário permitidos',
    ]);
  });

  test('C9.01 C9.04 a missing value agrees with the name of its setting, and numbers have separators', () => {
    const after = changeProcess(before, { category: null, hasNps: null });
    expect(lines(after).join()).toContain('para nenhuma, pesquisa NPS de sim para nenhuma');
    const limited = changeField(changeField(before, 'f1', { type: 'money' }).model, 'f1', { minValue: 1500.5 }).model;
    expect(lines(limited).join()).toContain('mínimo de nenhum para 1.500,5');
  });

  test('contains where a new step was added, but not the arrows that connect it', () => {
    const after = addStep(before, between('manager'), 'USER_TASK', 'new');
    expect(lines(after)).toEqual(['a | Etapa | Tarefa (Usuário) | entre “Gestor” e “Decisão”']);
    expect(workflowChanges(before, after)[0]?.place).toEqual({ kind: 'step', stepId: 'new' });
  });

  test('names a removed step, but not the arrows that close the gap', () => {
    expect(lines(removeStep(before, 'order'))).toEqual(['r | Etapa | Tarefa de Serviço']);
    expect(workflowChanges(before, removeStep(before, 'order'))[0]?.place).toBeNull();
  });

  test('contains assignees, time and switches of a step', () => {
    const after = changeStep(before, 'check', {
      sla: 2,
      assignees: [{ id: 9, firstName: 'Priscila Reis' }],
      groups: [{ id: 4, name: 'Fiscal' }],
      isAttachmentRequired: true,
      isRoutable: false,
      notifyAssignees: 2,
    });
    expect(lines(after)).toEqual([
      'c | Conferência | SLA de 3 dias para 2 dias, entra Priscila Reis, entra Fiscal, sai Iniciador, ' +
        'deixa de permitir transferência, passa a exigir anexo, aviso de nenhum para e-mail',
    ]);
  });

  test('contains the call of a service task', () => {
    const after = changeStep(before, 'order', {
      endpoint: 'https://novo.example',
      maxRetries: '3',
      asynchronous: true,
    });
    expect(lines(after)).toEqual([
      'c | Tarefa de Serviço | chamada de POST https://erp.example/pedidos para POST https://novo.example, ' +
        'novas tentativas de 0 para 3, passa a aguardar o retorno do sistema',
    ]);
    expect(lines(changeStep(before, 'order', { requestBody: '{}' }))).toEqual([
      'c | Tarefa de Serviço | outros dados na chamada',
    ]);
  });

  test('contains connections between steps that both versions have', () => {
    const drawn = connectSteps(removeConnection(before, 'check', 0), 'check', 'manager');
    expect(lines(drawn)).toEqual(['c | Conferência | leva a “Gestor”']);
    const added = connectSteps(before, 'gateway', 'manager');
    expect(lines(changeConnection(added, 'gateway', 2, { label: 'Falta comprovante' }))).toEqual([
      'a | Conexão | Falta comprovante | de “Decisão” para “Gestor”',
    ]);
    expect(lines(removeConnection(before, 'gateway', 1))).toEqual(['r | Conexão | Vazio | de “Decisão” para “Final”']);
    expect(lines(changeConnection(before, 'gateway', 0, { value: '500' }))).toEqual([
      'c | Conexão | Alto | quando Valor é maior que 500',
    ]);
    expect(lines(changeConnection(before, 'gateway', 0, { field: 'approved', value: 'true', operator: '=' }))).toEqual([
      'c | Conexão | Alto | quando Aprovado é igual a Sim',
    ]);
    expect(lines(changeConnection(before, 'gateway', 0, { operator: undefined }))).toEqual([
      'c | Conexão | Alto | condição incompleta',
    ]);
    expect(lines(changeConnection(before, 'gateway', 0, { label: 'Caro' }))).toEqual([
      'c | Conexão | Caro | antes “Alto”',
    ]);
  });

  test('contains new, changed and removed fields', () => {
    const added = changeField(addField(before, 'f4'), 'f4', { label: 'Projeto', type: 'string' }).model;
    expect(lines(added)).toEqual(['a | Campo | Projeto | tipo texto curto']);
    expect(lines(removeField(before, 'f2'))).toEqual(['r | Campo | Valor total']);
    const changed = changeField(before, 'f2', { label: 'Total', minValue: 1, hint: 'Em reais' }).model;
    expect(lines(changed)).toEqual([
      'c | Campo | Total | antes “Valor total”, nome de #valor_total para #total, dica com outro texto, ' +
        'mínimo de nenhum para 1',
    ]);
  });

  test('contains rules with their steps, but not references that follow a new name', () => {
    const ruled = changeStepField(before, 'check', 'f3', { requiredTemplate: 'JS', required: '#valor > 5000' });
    expect(lines(ruled)).toEqual(['c | Campo | Tipo | obrigatório quando #valor > 5000 em “Conferência”']);
    const everywhere = ['inicio', 'manager', 'check', 'fim'].reduce(
      (model, id) => changeStepField(model, id, 'f1', { editableTemplate: 'N' }),
      before,
    );
    expect(lines(everywhere)).toEqual(['c | Campo | Valor | só para leitura em todas as etapas']);
    expect(lines(changeField(ruled, 'f1', { name: 'preco' }).model, ruled)).toEqual([
      'c | Campo | Valor | nome de #valor para #preco',
    ]);
  });

  test('lists new elements first and removed ones last', () => {
    const after = changeStep(addStep(removeStep(before, 'order'), between('inicio'), 'USER_TASK', 'n'), 'check', {
      sla: 9,
    });
    expect(workflowChanges(before, after).map(({ kind }) => kind)).toEqual(['added', 'changed', 'removed']);
  });
});
