import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayInSaoPaulo } from '../day-in-sao-paulo.ts';
import { acceptanceValue, parseAcceptance } from './acceptance-value.ts';
import { dateLimits, resolveDatePreset } from './date-presets.ts';
import { formatDay, isDay, parseDay } from './day-text.ts';
import { fileValue, parseFileValue } from './file-value.ts';
import { formatDecimal, formatMoney, formatNumber, numberProblem, parseDecimal, parseNumber } from './number-text.ts';

describe('numbers in pt-BR', () => {
  test('T9.30 writes money with the prefix, points between thousands and two decimals', () => {
    expect(formatMoney(1842.9, true)).toBe('R$ 1.842,90');
    expect(formatMoney(1234567.891)).toBe('1.234.567,89');
    expect(formatMoney(0)).toBe('0,00');
    expect(formatMoney(-0.5)).toBe('-0,50');
    expect(formatMoney(-0.001)).toBe('0,00');
    expect(formatMoney(Number.NaN, true)).toBe('');
  });

  test('writes other numbers with all their decimals', () => {
    expect(formatDecimal(1234.5)).toBe('1.234,5');
    expect(formatDecimal(100)).toBe('100');
    expect(formatNumber('integer', 1000)).toBe('1.000');
    expect(formatNumber('float', 0.1)).toBe('0,1');
  });

  test.each([
    ['1.842,90', 1842.9],
    ['R$ 1.842,90', 1842.9],
    ['-R$ 5,00', -5],
    ['R$ -5,00', -5],
    ['1842,9', 1842.9],
    ['0', 0],
    [',5', 0.5],
    ['7,', 7],
    ['1.5', null],
    ['1,5,5', null],
    ['1.84,00', null],
    ['abc', null],
    ['', null],
    ['-', null],
    [',', null],
    ['9999999999999999', null],
  ])('reads %j', (text, value) => expect(parseDecimal(text)).toBe(value));

  test('C8.05 rejects a number that its field cannot store, with the reason, and never rounds it', () => {
    expect(parseNumber('integer', '1.000')).toBe(1000);
    expect(parseNumber('integer', '1,0')).toBe(1);
    expect(parseNumber('float', '0,123')).toBe(0.123);
    expect(parseNumber('money', '-0')).toBe(0);
    expect(numberProblem('integer', '1,5')).toBe('integer');
    expect(numberProblem('money', '1,005')).toBe('cents');
    expect(numberProblem('money', '1,500')).toBeNull();
    expect(numberProblem('float', '1234567890123456')).toBe('digits');
    expect(numberProblem('float', '0,1234567890123400')).toBeNull();
    expect(numberProblem('float', '1,5,5')).toBe('number');
    expect(parseNumber('money', '10,999')).toBeNull();
  });

  test.each([
    ['float', 1e-9, '0,000000001'],
    ['float', 0.1 + 0.2, '0,3'],
    ['float', 123456789012345, '123.456.789.012.345'],
    ['float', -0.123456789012345, '-0,123456789012345'],
    ['money', 10.999, '10,999'],
    ['money', 1e15, '1.000.000.000.000.000,00'],
    ['money', 0, '0,00'],
    ['integer', 2.5, '2,5'],
    ['float', Number.POSITIVE_INFINITY, ''],
  ] as const)('C8.05 writes the %s %d with all its decimals', (kind, value, text) =>
    expect(formatNumber(kind, value)).toBe(text),
  );

  test('reads what it wrote', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        expect(parseNumber('money', formatMoney(cents / 100, true))).toBe(cents === 0 ? 0 : cents / 100);
      }),
    );
  });
});

