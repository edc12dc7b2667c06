import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { FieldRules, FormField } from '../../contract/processes/form.ts';
import { createFormModel, type FormModel } from './create-form-model.ts';

const now = new Date('2026-11-21T12:00:00Z');
const field = (name: string, rules: Partial<FieldRules> = {}, rest: Partial<FormField> = {}): FormField => ({
  id: `id-${name}`,
  name,
  label: name,
  type: 'string',
  rules,
  ...rest,
});
const model = (...fields: FormField[]): FormModel => createFormModel(fields, { now });
const shown = (form: FormModel): string[] =>
  form.fields.map(({ name }) => name).filter((name) => form.getField(name).visible);

describe('hidden fields', () => {
  test('T4.4.15 clears the value of a field that becomes hidden', () => {
    const form = model(
      field('tipo', {}, { value: 'compra' }),
      field('valor', { visible: '#tipo == "compra"' }, { type: 'money', value: 10 }),
      field('itens', { visible: '#tipo == "compra"' }, { type: 'select-multiple', value: ['a'] }),
    );
    expect(form.getField('valor').value).toBe(10);
    expect(form.setValue('tipo', 'outro')).toEqual(new Set(['tipo', 'valor', 'itens']));
    expect(form.getField('valor')).toMatchObject({ visible: false, value: null });
    expect(form.getField('itens')).toMatchObject({ visible: false, value: [] });
    expect(form.submission()).toEqual({ tipo: 'outro', valor: null, itens: [] });
  });

  test('T4.4.15 clears fields that are hidden initially', () => {
    const form = model(field('a', { visible: false }, { value: 'x' }), field('b', { visible: 'N' }, { value: 'y' }));
    expect(form.values()).toEqual({ a: null, b: null });
  });

  test('hides along a chain, whatever the order of the fields', () => {
    const chain = [3, 2, 1].map((place) => field(`f${place}`, { visible: `#f${place - 1} == "s"` }, { value: 's' }));
    const form = model(...chain, field('f0', {}, { value: 's' }));
    expect(shown(form)).toEqual(['f3', 'f2', 'f1', 'f0']);
    expect(form.setValue('f0', 'n')).toEqual(new Set(['f0', 'f1', 'f2', 'f3']));
    expect(form.values()).toEqual({ f0: 'n', f1: null, f2: null, f3: null });
  });

  test('keeps the stored value of a field that is shown once another one is cleared', () => {
    const form = model(
      field('b', { visible: '#a == null' }, { value: 'keep' }),
      field('a', { visible: '#liga' }, { value: 'x' }),
      field('liga', {}, { type: 'boolean', value: false }),
    );
    expect(form.values()).toEqual({ a: null, b: 'keep', liga: false });
  });

  test('resets a field that is shown again to its initial value', () => {
    const form = model(
      field('liga', {}, { type: 'boolean', value: true }),
      field('uf', { visible: '#liga' }, { defaultValue: 'SP', value: 'RJ' }),
    );
    form.setValue('liga', false);
    expect(form.getField('uf').value).toBeNull();
    form.setValue('liga', true);
    expect(form.getField('uf').value).toBe('SP');
  });

  test('ignores a value for a hidden field', () => {
    const form = model(field('a', { visible: false }));
    expect(form.setValue('a', 'x').size).toBe(0);
    expect(form.values()).toEqual({ a: null });
  });

  test('ends if conditions depend on each other in a cycle', () => {
    const form = model(
      field('liga', {}, { type: 'boolean' }),
      field('a', { visible: '#liga && !#b' }, { defaultValue: 'x' }),
      field('b', { visible: '#liga && #a' }, { defaultValue: 'y' }),
      field('c', { visible: '!#c' }, { defaultValue: 'z' }),
    );
    expect(form.setValue('liga', true).has('liga')).toBe(true);
    expect(form.setValue('liga', false).has('liga')).toBe(true);
  });
});

