import { describe, expect, test } from 'vitest';
import type { FieldRules, FormField } from '../../contract/processes/form.ts';
import type { FieldValue } from '../../contract/processes/form-values.ts';
import { expectToEnd } from '../../testing/expect-to-end.ts';
import { fileValue } from './file-value.ts';
import { validateValue } from './validate-value.ts';

// 23:30 on the 20th in São Paulo
const now = new Date('2026-11-21T02:30:00Z');

const field = (type: string, rules: Partial<FieldRules> = {}, rest: Partial<FormField> = {}): FormField => ({
  id: '1',
  name: 'campo',
  label: 'Campo',
  type,
  rules,
  ...rest,
});
const check = (type: string, value: FieldValue, rules: Partial<FieldRules> = {}, rest: Partial<FormField> = {}) =>
  validateValue(field(type, rules, rest), value, { now });

const options = [
  { label: 'Um', value: '1' },
  { label: 'Dois', value: '2' },
];

describe('validateValue', () => {
  test.each([null, '', '   '])('T5.1.01 M5.2.34 reports that a required field with %j is empty', (value) => {
    expect(check('string', value, { required: true })).toBe('Este campo é obrigatório');
    expect(check('string', value)).toBeNull();
  });

  test('T5.1.15 accepts a no and a zero as values, but not an empty list', () => {
    expect(check('boolean', false, { required: true })).toBeNull();
    expect(check('integer', 0, { required: true })).toBeNull();
    expect(check('select-multiple', [], { required: true })).toBe('Este campo é obrigatório');
    expect(validateValue(field('string'), null, { now, required: true })).toBe('Este campo é obrigatório');
    expect(validateValue(field('string', { required: true }), null, { now, required: false })).toBeNull();
  });

  test('M5.2.32 requests an item in a search field', () => {
    expect(check('search', null, { required: true })).toBe('Selecione um item');
    expect(check('search', '12', { required: true })).toBeNull();
    expect(check('search', null)).toBeNull();
  });

  test('T5.1.02 T5.1.18 M5.2.37 rejects a value below the minimum', () => {
    expect(check('integer', 4, { minValue: 5 })).toBe('Digite um valor maior ou igual a 5');
    expect(check('integer', 5, { minValue: 5 })).toBeNull();
    expect(check('money', 1842.89, { minValue: 1842.9 })).toBe('Digite um valor maior ou igual a R$ 1.842,90');
    expect(check('float', -3, { minValue: -2.5 })).toBe('Digite um valor maior ou igual a -2,5');
    expect(check('integer', -1, { minValue: 0 })).toBe('Digite um valor maior ou igual a 0');
  });

  test('T5.1.03 M5.2.38 rejects a value above the maximum', () => {
    expect(check('integer', 1001, { maxValue: 1000 })).toBe('Digite um valor menor ou igual a 1.000');
    expect(check('integer', 1000, { maxValue: 1000 })).toBeNull();
    expect(check('money', 0.02, { maxValue: 0.01 })).toBe('Digite um valor menor ou igual a R$ 0,01');
  });

  test('T5.1.02 T5.1.03 M5.2.29 M9.39 shows the limits of a date as dd/MM/yyyy', () => {
    const dates = { minDate: 'LAST_WEEK', maxDate: 'CURRENT_DATE' };
    expect(check('date', '2026-11-12', {}, dates)).toBe('Digite um valor maior ou igual a 13/11/2026');
    expect(check('date', '2026-11-21', {}, dates)).toBe('Digite um valor menor ou igual a 20/11/2026');
    expect(check('date', '2026-11-20', {}, dates)).toBeNull();
    expect(check('date', '2026-11-13', {}, dates)).toBeNull();
  });

  test('T5.1.05 rejects a value that does not match the regular expression, with the hint', () => {
    const rules = { regexExpression: '[A-Z]{3}-\\d{4}' };
    const hint = 'Use o formato ABC-1234.';
    expect(check('regex', 'abc', rules, { hint })).toBe(
      'Digite um valor válido para este campo. Use o formato ABC-1234.',
    );
    expect(check('regex', 'xABC-1234', rules)).toBe('Digite um valor válido para este campo.');
    expect(check('regex', 'ABC-1234', rules)).toBeNull();
    expect(check('regex', 'abc', { regexExpression: 'a|abc' })).toBeNull();
  });

  test.each([
    'ana',
    'ana@',
    'ana@empresa',
    '@empresa.com',
    'ana @empresa.com',
    'a@b..com',
    'a@-b.com',
    'ana@empresa.c',
  ])('T5.1.16 refuses the e-mail %j', (value) => {
    expect(check('string', value, {}, { name: 'email' })).toBe('Digite um e-mail válido');
    expect(check('regex', value, { regexExpression: 'email' })).toBe('Digite um e-mail válido');
  });

  test('T5.1.16 M5.2.35 accepts an e-mail address, and requires one only in e-mail fields', () => {
    expect(check('string', 'ana.maria+x@mail.empresa.com.br', {}, { name: 'contatoEmail' })).toBeNull();
    expect(check('string', 'ana', {}, { name: 'emailEnviado' })).toBeNull();
    expect(check('text', 'ana', {}, { name: 'email' })).toBeNull();
    expect(check('string', `${'a'.repeat(300)}@b.com`, {}, { name: 'email' })).toBe('Digite um e-mail válido');
  });

  test('T5.1.17 M5.2.36 rejects a text over the maximum length, counting only the visible text of rich text', () => {
    expect(check('text', 'abcd', { maxLength: 3 })).toBe('Digite no máximo 3 caracteres');
    expect(check('text', 'abc', { maxLength: 3 })).toBeNull();
    expect(check('texteditor', '<p><b>a&amp;c</b></p>', { maxLength: 3 })).toBeNull();
    expect(check('texteditor', '<p>abcd</p>', { maxLength: 3 })).toBe('Digite no máximo 3 caracteres');
  });

  test('T5.1.23 M5.2.31 rejects a required acceptance that is missing', () => {
    expect(check('acceptance', null, { required: true })).toBe('Aceite obrigatório');
    expect(check('acceptance', null)).toBeNull();
    expect(check('acceptance', '10.0.0.1 (-23.55, -46.63)', { required: true })).toBeNull();
    expect(check('acceptance', 'sim')).toBe('Aceite inválido, faça o aceite novamente');
  });

  test.each<[string, FieldValue, string]>([
    ['integer', 1.5, 'Digite um número inteiro'],
    ['integer', 'dez', 'Digite um número inteiro'],
    ['float', 'dez', 'Digite um número válido'],
    ['money', Number.NaN, 'Digite um número válido'],
    ['date', '2026-02-30', 'Digite uma data válida'],
    ['date', '20/11/2026', 'Digite uma data válida'],
    ['date', 20_261_120, 'Digite uma data válida'],
    ['boolean', 1, 'Escolha Sim ou Não'],
    ['select', '3', 'Escolha uma das opções da lista'],
    ['select', ['1'], 'Valor inválido para este campo'],
    ['select-multiple', ['1', '3'], 'Escolha uma das opções da lista'],
    ['select-multiple', ['1', '1'], 'Escolha uma das opções da lista'],
    ['select-multiple', '1', 'Valor inválido para este campo'],
    ['chips', 'a', 'Valor inválido para este campo'],
    ['string', 3, 'Valor inválido para este campo'],
    ['search', ['x'], 'Valor inválido para este campo'],
    ['file', 'foto.png', 'Arquivo inválido, selecione o arquivo novamente'],
    ['desconhecido', 3, 'Valor inválido para este campo'],
  ])('refuses in a %s field the value %j', (type, value, message) => {
    expect(check(type, value, {}, { options })).toBe(message);
  });

  test.each<[string, FieldValue]>([
    ['select', '2'],
    ['select-multiple', ['2', '1']],
    ['chips', ['a', 'b']],
    ['date', '2024-02-29'],
    ['label', 'anything'],
    ['desconhecido', 'texto'],
    ['file', fileValue('a.txt', 'data:text/plain;base64,QQ==')],
  ])('takes in a %s field the value %j', (type, value) => {
    expect(check(type, value, { required: true }, { options })).toBeNull();
  });

  test('rejects a file over the limit', () => {
    const value = fileValue('a.txt', 'data:text/plain;base64,QUFBQQ==');
    expect(validateValue(field('file'), value, { now, maxFileBytes: 3 })).toBe(
      'O arquivo excedeu o tamanho máximo permitido.',
    );
    expect(validateValue(field('file'), value, { now, maxFileBytes: 4 })).toBeNull();
  });

  test.each([
    ['cpf', '529.982.247-25', '529.982.247-2', 'Digite um CPF válido'],
    ['cnpj', '12.ABC.345/01DE-35', '12.ABC.345/01DE-36', 'Digite um CNPJ válido'],
    ['rg', '12.345.678-X', '12.345.678', 'Digite um RG válido'],
    ['cep', '01310-100', '01310100', 'Digite um CEP válido'],
    ['telephone', '(11) 3333-4444', '(11) 3333-444', 'Digite um telefone válido'],
    ['cell', '(11) 98888-7777', '(11) 88888-7777', 'Digite um celular válido'],
  ])('checks the mask %s', (maskedValue, right, wrong, message) => {
    expect(check('masked', right, { maskedValue })).toBeNull();
    expect(check('masked', wrong, { maskedValue })).toBe(message);
  });

  test.each(['chips', 'select-multiple'])('C5.01 %s accepts a list of 500 items and rejects one of 501', (type) => {
    const items = Array.from({ length: 501 }, (_, index) => `item ${index}`);
    expect(check(type, items.slice(1))).toBeNull();
    expect(check(type, items)).toBe('Informe no máximo 500 itens');
  });

  test('C5.01 accepts items of 1,000 characters and rejects longer ones', () => {
    expect(check('chips', ['x'.repeat(1000)])).toBeNull();
    expect(check('chips', ['a', 'x'.repeat(1001)])).toBe('Digite no máximo 1.000 caracteres');
    expect(check('select-multiple', ['x'.repeat(1001)])).toBe('Digite no máximo 1.000 caracteres');
    expect(check('chips', ['x'.repeat(1001)], { maxLength: 5000 })).toBe('Digite no máximo 1.000 caracteres');
    expect(check('chips', ['x'.repeat(6)], { maxLength: 5 })).toBe('Digite no máximo 5 caracteres');
  });

  test('C5.03 rejects rich text of more than 200,000 characters or 100 levels', () => {
    expect(check('texteditor', 'x'.repeat(200_000))).toBeNull();
    expect(check('texteditor', 'x'.repeat(200_001))).toContain('passa de 200.000 caracteres');
    expect(check('texteditor', '<b>'.repeat(101))).toContain('mais de 100 níveis de formatação');
  });

  test('C5.08 rejects other texts of more than 200,000 characters, but no file', () => {
    for (const type of ['string', 'text', 'search', 'password']) {
      expect(check(type, 'x'.repeat(200_000))).toBeNull();
      expect(check(type, 'x'.repeat(200_001))).toBe('Digite no máximo 200.000 caracteres');
    }
    expect(check('file', fileValue('a.txt', `data:text/plain;base64,${'AAAA'.repeat(100_000)}`))).toBeNull();
  });

  test('C5.08 accepts a file of 10 MiB, rejects other characters and names of more than 255', () => {
    const content = 'QUJD'.repeat((10 * 1024 * 1024) / 3 - 1);
    expect(check('file', fileValue('a.txt', `data:text/plain;base64,${content}QQ==`))).toBeNull();
    expect(check('file', fileValue('a.txt', `data:text/plain;base64,${content}Q-==`))).toContain('Arquivo inválido');
    expect(check('file', fileValue('a.txt', `data:text/plain;base64,=AAA${content}`))).toContain('Arquivo inválido');
    expect(check('file', fileValue('a'.repeat(255), 'data:text/plain;base64,QQ=='))).toBeNull();
    expect(check('file', fileValue('a'.repeat(256), 'data:text/plain;base64,QQ=='))).toBe(
      'O nome do arquivo deve ter no máximo 255 caracteres',
    );
  });

  test('C5.06 reports how long a value may be that is too long for its pattern', () => {
    expect(check('regex', 'a'.repeat(4096), { regexExpression: 'a*' })).toBeNull();
    expect(check('regex', 'a'.repeat(4097), { regexExpression: 'a*' })).toBe('Digite no máximo 4.096 caracteres');
  });

  test('C5.03 counts the visible text of any HTML in time that grows with its length', () => {
    expectToEnd(() => check('texteditor', '<'.repeat(1_000_000), { maxLength: 10 }));
  });
});
