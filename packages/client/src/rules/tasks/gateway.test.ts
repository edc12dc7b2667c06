import { describe, expect, test } from 'vitest';
import type { FieldValue } from '../../contract/processes/form-values.ts';
import type { ConnectionOperator } from '../../contract/processes/workflow.ts';
import { chooseConnection, connectionHolds } from './gateway.ts';

const now = new Date('2026-11-21T12:00:00Z');
const holds = (type: string, value: FieldValue, operator: ConnectionOperator, wanted?: string): boolean =>
  connectionHolds({ operator, value: wanted }, { type }, value, now);

describe('connectionHolds', () => {
  test.each<[string, FieldValue, ConnectionOperator, string, boolean]>([
    ['integer', 10, '>', '9', true],
    ['integer', 10, '<', '9', false],
    ['integer', 10, '=', '10', true],
    ['money', 1842.9, '=', '1.842,90', true],
    ['money', 1842.9, '>=', '1842.90', true],
    ['money', 1842.9, '<=', '1842.89', false],
    ['float', '2.50', '=', '2.5', true],
    ['integer', 10, '!=', 'dez', true],
    ['integer', 10, '<', 'dez', false],
    ['string', 'Ana', '=', 'Ana', true],
    ['string', 'Ana', '=', 'ana', false],
    ['string', 'Ana', '!=', 'ana', true],
    ['string', '10', '<', '9', true],
    ['select', 'b', '>=', 'a', true],
    ['boolean', true, '=', 'true', true],
    ['boolean', false, '=', 'false', true],
    ['text', 'compra urgente', 'contains', 'urgente', true],
    ['text', 'compra urgente', 'contains', 'Urgente', false],
    ['select-multiple', ['1', '3'], 'contains', '3', true],
    ['select-multiple', ['13'], 'contains', '3', false],
    ['select-multiple', ['1', '3'], '=', '3', true],
    ['select-multiple', ['1', '3'], '!=', '3', false],
    ['select-multiple', ['1', '3'], '<', '9', false],
    ['date', '2026-11-20', '<', 'CURRENT_DATE', true],
    ['date', '2026-11-21', '=', 'CURRENT_DATE', true],
    ['date', '2026-11-22', '<=', 'NEXT_DATE', true],
    ['date', '2026-11-23', '>', 'NEXT_DATE', true],
    ['date', '2026-11-18', '=', 'OTHERS:-3', true],
    ['date', '2026-11-18', '<', '2026-11-19', true],
  ])('M5.1.18 a %s field with %j %s %s: %s', (type, value, operator, wanted, expected) => {
    expect(holds(type, value, operator, wanted)).toBe(expected);
  });

  test('M5.1.18 tests whether a value is present', () => {
    for (const value of [null, '', []]) {
      expect(holds('string', value, 'isNull')).toBe(true);
      expect(holds('string', value, 'isNotNull')).toBe(false);
    }
    expect(holds('boolean', false, 'isNotNull')).toBe(true);
    expect(holds('integer', 0, 'isNull')).toBe(false);
  });

  test('an empty value equals nothing and has no order', () => {
    expect(holds('integer', null, '=', '0')).toBe(false);
    expect(holds('integer', null, '<', '5')).toBe(false);
    expect(holds('string', null, 'contains', '')).toBe(false);
    expect(holds('string', null, '!=', 'x')).toBe(true);
  });

  test('M5.1.20 date presets are relative to the day in São Paulo', () => {
    const lateEvening = new Date('2026-11-22T01:00:00Z');
    expect(connectionHolds({ operator: '=', value: 'CURRENT_DATE' }, { type: 'date' }, '2026-11-21', lateEvening)).toBe(
      true,
    );
  });
});

describe('chooseConnection', () => {
  const fields = [{ name: 'valor', type: 'money' }];
  const connection = (stepId: string, operator: ConnectionOperator, value: string) => ({
    stepId,
    field: 'valor',
    operator,
    value,
  });
  const connections = [connection('alto', '>', '1000'), connection('medio', '>', '100')];

  test('M3.3.04 takes the first connection whose condition is true, in stored order', () => {
    expect(chooseConnection(connections, fields, { valor: 5000 }, now)?.stepId).toBe('alto');
    expect(chooseConnection(connections, fields, { valor: 500 }, now)?.stepId).toBe('medio');
    expect(chooseConnection(connections, fields, { valor: 5 }, now)).toBeUndefined();
    expect(chooseConnection([{ field: 'outro', operator: 'isNull' }], fields, {}, now)).toBeUndefined();
  });
});