describe('values', () => {
  test('T4.4.16 clears search fields that depend on a changed field, and those that depend on them', () => {
    const form = model(
      field('estado', {}, { value: 'SP' }),
      field('cidade', {}, { type: 'search', requestDependency: ['estado'], value: 'Santos' }),
      field('bairro', {}, { type: 'search', requestDependency: ['cidade'], value: 'Gonzaga' }),
      field('nome', {}, { requestDependency: ['estado'], value: 'Ana' }),
    );
    expect(form.setValue('estado', 'SP').size).toBe(0);
    expect(form.getField('cidade').value).toBe('Santos');
    expect(form.setValue('estado', 'RJ')).toEqual(new Set(['estado', 'cidade', 'bairro']));
    expect(form.values()).toEqual({ estado: 'RJ', cidade: null, bairro: null, nome: 'Ana' });
  });

  test('keeps the changed field when two searches depend on each other', () => {
    const search = (name: string, other: string) =>
      field(name, {}, { type: 'search', requestDependency: [other], value: '1' });
    const form = model(search('a', 'b'), search('b', 'a'));
    form.setValue('a', '2');
    expect(form.values()).toEqual({ a: '2', b: null });
  });

  test('T4.4.17 accepts the texts true and false in a yes/no field, and no other text', () => {
    const flag = (value: string) => model(field('f', {}, { type: 'boolean', value })).getField('f').value;
    expect(flag('true')).toBe(true);
    expect(flag('false')).toBe(false);
    expect(flag('sim')).toBeNull();
    expect(flag('')).toBeNull();
    const form = model(field('f', {}, { type: 'boolean' }));
    form.setValue('f', 'true');
    expect(form.getField('f').value).toBe(true);
  });

  test('reads numbers stored as text and converts an empty text to null', () => {
    const form = model(field('v', {}, { type: 'money', value: '12.5' }), field('t', {}, { value: '' }));
    expect(form.values()).toEqual({ v: 12.5, t: null });
    form.setValue('v', 'abc');
    expect(form.validateField('v')).toBe('Digite um número válido');
  });

  test('sends visible editable fields and cleared hidden ones, no label and no read-only field', () => {
    const form = model(
      field('nome', {}, { value: 'Ana' }),
      field('titulo', {}, { type: 'label', defaultValue: '<b>Oi</b>' }),
      field('chefe', { editable: false }, { value: 'Rui' }),
      field('oculto', { visible: 'false' }, { value: 'x' }),
      field('lista', {}, { type: 'select-multiple' }),
    );
    expect(form.submission()).toEqual({ nome: 'Ana', oculto: null, lista: [] });
    expect(form.values()).toEqual({ nome: 'Ana', chefe: 'Rui', oculto: null, lista: [] });
  });

  test('reports whether a value was changed, and can restart', () => {
    const form = model(field('a', {}, { value: 'x' }), field('l', {}, { type: 'chips', value: ['1'] }));
    expect(form.isDirty()).toBe(false);
    form.setValue('l', ['1']);
    expect(form.isDirty()).toBe(false);
    form.setValue('l', ['1', '2']);
    expect(form.isDirty()).toBe(true);
    form.reset({ a: 'y' });
    expect(form.isDirty()).toBe(false);
    expect(form.values()).toEqual({ a: 'y', l: ['1'] });
  });

  test('throws for the name of a field that it does not contain', () => {
    expect(() => model().getField('x')).toThrow(RangeError);
    expect(() => model().setValue('x', 1)).toThrow(RangeError);
  });
});

describe('snapshots', () => {
  test('T5.1.14 contain a hint that the expression is broken', () => {
    const form = model(field('a', { visible: '#b ==' }, { hint: 'Dica' }), field('b', {}, { hint: 'Outra' }));
    expect(form.getField('a')).toMatchObject({ visible: true, hint: 'A expressão deste campo possui problemas.' });
    expect(form.getField('b').hint).toBe('Outra');
  });

  test('stay the same object until a part of them changes', () => {
    const form = model(field('a'), field('b', { required: '#a == "x"' }), field('c'));
    const [a, b, c] = ['a', 'b', 'c'].map((name) => form.getField(name));
    form.setValue('a', 'y');
    expect(form.getField('a')).not.toBe(a);
    expect(form.getField('b')).toBe(b);
    expect(form.getField('c')).toBe(c);
    form.setValue('a', 'x');
    expect(form.getField('b')).toMatchObject({ required: true });
    expect(form.getField('c')).toBe(c);
  });

  test('notify only the listeners of changed fields, after all changes are applied', () => {
    const form = model(field('a'), field('b', { visible: '#a == "x"' }), field('c'));
    const seen: boolean[] = [];
    const onB = vi.fn(() => seen.push(form.getField('b').visible));
    const onC = vi.fn();
    const onAny = vi.fn();
    const stop = form.subscribe('b', onB);
    form.subscribe('c', onC);
    const stopAny = form.subscribeAll(onAny);
    const before = form.version();
    form.setValue('a', 'x');
    expect(seen).toEqual([true]);
    expect(onC).not.toHaveBeenCalled();
    expect(onAny).toHaveBeenCalledExactlyOnceWith(new Set(['a', 'b']));
    expect(form.version()).toBe(before + 1);
    form.setValue('a', 'x');
    expect(onAny).toHaveBeenCalledTimes(1);
    stop();
    stopAny();
    form.setValue('a', 'z');
    expect(onB).toHaveBeenCalledTimes(1);
    expect(onAny).toHaveBeenCalledTimes(1);
  });
});

