// @vitest-environment jsdom
import { act, fireEvent, within } from '@testing-library/react';
import { datePresets } from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { openSettings } from '../testing/open-panel.tsx';

const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
const leave = (element: HTMLElement) => fireEvent.blur(element);
const open = (index: number) => {
  const opened = openSettings({ kind: 'connection', stepId: 'decisao', index });
  const select = (name: string) => opened.screen.getByRole('combobox', { name }) as HTMLSelectElement;
  return {
    ...opened,
    select,
    offered: (name: string) => [...select(name).options].map(({ value }) => value),
    connections: () => opened.step('decisao', 'GATEWAY').connections,
  };
};

test('M5.1.08 M5.1.10 a connection of a decision must have a name and a value', () => {
  const { screen, connections } = open(0);
  const label = screen.getByRole('textbox', { name: 'Nome da conexão' });
  const value = screen.getByRole('textbox', { name: 'Valor' });
  type(label, '');
  leave(label);
  expect(screen.getByText('Preenche com o nome da conexão')).toBeTruthy();
  type(value, '');
  leave(value);
  expect(screen.getByText('Preenche o valor')).toBeTruthy();
  type(label, 'Acima');
  type(value, '7500');
  expect(connections()[0]).toMatchObject({ label: 'Acima', value: '7500', operator: '>', field: 'valor' });
  expect(screen.queryByText(/Preenche/)).toBeNull();
});

test('M2.3.24 a value that is not a number blocks the modeler while the field of the condition is a number', () => {
  const { screen, store } = open(0);
  const value = screen.getByRole('textbox', { name: 'Valor' });
  type(value, '-');
  leave(value);
  expect(screen.getByText('Digite um número válido')).toBeTruthy();
  act(() => expect(store.select({ kind: 'process' })).toBe(false));
  type(value, '-5');
  act(() => expect(store.select({ kind: 'process' })).toBe(true));
});

test('a value that is not a number is refused in the language of the page', async () => {
  const { screen } = openSettings({ kind: 'connection', stepId: 'decisao', index: 0 }, undefined, [], 'en');
  const value = await screen.findByRole('textbox', { name: 'Value' });
  type(value, '-');
  leave(value);
  expect(screen.getByText('Enter a valid number')).toBeTruthy();
});

test('M5.1.16 M5.1.18 offers every operator; isNull and isNotNull remove the value', () => {
  const { screen, select, offered, connections } = open(0);
  expect(offered('Operador')).toEqual(['', '=', '!=', '<', '<=', '>', '>=', 'contains', 'isNull', 'isNotNull']);
  type(select('Operador'), 'isNotNull');
  expect(screen.queryByRole('textbox', { name: 'Valor' })).toBeNull();
  expect(connections()[0]?.value).toBeUndefined();
  type(select('Operador'), '=');
  expect(screen.getByRole('textbox', { name: 'Valor' })).toHaveProperty('value', '');
});

test('M5.1.19 M5.1.20 a date is compared with a day relative to today, and contains is not offered', () => {
  const { screen, select, offered, connections } = open(1);
  expect(offered('Operador')).not.toContain('contains');
  expect(offered('Valor')).toEqual(['', ...datePresets]);
  expect(screen.getByRole('textbox', { name: 'Quantidade de dias' })).toHaveProperty('value', '30');
  fireEvent.click(screen.getByRole('radio', { name: 'Depois' }));
  type(screen.getByRole('textbox', { name: 'Quantidade de dias' }), '5');
  expect(connections()[1]?.value).toBe('OTHERS:5');
  type(select('Valor'), 'NEXT_WEEK');
  expect(connections()[1]?.value).toBe('NEXT_WEEK');
  expect(screen.queryByRole('textbox', { name: 'Quantidade de dias' })).toBeNull();
});

test('the value for a choice or a boolean is one of its options, for built-in fields too', () => {
  const { select, offered, connections } = open(0);
  type(select('Campo'), 'tipo');
  expect(connections()[0]).toMatchObject({ field: 'tipo', fieldId: 'f1', fieldType: 'select', operator: '>' });
  expect(connections()[0]?.value).toBeUndefined();
  expect(offered('Valor')).toEqual(['', 'viagem', 'hotel']);
  type(select('Campo'), 'approved');
  expect(connections()[0]).toMatchObject({ field: 'approved' });
  expect(connections()[0]?.fieldId).toBeUndefined();
  expect(offered('Valor')).toEqual(['', 'true', 'false']);
  type(select('Valor'), 'true');
  expect(connections()[0]?.value).toBe('true');
});

test('sets the target of a connection and offers no step that another one leads to', () => {
  const { screen, select, offered, connections } = open(2);
  const target = select('Leva à etapa');
  leave(target);
  expect(screen.getByText('Escolha a etapa de destino')).toBeTruthy();
  expect(offered('Leva à etapa')).toEqual(['', 'fiscal', 'gestor', 'fim']);
  type(target, 'fiscal');
  expect(connections()[2]?.stepId).toBe('fiscal');
  expect(screen.queryByText('Escolha a etapa de destino')).toBeNull();
});

test('changes the order of evaluation and keeps showing the same connection', () => {
  const { screen, store, connections } = open(0);
  expect(screen.getByText('1ª de 3: vale a primeira condição atendida.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Avaliar depois' }));
  expect(connections().map(({ label }) => label)).toEqual(['Não', 'Sim', 'Falta comprovante']);
  expect(screen.getByRole('textbox', { name: 'Nome da conexão' })).toHaveProperty('value', 'Sim');
  expect(screen.getByText('2ª de 3: vale a primeira condição atendida.')).toBeTruthy();
  act(() => store.undo());
  expect(connections().map(({ label }) => label)).toEqual(['Sim', 'Não', 'Falta comprovante']);
});

test('removes a connection even if it is invalid and shows its step', () => {
  const { screen, store, connections } = open(0);
  const label = screen.getByRole('textbox', { name: 'Nome da conexão' });
  type(label, '');
  leave(label);
  fireEvent.click(screen.getByRole('button', { name: 'Remover conexão' }));
  expect(connections()).toHaveLength(2);
  expect(store.get()).toMatchObject({ selection: { kind: 'step', stepId: 'decisao' }, failedChecks: new Set() });
});

test('a decision lists its connections in order, marks the incomplete one, and links to their settings', () => {
  const { screen, store } = openSettings({ kind: 'step', stepId: 'decisao' });
  const ways = within(screen.getByRole('region', { name: 'Conexões' })).getAllByRole('button');
  expect(ways.map(({ textContent }) => textContent)).toEqual([
    '1SimparaLançar no ERP',
    '2NãoparaGuardar na planilha',
    '3Falta comprovanteparanenhuma etapaConexão incompleta',
  ]);
  fireEvent.click(ways[2] as HTMLElement);
  expect(store.get().selection).toEqual({ kind: 'connection', stepId: 'decisao', index: 2 });
});