describe('date presets', () => {
  const at = (iso: string) => new Date(iso);

  test.each([
    ['M3.4.47', 'CURRENT_DATE', '2026-03-31'],
    ['M3.4.48', 'LAST_DATE', '2026-03-30'],
    ['M3.4.49', 'NEXT_DATE', '2026-04-01'],
    ['M3.4.50', 'LAST_WEEK', '2026-03-24'],
    ['M3.4.51', 'NEXT_WEEK', '2026-04-07'],
    ['M3.4.52', 'LAST_MONTH', '2026-02-28'],
    ['M3.4.53', 'NEXT_MONTH', '2026-04-30'],
    ['M3.4.54', 'START_CURRENT_MONTH', '2026-03-01'],
    ['M3.4.55', 'END_CURRENT_MONTH', '2026-03-31'],
  ] as const)('%s %s on 31 March is %s', (_id, preset, day) => {
    expect(resolveDatePreset(preset, 99, at('2026-03-31T15:00:00Z'))).toBe(day);
  });

  test('M3.4.56 M3.4.57 OTHERS counts days from today, also backwards', () => {
    expect(resolveDatePreset('OTHERS', 10, at('2026-12-25T15:00:00Z'))).toBe('2027-01-04');
    expect(resolveDatePreset('OTHERS', -25, at('2026-12-25T15:00:00Z'))).toBe('2026-11-30');
    expect(resolveDatePreset('OTHERS', null, at('2026-12-25T15:00:00Z'))).toBe('2026-12-25');
    // older versions accepted any number
    expect(resolveDatePreset('OTHERS', 1e15, at('2026-12-25T15:00:00Z'))).toBe('2300-10-10');
    expect(resolveDatePreset('OTHERS', -1e15, at('2026-12-25T15:00:00Z'))).toBe('1753-03-11');
  });

  test('the day is the one in São Paulo, and months continue in the next year', () => {
    expect(dayInSaoPaulo(at('2026-01-01T02:59:59Z'))).toBe('2025-12-31');
    expect(dayInSaoPaulo(at('2026-01-01T03:00:00Z'))).toBe('2026-01-01');
    expect(resolveDatePreset('NEXT_MONTH', 0, at('2026-01-01T02:00:00Z'))).toBe('2026-01-31');
    expect(resolveDatePreset('LAST_MONTH', 0, at('2026-01-15T12:00:00Z'))).toBe('2025-12-15');
  });

  test('limits are presets or plain days', () => {
    const now = at('2026-11-21T12:00:00Z');
    expect(dateLimits({ minDate: 'OTHERS', minDateTotal: -2, maxDate: '2026-12-31' }, now)).toEqual({
      min: '2026-11-19',
      max: '2026-12-31',
    });
    expect(dateLimits({ minDate: null, maxDate: 'nunca' }, now)).toEqual({ min: null, max: null });
  });

  test('T9.24 days are written and read as dd/MM/yyyy', () => {
    expect(formatDay('2026-11-21')).toBe('21/11/2026');
    expect(parseDay('1/2/2026')).toBe('2026-02-01');
    expect(parseDay('31/04/2026')).toBeNull();
    expect(parseDay('2026-04-01')).toBeNull();
    expect(isDay('2023-02-29')).toBe(false);
    expect(isDay('0000-01-01')).toBe(false);
  });
});

describe('acceptance', () => {
  test('T5.1.24 M9.36 has the format ip (lat, long)', () => {
    const value = acceptanceValue('200.10.20.30', { latitude: -23.5505199, longitude: -46.6333094 });
    expect(value).toBe('200.10.20.30 (-23.55052, -46.633309)');
    expect(parseAcceptance(value)).toEqual({
      ip: '200.10.20.30',
      position: { latitude: -23.55052, longitude: -46.633309 },
    });
    expect(parseAcceptance(acceptanceValue('2804:14c::1', { latitude: 0, longitude: 1e-9 }))?.ip).toBe('2804:14c::1');
  });

  test.each([
    '',
    'sim',
    '200.10.20.30',
    '200.10.20.300 (1, 2)',
    '200.10.20.30 (91, 2)',
    '200.10.20.30 (1, 181)',
    '200.10.20.30 (1,2)',
    'x200.10.20.30 (1, 2)',
    '1:2:3:4:5:6:7:8:9 (1, 2)',
  ])('refuses %j', (value) => expect(parseAcceptance(value)).toBeNull());
});

describe('files', () => {
  const content = 'data:application/pdf;base64,QUJD';

  test('T5.1.25 M9.37 have the format filename:{name};{content}', () => {
    const value = fileValue('contrato;final.pdf', content);
    expect(value).toBe('filename:contrato_final.pdf;data:application/pdf;base64,QUJD');
    expect(parseFileValue(value)).toEqual({
      name: 'contrato_final.pdf',
      content,
      contentType: 'application/pdf',
      size: 3,
    });
  });

  test('contain their size in bytes', () => {
    expect(parseFileValue(fileValue('a', 'data:;base64,'))?.size).toBe(0);
    expect(parseFileValue(fileValue('a', 'data:text/plain;charset=utf-8;base64,QQ=='))).toMatchObject({
      size: 1,
      contentType: 'text/plain',
    });
  });

  test.each([
    'contrato.pdf',
    'filename:contrato.pdf',
    'filename:;data:text/plain;base64,QQ==',
    'filename:a;texto',
    'filename:a;data:text/plain,abc',
    'filename:a;data:text/plain;base64,Q!==',
    'filename:a;data:text/plain;base64,QQ=',
    'filename:a;javascript:alert(1)',
  ])('refuses %j', (value) => expect(parseFileValue(value)).toBeNull());
});
