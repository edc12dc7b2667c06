import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { autofill, compose, controlOf, insertText, pasteInto, redo, selectIn, undo } from '../../testing/type-into.ts';
import { formField, openForm } from '../testing/open-form.tsx';

/** Opens a form with one number field and returns its input. */
async function openNumber(type: string, rules = {}) {
  const form = await openForm([formField('a', type, rules), formField('b', 'string')]);
  const locator = form.screen.getByRole('textbox', { name: 'Campo a' });
  await expect.element(locator).toBeVisible();
  const input = controlOf(locator);
  input.focus();
  return { form, locator, input, sent: () => form.sent('a') };
}

describe('typing', () => {
  test.each([
    ['integer', '35000', '35.000', 35000, '35.000'],
    ['integer', '1234567', '1.234.567', 1234567, '1.234.567'],
    ['money', '35000', '35.000', 35000, '35.000,00'],
    ['money', '12345', '12.345', 12345, '12.345,00'],
    ['money', '1234567,89', '1.234.567,89', 1234567.89, '1.234.567,89'],
    ['money', '1234.5', '1.234,5', 1234.5, '1.234,50'],
    ['money', '35.000', '35.000', 35000, '35.000,00'],
    ['float', '35000', '35.000', 35000, '35.000'],
    ['float', '-9876543210.125', '-9.876.543.210,125', -9876543210.125, '-9.876.543.210,125'],
  ])('C8.01 %s typed as %s shows %s', async (type, keys, shown, value, left) => {
    const { locator, sent } = await openNumber(type);
    await userEvent.keyboard(keys);
    await expect.element(locator).toHaveValue(shown);
    expect(sent()).toBe(value);
    await userEvent.tab();
    await expect.element(locator).toHaveValue(left);
    expect(sent()).toBe(value);
  });

  test('C8.01 deletes, replaces and inserts digits in the middle', async () => {
    const { input, locator, sent } = await openNumber('money');
    await userEvent.keyboard('1234567{ArrowLeft}{ArrowLeft}{ArrowLeft}{Backspace}');
    await expect.element(locator).toHaveValue('123.567');
    expect(input.selectionStart).toBe(3);
    await userEvent.keyboard('9{Delete}');
    await expect.element(locator).toHaveValue('123.967');
    selectIn(input, 1, 5);
    await userEvent.keyboard('0');
    await expect.element(locator).toHaveValue('1.067');
    await userEvent.keyboard('{End}{Backspace}{Backspace}{Backspace}{Backspace}');
    await expect.element(locator).toHaveValue('');
    expect(sent()).toBeNull();
    await userEvent.keyboard('8{Home}-');
    expect(sent()).toBe(-8);
  });

  test('C8.01 any keys at any caret position give the same digits as in a plain input', async () => {
    const { input, form } = await openNumber('float');
    const plain = controlOf(form.screen.getByRole('textbox', { name: 'Campo b' }));
    const keys = fc.array(
      fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(...'0123456789') },
        { weight: 1, arbitrary: fc.constantFrom('{Backspace}', '{Delete}', '{Home}', '{End}') },
      ),
      { minLength: 8, maxLength: 16 },
    );
    for (const run of fc.sample(keys, 25)) {
      const typed: string[] = [];
      for (const control of [input, plain]) {
        selectIn(control, 0, control.value.length);
        await userEvent.keyboard(`{Delete}${run.join('')}`);
        // on blur the field removes leading zeros
        typed.push(control.value.replaceAll('.', ''));
      }
      expect(typed[0], run.join(' ')).toBe(typed[1]);
    }
  });

  test('C8.01 undo and redo restore the typed texts, also after the field lost the focus', async () => {
    const { input, locator, sent } = await openNumber('money');
    await userEvent.keyboard('35000{Backspace}{Backspace}');
    await expect.element(locator).toHaveValue('350');
    await undo();
    await expect.element(locator).toHaveValue('35.000');
    expect(sent()).toBe(35000);
    await undo();
    await expect.element(locator).toHaveValue('');
    expect(sent()).toBeNull();
    await undo();
    await redo();
    await redo();
    await expect.element(locator).toHaveValue('350');
    expect(sent()).toBe(350);
    await userEvent.tab();
    await expect.element(locator).toHaveValue('350,00');
    selectIn(input, 0, 6);
    await userEvent.keyboard('7');
    await undo();
    await expect.element(locator).toHaveValue('350,00');
    expect(sent()).toBe(350);
  });

  test('C8.01 accepts whole numbers and single digits from an on-screen keyboard, composed or not', async () => {
    const { locator, sent } = await openNumber('money');
    for (const digit of '35000') await insertText(digit);
    await expect.element(locator).toHaveValue('35.000');
    await compose('12');
    await expect.element(locator).toHaveValue('3.500.012');
    expect(sent()).toBe(3500012);
    await insertText(',5');
    await expect.element(locator).toHaveValue('3.500.012,5');
    expect(sent()).toBe(3500012.5);
  });

  test('C8.01 autofill replaces the whole number', async () => {
    const { input, locator, sent } = await openNumber('money');
    await userEvent.keyboard('12');
    autofill(input, '1234.56');
    await expect.element(locator).toHaveValue('1.234,56');
    expect(sent()).toBe(1234.56);
    autofill(input, '35000');
    await expect.element(locator).toHaveValue('35.000');
    await userEvent.keyboard('1');
    expect(sent()).toBe(350001);
  });

  test('C8.01 a field that allows negative numbers shows a phone keyboard with a minus', async () => {
    const { form, input } = await openNumber('integer', { minValue: -10 });
    expect(input.inputMode).toBe('text');
    await form.screen.unmount();
    const positive = await openNumber('integer');
    expect(positive.input.inputMode).toBe('numeric');
  });
});

