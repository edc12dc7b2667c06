import { describe, expect, test } from 'vitest';
import type { FieldRules, FormField } from '../../contract/processes/form.ts';
import type { FormValues } from '../../contract/processes/form-values.ts';
import { createFormModel } from './create-form-model.ts';
import { compilePattern } from './safe-pattern.ts';
import { validateSubmission } from './validate-submission.ts';

const now = new Date('2026-11-21T12:00:00Z');
const field = (name: string, rules: Partial<FieldRules> = {}, rest: Partial<FormField> = {}): FormField => ({
  id: `id-${name}`,
  name,
  label: name,
  type: 'string',
  rules,
  ...rest,
});

describe('validateSubmission', () => {
  test('returns the whole form: sent, stored and initial values', () => {
    const fields = [
      field('a'),
      field('b'),
      field('c', {}, { defaultValue: 'inicial' }),
      field('t', {}, { type: 'label' }),
    ];
    expect(validateSubmission(fields, { a: 'novo' }, { now, stored: { a: 'velho', b: 'guardado' } })).toEqual({
      values: { a: 'novo', b: 'guardado', c: 'inicial' },
      problems: [],
    });
  });

  test('T4.4.15 clears hidden fields whatever was sent', () => {
    const fields = [field('tipo'), field('valor', { visible: '#tipo == "x"', required: true }, { type: 'money' })];
    expect(validateSubmission(fields, { tipo: 'y', valor: 10 }, { now, stored: { valor: 5 } })).toEqual({
      values: { tipo: 'y', valor: null },
      problems: [],
    });
  });

  test('names each problem in field order, then fields that the form does not contain', () => {
    const fields = [
      field('idade', { minValue: 18 }, { type: 'integer' }),
      field('nome', { required: '#idade < 18' }),
      field('aceite', { required: true }, { type: 'acceptance' }),
    ];
    const submitted: FormValues = { invasor: 'x', idade: 17, nome: '' };
    expect(validateSubmission(fields, submitted, { now }).problems).toEqual([
      { name: 'idade', message: 'Digite um valor maior ou igual a 18' },
      { name: 'nome', message: 'Este campo é obrigatório' },
      { name: 'aceite', message: 'Aceite obrigatório' },
      { name: 'invasor', message: 'Este campo não existe neste formulário' },
    ]);
  });

  test('rejects a change of a read-only field and keeps the stored value', () => {
    const fields = [field('chefe', { editable: false }), field('cargo', { editable: 'N', required: true })];
    const stored = { chefe: 'Rui' };
    expect(validateSubmission(fields, { chefe: 'Ana' }, { now, stored })).toEqual({
      values: { chefe: 'Rui', cargo: null },
      problems: [{ name: 'chefe', message: 'Este campo não pode ser alterado' }],
    });
    expect(validateSubmission(fields, { chefe: 'Rui' }, { now, stored }).problems).toEqual([]);
  });

  test.each(['constructor', '__proto__', 'toString'])('treats the name %s as unknown', (name) => {
    const submitted = JSON.parse(`{"${name}": "x"}`) as FormValues;
    expect(validateSubmission([field('a')], submitted, { now })).toEqual({
      values: { a: null },
      problems: [{ name, message: 'Este campo não existe neste formulário' }],
    });
  });

  test('ignores a password confirmation', () => {
    const fields = [field('senha', {}, { type: 'password' })];
    expect(validateSubmission(fields, { senha: 'x' }, { now })).toEqual({ values: { senha: 'x' }, problems: [] });
    expect(validateSubmission(fields, { senha: 'x', senhaPasswordConfirm: 'x' }, { now }).problems).toHaveLength(1);
  });

  test('T4.4.17 accepts yes/no sent as text', () => {
    const fields = [field('f', {}, { type: 'boolean' })];
    expect(validateSubmission(fields, { f: 'false' }, { now }).values).toEqual({ f: false });
  });

  test('C5.03 all rich text of a form together has at most 200,000 characters', () => {
    const fields = ['a', 'b', 'c'].map((name) => field(name, {}, { type: 'texteditor' }));
    const half = 'x'.repeat(100_000);
    expect(validateSubmission(fields, { a: half, b: half, c: '' }, { now }).problems).toEqual([]);
    const message = 'Os textos formatados deste formulário passam juntos de 200.000 caracteres. Reduza este texto.';
    expect(validateSubmission(fields, { a: half, b: half, c: 'x' }, { now }).problems).toEqual([
      { name: 'c', message },
    ]);
    const model = createFormModel(fields, { now, values: { a: half, b: half, c: 'x' } });
    expect(model.validate()).toEqual([{ name: 'c', message }]);
  });

  test('C5.06 the patterns of all fields together take limited work; the fields beyond it are named', () => {
    const value = 'a'.repeat(1400);
    const fields = Array.from({ length: 100 }, (_, at) => field(`a${at}`, { regexExpression: 'a*a*a+' }));
    const longest = compilePattern('a*a*a+')?.maxLength ?? 0;
    const submitted = Object.fromEntries(fields.map(({ name }) => [name, value.slice(0, longest)]));
    const { problems } = validateSubmission(fields, submitted, { now });
    expect(problems.length).toBeGreaterThan(80);
    expect(problems.at(-1)).toEqual({
      name: 'a99',
      message: 'Os textos deste formulário são longos demais para os seus formatos. Reduza este campo.',
    });
    const usual = Object.fromEntries(fields.map(({ name }) => [name, 'aaaaaaaaaaaaaaaaaaaa']));
    expect(validateSubmission(fields, usual, { now }).problems).toEqual([]);
  });
});
