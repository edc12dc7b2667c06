import type { ModelStep } from '@tramita/client/contract';
import { changeConnection, changeStep, removeConnection } from '@tramita/client/rules';
import { expect, test } from 'vitest';
import { canvasMessages } from '../../../messages/features/modeler/canvas.ts';
import { refund } from '../canvas/testing/canvas-examples.ts';
import { slaOf, stepFacts, stepName } from '../flow/flow-words.ts';
import { problemIndex } from '../flow/problem-index.ts';
import { outlineLinks, outlineRows } from './outline-rows.ts';

const { steps } = refund;
const idOf = ({ target }: ReturnType<typeof outlineRows>[number]) =>
  target.kind === 'step' ? target.stepId : `${target.stepId} ${target.index}`;

test('lists the steps, and the connections of a decision below it', () => {
  const rows = outlineRows(steps, new Set());
  expect(rows.map(idOf).slice(3, 9)).toEqual(['gestor', 'alcada', 'alcada 0', 'alcada 1', 'alcada 2', 'diretoria']);
  expect(rows.filter(({ level }) => level === 2)).toHaveLength(3);
  expect(outlineRows(steps, new Set(['alcada']))).toHaveLength(9);
});

test('adds a line for the connection of a task that skips the next step', () => {
  const jumping = steps.map((step) => (step.id === 'erp' ? { ...step, connections: [{ stepId: 'registrar' }] } : step));
  expect(outlineRows(jumping, new Set()).map(idOf)).toContain('erp 0');
  const cut = removeConnection(refund, 'erp', 0);
  expect(outlineRows(cut.steps, new Set()).map(idOf)).not.toContain('erp 0');
});

const nameOf = (step: ModelStep | undefined) => (step ? stepName(step, canvasMessages) : 'nenhuma etapa');

test('returns the targets of connections and reuses the links of unchanged steps', () => {
  const links = outlineLinks(steps, nameOf);
  expect(links.get('alcada')).toEqual([
    { index: 0, to: 'Aprovação da diretoria', direction: 'next' },
    { index: 1, to: 'Lançar no ERP', direction: 'later' },
    { index: 2, to: 'Conferência fiscal', direction: 'earlier' },
  ]);
  const other = outlineLinks(changeStep(refund, 'gestor', { title: 'Outra' }).steps, nameOf, links);
  expect(other.get('alcada')).toBe(links.get('alcada'));
  const renamed = outlineLinks(changeStep(refund, 'erp', { title: 'Lançar' }).steps, nameOf, links);
  expect(renamed.get('alcada')?.[1]?.to).toBe('Lançar');
  const loose = outlineLinks(changeConnection(refund, 'alcada', 1, { stepId: null }).steps, nameOf);
  expect(loose.get('alcada')?.[1]).toEqual({ index: 1, to: 'nenhuma etapa', direction: null });
});

test('describes assignees and time limits in words', () => {
  const words = steps.map((step) => [
    stepName(step, canvasMessages),
    stepFacts(step, canvasMessages),
    slaOf(step, canvasMessages)?.full,
  ]);
  expect(words).toEqual([
    ['Início', '2 campos', undefined],
    ['Registrar despesas', 'Iniciador', 'Sem SLA'],
    ['Conferência fiscal', 'Priscila, Rafael +1', 'SLA de 2 dias'],
    ['Aprovação do gestor', 'Superior direto', 'SLA de 1 dia'],
    ['Acima de R$ 5.000?', '3 conexões', undefined],
    ['Aprovação da diretoria', 'Diretoria financeira', 'SLA de 8 horas'],
    ['Lançar no ERP', 'POST · 3 tentativas', undefined],
    ['Confirmar pagamento', 'Contas a pagar', 'SLA de 1 dia'],
    ['Final', '2 campos', undefined],
  ]);
});

test('indexes problems by element', () => {
  const index = problemIndex([
    { check: 2, message: 'A', place: { kind: 'step', stepId: '0 x' } },
    { check: 3, message: 'B', place: { kind: 'connection', stepId: 'x', index: 0 } },
    { check: 3, message: 'C', place: { kind: 'process' } },
  ]);
  expect([index.ofStep('0 x'), index.ofStep('x'), index.ofConnection('x', 0)]).toEqual([['A'], [], ['B']]);
});