describe('pasting', () => {
  test.each([
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1234.56', 1234.56],
    ['1 234,56', 1234.56],
    ['R$ 1.234,56', 1234.56],
    ['35000', 35000],
    ['3.500', 3500],
    ['1.234', 1234],
    ['0,5', 0.5],
    ['-12', -12],
  ])('C8.02 the pasted %s has the value %d', async (text, value) => {
    for (const type of Number.isInteger(value) ? ['money', 'float', 'integer'] : ['money', 'float']) {
      const { form, input, sent, locator } = await openNumber(type);
      await pasteInto(input, text);
      expect(sent()).toBe(value);
      const typed = input.value;
      await userEvent.tab();
      await expect.element(locator).toHaveValue(type === 'money' ? formatted(value) : typed);
      await form.screen.unmount();
    }
  });

  test('C8.02 pastes over a selection and in the middle', async () => {
    const { input, locator } = await openNumber('float');
    await userEvent.keyboard('99');
    selectIn(input, 0, 2);
    await pasteInto(input, '1.234');
    await expect.element(locator).toHaveValue('1.234');
    selectIn(input, 3);
    await pasteInto(input, '55');
    await expect.element(locator).toHaveValue('125.534');
  });
});

const formatted = (value: number) => value.toLocaleString('pt-BR', { minimumFractionDigits: 2 });

describe('refused numbers', () => {
  test.each([
    ['integer', '125,7', '125,7', 'Digite um número inteiro'],
    ['money', '1234,567', '1.234,567', 'Digite um valor com no máximo 2 casas decimais'],
    ['money', '-', '-', 'Digite um número válido'],
    ['float', '12345678901234567', '12.345.678.901.234.567', 'Digite um número com no máximo 15 algarismos'],
  ])('C8.05 %s keeps %s as typed and shows the reason', async (type, keys, shown, reason) => {
    const { form, locator } = await openNumber(type);
    await userEvent.keyboard(keys);
    await userEvent.tab();
    await expect.element(form.screen.getByText(reason, { exact: true })).toBeVisible();
    await expect.element(locator).toHaveValue(shown);
    expect(form.controller().model.validate()).toEqual([{ name: 'a', message: reason }]);
    await userEvent.click(locator);
    await userEvent.keyboard('{Control>}a{/Control}35');
    await expect.element(form.screen.getByText(reason)).not.toBeInTheDocument();
    expect(form.controller().submit()).toMatchObject({ ok: true, values: { a: 35 } });
  });

  test('C8.05 keeps pasted text that is not a number for correction', async () => {
    const { form, input, locator } = await openNumber('money');
    await pasteInto(input, '2 x 35,00');
    await userEvent.tab();
    await expect.element(form.screen.getByText('Digite um número válido', { exact: true })).toBeVisible();
    await expect.element(locator).toHaveValue('2 x 35,00');
    selectIn(input, 0, 4);
    await userEvent.keyboard('{Delete}');
    await expect.element(locator).toHaveValue('35,00');
    expect(form.sent('a')).toBe(35);
  });

  test('C8.05 shows a number outside its limits as typed, with the limit', async () => {
    const { form, locator } = await openNumber('money', { minValue: 50, maxValue: 30000 });
    await userEvent.keyboard('35000');
    await userEvent.tab();
    await expect.element(form.screen.getByText(/^Digite um valor menor ou igual a .*30\.000,00$/)).toBeVisible();
    await expect.element(locator).toHaveValue('35.000,00');
    expect(form.sent('a')).toBe(35000);
  });
});