describe('validation', () => {
  test('T5.1.15 names empty required fields in order, with the current rule', () => {
    const form = model(
      field('a', { required: true }),
      field('b', { required: '#a == "x"' }),
      field('c', { required: true, visible: '#a == "x"' }),
      field('d', { required: true, editable: false }),
    );
    expect(form.validate()).toEqual([{ name: 'a', message: 'Este campo é obrigatório' }]);
    form.setValue('a', 'x');
    expect(form.validate().map(({ name }) => name)).toEqual(['b', 'c']);
    expect(form.getField('b').error).toBe('Este campo é obrigatório');
    expect(form.getField('a').error).toBeNull();
    form.setValue('b', 'ok');
    expect(form.validateField('b')).toBeNull();
    form.setValue('a', 'y');
    expect(form.getField('c').error).toBeNull();
  });

  test('T5.1.06 compares a password with its confirmation and never sends that', () => {
    const form = model(field('senha', { required: true }, { type: 'password' }));
    form.setValue('senha', 'segredo');
    form.setValue('senhaPasswordConfirm', 'segred0');
    expect(form.validate()).toEqual([{ name: 'senhaPasswordConfirm', message: 'As senhas não conferem.' }]);
    form.setValue('senhaPasswordConfirm', 'segredo');
    expect(form.validate()).toEqual([]);
    expect(form.submission()).toEqual({ senha: 'segredo' });
    expect(form.values()).toEqual({ senha: 'segredo' });
  });

  test('treats a stored password as confirmed', () => {
    expect(model(field('senha', {}, { type: 'password', value: 'x' })).validate()).toEqual([]);
  });

  test('shows the messages of a server on their fields', () => {
    const form = model(field('a'));
    form.setErrors([
      { name: 'a', message: 'Recusado' },
      { name: 'outro', message: 'x' },
    ]);
    expect(form.getField('a').error).toBe('Recusado');
  });
});

describe('incremental work', () => {
  test('gives the same result as a form that starts with the same values', { timeout: 30_000 }, () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    const rule = fc.oneof(
      fc.constant(null),
      fc.tuple(fc.constantFrom(...names), fc.constantFrom('1', '2')).map(([name, value]) => `#${name} == "${value}"`),
      fc.constantFrom(...names).map((name) => `!#${name}`),
    );
    // each field reads only earlier ones, so that there is one final state
    const rules = fc.tuple(...names.map(() => fc.record({ visible: rule, required: rule, editable: rule })));
    const changes = fc.array(fc.tuple(fc.constantFrom(...names), fc.constantFrom('1', '2', null)), { maxLength: 20 });
    fc.assert(
      fc.property(rules, changes, (given, steps) => {
        const fields = names.map((name, index) => {
          const visible = given[index]?.visible;
          const readsLater = visible != null && names.slice(index).some((later) => visible.includes(`#${later}`));
          return field(name, { ...given[index], visible: readsLater ? null : visible });
        });
        const form = model(...fields);
        for (const [name, value] of steps) form.setValue(name, value);
        const fresh = createFormModel(fields, { now, values: form.values() });
        for (const name of names) expect(form.getField(name)).toEqual(fresh.getField(name));
      }),
      { numRuns: 500 },
    );
  });
});

test('C5.08 names the field at which texts and lists exceed 1 MiB before anything is sent; files do not count', () => {
  const list = Array(500).fill('x'.repeat(997));
  const rest = (more: number) => 'x'.repeat(1024 * 1024 - 2 * (500 * 1000 + 1) - 2 + more);
  const form = model(
    field('a', {}, { type: 'chips', value: list }),
    field('b', {}, { type: 'chips', value: list }),
    field('arquivo', {}, { type: 'file', value: `filename:a.txt;data:text/plain;base64,${'QUJD'.repeat(500_000)}` }),
    field('c', {}, { type: 'text', value: rest(1) }),
  );
  expect(form.validate()).toEqual([
    { name: 'c', message: 'Os textos e as listas deste formulário passam juntos de 1 MB. Reduza este campo.' },
  ]);
  form.setValue('c', rest(0));
  expect(form.validate()).toEqual([]);
});

test('C5.08 accepts 100 files and names the next one', () => {
  const value = 'filename:a.txt;data:text/plain;base64,QUJD';
  const files = Array.from({ length: 101 }, (_, at) => field(`a${at}`, {}, { type: 'file', value }));
  expect(model(...files).validate()).toEqual([
    { name: 'a100', message: 'Envie no máximo 100 arquivos em um formulário' },
  ]);
  expect(model(...files.slice(1)).validate()).toEqual([]);
});

describe('C5.06 all rules of a form share one budget', () => {
  const list = Array.from({ length: 500 }, (_, at) => `item ${at}`);
  const filled = (rule: string, count: number) =>
    model(
      field('lista', {}, { type: 'chips', value: list }),
      ...Array.from({ length: count }, (_, at) => field(`a${at}`, { visible: rule, required: rule, editable: rule })),
    );

  test('rules beyond it have their defaults', () => {
    const form = filled("#lista.filter(item => item != 'x').length == 0", 400);
    expect(form.getField('a0')).toMatchObject({ visible: false });
    expect(form.getField('a399')).toMatchObject({ visible: true, required: false, editable: true });
  });

  test('it is enough for a form of 500 fields that search a list', () => {
    const form = filled("#lista.includes('item 499') && #lista.length > 2", 500);
    expect(form.getField('a499')).toMatchObject({ visible: true, required: true });
    form.setValue('lista', []);
    expect(form.getField('a499')).toMatchObject({ visible: false });
  });
});
