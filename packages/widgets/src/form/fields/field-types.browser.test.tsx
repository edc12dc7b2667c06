import { fieldTypes } from '@tramita/client/contract';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { controlOf, pasteInto } from '../../testing/type-into.ts';
import { formField, openForm, optionsOf } from '../testing/open-form.tsx';

/** Moves to the next element, as with the Tab key. */
const leave = () => userEvent.tab();

describe('text', () => {
  test('T3.09 string is one line of text', async () => {
    const form = await openForm([formField('a', 'string')]);
    const input = form.screen.getByRole('textbox', { name: 'Campo a' });
    await userEvent.type(input, 'Loja 042{Enter}');
    await expect.element(input).toHaveValue('Loja 042');
    expect(input.element().tagName).toBe('INPUT');
    expect(form.sent('a')).toBe('Loja 042');
  });

  test('T3.10 T5.1.05 regex validates its pattern on blur and shows the hint', async () => {
    const placa = formField('a', 'regex', { regexExpression: '[A-Z]{3}-\\d{4}' }, { hint: 'Use ABC-1234.' });
    const form = await openForm([placa]);
    const input = form.screen.getByRole('textbox', { name: 'Campo a' });
    const message = form.screen.getByText('Digite um valor válido para este campo. Use ABC-1234.', { exact: true });
    await userEvent.type(input, 'ABC-12');
    expect(message.elements()).toHaveLength(0);
    await leave();
    await expect.element(message).toBeVisible();
    await expect.element(input).toBeInvalid();
    await userEvent.fill(input, 'ABC-1234');
    await expect.element(message).not.toBeInTheDocument();
    expect(form.controller().submit()).toEqual({ ok: true, values: { a: 'ABC-1234' } });
  });

  test('T3.11 assigneeData shows the value from the server and cannot be edited', async () => {
    const form = await openForm([formField('a', 'assigneeData', { required: true }, { value: 'Elisa Silva' })]);
    const input = form.screen.getByRole('textbox', { name: 'Campo a' });
    await expect.element(input).toHaveValue('Elisa Silva');
    await expect.element(input).toHaveAttribute('readonly');
  });

  test('T3.13 text accepts several lines', async () => {
    const form = await openForm([formField('a', 'text')]);
    const input = form.screen.getByRole('textbox', { name: 'Campo a' });
    await userEvent.type(input, 'uma{Enter}duas');
    expect(input.element().tagName).toBe('TEXTAREA');
    expect(form.sent('a')).toBe('uma\nduas');
  });

  test('T5.1.04 a field with a maximum length shows a counter and stops typing at the limit', async () => {
    const form = await openForm([
      formField('linha', 'string', { maxLength: 5 }),
      formField('area', 'text', { maxLength: 5 }),
      formField('livre', 'string'),
    ]);
    for (const name of ['linha', 'area']) {
      const input = form.screen.getByRole('textbox', { name: `Campo ${name}` });
      await expect.poll(() => form.place(name).textContent).toContain('0/5');
      await userEvent.type(input, 'abcdefgh');
      await expect.element(input).toHaveValue('abcde');
      await expect.poll(() => form.place(name).textContent).toContain('5/5');
    }
    expect(form.place('livre').textContent).not.toContain('/');
    expect(form.controller().submit().ok).toBe(true);
  });

  test('T5.1.04 labels of limited length count the one being typed', async () => {
    const form = await openForm([formField('etiquetas', 'chips', { maxLength: 6 })]);
    const input = form.screen.getByRole('textbox', { name: 'Campo etiquetas' });
    await expect.poll(() => form.place('etiquetas').textContent).toContain('0/6');
    await userEvent.type(input, 'três quatro');
    await expect.element(input).toHaveValue('três q');
    await expect.poll(() => form.place('etiquetas').textContent).toContain('6/6');
    await userEvent.type(input, ',dois');
    await expect.poll(() => form.place('etiquetas').textContent).toContain('4/6');
    expect(form.sent('etiquetas')).toEqual(['três q', 'dois']);
  });
});

describe('password', () => {
  test('T3.12 T5.1.06 has a confirmation, which is compared and never sent', async () => {
    const form = await openForm([formField('senha', 'password', { required: true }, { label: 'Senha' })]);
    const password = form.screen.getByLabelText(/^Senha( \*)?$/);
    const confirmation = form.screen.getByLabelText(/^Senha \(confirmação\)/);
    await expect.element(password).toHaveAttribute('type', 'password');
    await expect.element(confirmation).toHaveAttribute('type', 'password');
    await expect.element(confirmation).toHaveAttribute('name', 'senhaPasswordConfirm');
    await userEvent.type(password, 'segredo');
    await userEvent.type(confirmation, 'segred0');
    await leave();
    await expect.element(form.screen.getByText('As senhas não conferem.')).toBeVisible();
    await userEvent.fill(confirmation, 'segredo');
    await expect.element(form.screen.getByText('As senhas não conferem.')).not.toBeInTheDocument();
    expect(form.controller().submit()).toEqual({ ok: true, values: { senha: 'segredo' } });
  });

  test('the confirmation counts in the progress of its section, which is complete once both agree', async () => {
    const section = { section: 'Acesso' };
    const form = await openForm(
      [
        formField('usuario', 'string', { required: true }, section),
        formField('senha', 'password', { required: true }, { label: 'Senha', ...section }),
      ],
      { props: { sections: 'track' } },
    );
    const shown = form.screen.getByRole('region', { name: /^Acesso/ });
    await userEvent.type(form.screen.getByRole('textbox', { name: /usuario/ }), 'ana');
    await userEvent.type(form.screen.getByLabelText(/^Senha( \*)?$/), 'segredo');
    await expect.element(shown.getByText('2 de 3 preenchidos')).toBeVisible();
    const confirmation = form.screen.getByLabelText(/^Senha \(confirmação\)/);
    await userEvent.type(confirmation, 'segred0');
    await leave();
    await expect.element(shown).toHaveAttribute('data-state', 'fail');
    await expect.element(shown.getByText('1 campo a corrigir')).toBeVisible();
    await userEvent.click(confirmation);
    await userEvent.keyboard('{End}{Backspace}o');
    await leave();
    await expect.element(shown.getByText('3 de 3 preenchidos')).toBeVisible();
    await expect.element(shown).not.toHaveAttribute('data-state', 'fail');
  });

  test('T5.1.07 the checkbox "Exibir senha" shows and hides both texts', async () => {
    const form = await openForm([formField('senha', 'password', {}, { label: 'Senha' })]);
    const inputs = [form.screen.getByLabelText('Senha', { exact: true }), form.screen.getByLabelText(/confirmação/)];
    const show = form.screen.getByRole('checkbox', { name: 'Exibir senha' });
    for (const type of ['text', 'password']) {
      await show.click();
      for (const input of inputs) await expect.element(input).toHaveAttribute('type', type);
    }
  });
});

describe('numbers', () => {
  test('T3.14 integer accepts whole numbers only', async () => {
    const form = await openForm([formField('a', 'integer')]);
    const input = form.screen.getByRole('textbox', { name: 'Campo a' });
    await userEvent.type(input, 'x12a57');
    await expect.element(input).toHaveValue('1.257');
    expect(form.sent('a')).toBe(1257);
    await userEvent.type(input, ',5');
    await leave();
    await expect.element(form.screen.getByText('Digite um número inteiro')).toBeVisible();
    await expect.element(input).toHaveValue('1.257,5');
  });

  test('T3.15 float accepts decimals with a comma', async () => {
    const form = await openForm([formField('a', 'float')]);
    const input = form.screen.getByRole('textbox', { name: 'Campo a' });
    await userEvent.type(input, '-1234,125x');
    await expect.element(input).toHaveValue('-1.234,125');
    expect(form.sent('a')).toBe(-1234.125);
    await userEvent.clear(input);
    expect(form.sent('a')).toBeNull();
  });

  test('T3.16 T9.30 money shows the prefix R$ and completes its cents on blur', async () => {
    const form = await openForm([formField('a', 'money')]);
    const input = form.screen.getByRole('textbox', { name: 'Campo a' });
    await expect.element(form.screen.getByText('R$', { exact: true })).toBeVisible();
    await userEvent.type(input, '1842,9');
    await expect.element(input).toHaveValue('1.842,9');
    await leave();
    await expect.element(input).toHaveValue('1.842,90');
    expect(form.sent('a')).toBe(1842.9);
  });

  test('T5.1.18 T5.1.19 shows limits on blur, formatted like the numbers of the field', async () => {
    const form = await openForm([
      formField('qtd', 'integer', { minValue: 1, maxValue: 1000 }),
      formField('valor', 'money', { maxValue: 1842.9 }),
    ]);
    await userEvent.type(form.screen.getByRole('textbox', { name: 'Campo qtd' }), '0');
    await leave();
    await expect.element(form.screen.getByText('Digite um valor maior ou igual a 1', { exact: true })).toBeVisible();
    await userEvent.fill(form.screen.getByRole('textbox', { name: 'Campo qtd' }), '1001');
    await expect.element(form.screen.getByText('Digite um valor menor ou igual a 1.000')).toBeVisible();
    await userEvent.type(form.screen.getByRole('textbox', { name: 'Campo valor' }), '1842,91');
    await leave();
    await expect.element(form.screen.getByText('Digite um valor menor ou igual a R$ 1.842,90')).toBeVisible();
  });
});

describe('masked', () => {
  test.each([
    ['T3.27', 'cpf', '52998224725', '529.982.247-25'],
    ['T3.28', 'rg', '12345678x', '12.345.678-X'],
    ['T3.29', 'cnpj', '12abc34501de35', '12.ABC.345/01DE-35'],
    ['T3.30', 'cep', '01310100', '01310-100'],
    ['T3.31', 'telephone', '1133334444', '(11) 3333-4444'],
    ['T3.32', 'cell', '11987654321', '(11) 98765-4321'],
  ])('T3.17 %s %s is formatted while typing and sent as shown', async (_id, maskedValue, typed, shown) => {
    const form = await openForm([formField('a', 'masked', { maskedValue })]);
    const input = form.screen.getByRole('textbox', { name: 'Campo a' });
    await userEvent.type(input, `${typed}9`);
    await expect.element(input).toHaveValue(shown);
    expect(form.controller().submit()).toEqual({ ok: true, values: { a: shown } });
    await userEvent.type(input, '{Backspace}');
    await leave();
    await expect.element(form.screen.getByText(/^Digite um .* válido$/)).toBeVisible();
  });

  test('T3.17 formats a pasted number and keeps the caret at the edited place', async () => {
    const form = await openForm([formField('a', 'masked', { maskedValue: 'cpf' })]);
    const input = form.screen.getByRole('textbox', { name: 'Campo a' });
    await pasteInto(controlOf(input), 'CPF 529982247-25');
    await expect.element(input).toHaveValue('529.982.247-25');
    const element = input.element() as HTMLInputElement;
    element.setSelectionRange(2, 3);
    await userEvent.keyboard('7');
    await expect.element(input).toHaveValue('527.982.247-25');
    expect(element.selectionStart).toBe(3);
  });
});

describe('date', () => {
  test('T3.18 T9.24 is typed as dd/MM/yyyy and sent as an ISO date', async () => {
    const form = await openForm([formField('a', 'date')]);
    const input = form.screen.getByRole('textbox', { name: 'Campo a' });
    await userEvent.type(input, '2111');
    await leave();
    expect(form.screen.getByText('Digite uma data válida').elements()).toHaveLength(0);
    await leave();
    await expect.element(form.screen.getByText('Digite uma data válida')).toBeVisible();
    await userEvent.type(input, '2026');
    await expect.element(input).toHaveValue('21/11/2026');
    expect(form.sent('a')).toBe('2026-11-21');
    await expect.element(form.screen.getByText('Digite uma data válida')).not.toBeInTheDocument();
  });

  test('T5.1.02 T5.1.03 M5.2.30 M9.38 presets limit the calendar and typed dates', async () => {
    const form = await openForm([
      formField('a', 'date', {}, { minDate: 'START_CURRENT_MONTH', maxDate: 'OTHERS', maxDateTotal: 2 }),
    ]);
    const input = form.screen.getByRole('textbox', { name: 'Campo a' });
    await form.screen.getByRole('button', { name: 'Abrir calendário' }).click();
    const day = (name: string) => form.screen.getByRole('button', { name: new RegExp(`^${name} de novembro de 2026`) });
    await expect.element(day('24')).toHaveAttribute('aria-disabled', 'true');
    await day('23').click();
    await expect.element(input).toHaveValue('23/11/2026');
    await userEvent.fill(input, '24/11/2026');
    await userEvent.click(document.body);
    await expect.element(form.screen.getByText('Digite um valor menor ou igual a 23/11/2026')).toBeVisible();
    await userEvent.fill(input, '31/10/2026');
    await expect.element(form.screen.getByText('Digite um valor maior ou igual a 01/11/2026')).toBeVisible();
  });
});

describe('choices', () => {
  test('T3.19 boolean offers Sim and Não, by pointer and by arrow keys', async () => {
    const form = await openForm([formField('a', 'boolean')]);
    const group = form.screen.getByRole('radiogroup', { name: 'Campo a' });
    expect(
      group
        .getByRole('radio')
        .elements()
        .map((radio) => radio.textContent),
    ).toEqual(['Sim', 'Não']);
    expect(form.sent('a')).toBeNull();
    await group.getByRole('radio', { name: 'Sim' }).click();
    expect(form.sent('a')).toBe(true);
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(group.getByRole('radio', { name: 'Não' })).toBeChecked();
    expect(form.sent('a')).toBe(false);
  });

  test('T3.20 select sets one of its options', async () => {
    const form = await openForm([
      formField('a', 'select', { required: true }, { options: optionsOf('Hospedagem', 'Transporte') }),
    ]);
    const select = form.screen.getByRole('combobox', { name: /Campo a/ });
    await userEvent.selectOptions(select, 'Transporte');
    expect(form.sent('a')).toBe('transporte');
    await userEvent.selectOptions(select, '');
    expect(form.controller().submit()).toMatchObject({ issues: [{ message: 'Este campo é obrigatório' }] });
  });

  test('T3.20 offers a duplicate value of a form being designed only once', async () => {
    const options = [...optionsOf('Hotel', 'Táxi'), { label: 'Hotel fazenda', value: 'hotel' }];
    const form = await openForm([
      formField('a', 'select', {}, { options }),
      formField('b', 'select-multiple', {}, { options }),
    ]);
    await expect.element(form.screen.getByRole('option', { name: 'Hotel', exact: true })).toBeInTheDocument();
    expect(form.screen.getByRole('option', { name: /^Hotel/ }).elements()).toHaveLength(1);
    await userEvent.click(form.screen.getByRole('combobox', { name: 'Campo b' }));
    await expect.poll(() => form.screen.getByRole('listbox').getByRole('option').elements().length).toBe(2);
  });

  test('T3.20 offers a search for many options', async () => {
    const labels = Array.from({ length: 20 }, (_, index) => `Loja ${index + 1}`);
    const form = await openForm([formField('a', 'select', {}, { options: optionsOf(...labels) })]);
    await userEvent.type(form.screen.getByRole('combobox', { name: 'Campo a' }), 'loja 17');
    await form.screen.getByRole('option', { name: 'Loja 17' }).click();
    await expect.element(form.screen.getByRole('combobox', { name: 'Campo a' })).toHaveValue('Loja 17');
    expect(form.sent('a')).toBe('loja 17');
  });

  test('T3.21 select-multiple sets several of its options', async () => {
    const form = await openForm([
      formField('a', 'select-multiple', {}, { options: optionsOf('Hotel', 'Táxi', 'Almoço') }),
    ]);
    const input = form.screen.getByRole('combobox', { name: 'Campo a' });
    await input.click();
    await form.screen.getByRole('option', { name: 'Táxi' }).click();
    await form.screen.getByRole('option', { name: 'Hotel' }).click();
    expect(form.sent('a')).toEqual(['táxi', 'hotel']);
    await userEvent.keyboard('{Escape}');
    await form.screen.getByRole('button', { name: 'Remover Táxi' }).click();
    expect(form.sent('a')).toEqual(['hotel']);
  });
});

describe('label', () => {
  test('T3.25 shows its HTML without scripts and handlers and is not an input', async () => {
    const html =
      '<p>Leia a <a href="https://empresa.example/norma" onclick="window.hit=1">norma</a>.<script>window.hit=1</script><img src=x onerror="window.hit=1"></p>';
    const form = await openForm([formField('a', 'label', { required: true }, { defaultValue: html })]);
    await expect
      .element(form.screen.getByRole('link', { name: 'norma' }))
      .toHaveAttribute('href', 'https://empresa.example/norma');
    const place = form.place('a');
    expect(place.querySelector('script, img, [onclick], [onerror], input, textarea, select')).toBeNull();
    expect(window).not.toHaveProperty('hit');
    expect(form.controller().submit()).toEqual({ ok: true, values: {} });
  });
});

describe('other types', () => {
  test('C5.01 chips shows an error at once for a pasted list of more than 500 items and keeps them', async () => {
    const form = await openForm([formField('a', 'chips')]);
    const input = form.screen.getByRole('textbox', { name: 'Campo a' });
    const many = Array.from({ length: 501 }, (_, index) => `n${index}`);
    const data = new DataTransfer();
    data.setData('text/plain', many.join('\n'));
    await userEvent.click(input);
    input
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    await expect.element(form.screen.getByText('Informe no máximo 500 itens')).toBeVisible();
    expect(form.sent('a')).toEqual(many);
    await userEvent.keyboard('{Backspace}');
    await expect.element(form.screen.getByText('Informe no máximo 500 itens')).not.toBeInTheDocument();
    expect(form.controller().submit().ok).toBe(true);
    expect(input.element()).toHaveProperty('maxLength', 1000);
  });

  test('T3.26 chips accepts free texts: typed, pasted as a list, removed', async () => {
    const form = await openForm([formField('a', 'chips')]);
    const input = form.screen.getByRole('textbox', { name: 'Campo a' });
    await userEvent.type(input, 'urgente{Enter}loja 042,urgente{Enter}');
    expect(form.sent('a')).toEqual(['urgente', 'loja 042']);
    await pasteInto(controlOf(input), 'um; dois;um');
    expect(form.sent('a')).toEqual(['urgente', 'loja 042', 'um', 'dois']);
    await userEvent.type(input, '{Backspace}');
    await form.screen.getByRole('button', { name: /urgente/ }).click();
    expect(form.sent('a')).toEqual(['loja 042', 'um']);
  });

  test('T3.26 renders an unknown type as one line of text', async () => {
    const form = await openForm([formField('a', 'holograma')]);
    await userEvent.type(form.screen.getByRole('textbox', { name: 'Campo a' }), 'algo');
    expect(form.controller().submit()).toEqual({ ok: true, values: { a: 'algo' } });
  });

  test('every type has an accessible name and shows its value without editing if it is read-only', async () => {
    const values: Record<string, string | number | boolean | string[]> = {
      integer: 7,
      float: 1.5,
      money: 10,
      boolean: true,
      date: '2026-11-21',
      select: 'um',
      'select-multiple': ['um'],
      chips: ['um'],
      file: 'filename:nota.pdf;data:application/pdf;base64,QUJD',
      acceptance: '10.0.0.1 (1, 2)',
      texteditor: '<p>Texto</p>',
    };
    const form = await openForm(
      fieldTypes.map((type) => formField(type, type, {}, { options: optionsOf('Um'), value: values[type] ?? 'texto' })),
      { props: { readOnly: true } },
    );
    for (const type of fieldTypes) {
      const place = form.place(type);
      expect(place.textContent, type).toContain(type === 'label' ? 'texto' : `Campo ${type}`);
      const controls = [...place.querySelectorAll<HTMLInputElement>('input, textarea, select')];
      for (const control of controls) expect(control.readOnly || control.disabled, type).toBe(true);
      expect(place.querySelector('button:not([aria-disabled])'), type).toBeNull();
    }
    expect(form.place('texteditor').querySelector('[contenteditable="true"]')).toBeNull();
    expect(form.place('file').textContent).toContain('nota.pdf');
  });

  test('C10.09 a read-only value looks like text: no box, icon or accent, and a dash for an empty value', async () => {
    const types = fieldTypes.filter((type) => type !== 'label');
    const values: Record<string, string | number | boolean | string[]> = {
      ...{ integer: 7, float: 1.5, money: 10, boolean: true, date: '2026-11-21', select: 'um', chips: ['um', 'dois'] },
      ...{
        'select-multiple': ['um'],
        file: 'filename:nota.pdf;data:application/pdf;base64,QUJD',
        texteditor: '<p>Sim</p>',
      },
    };
    const form = await openForm(
      [
        ...types.map((type) => formField(type, type, {}, { options: optionsOf('Um'), value: values[type] ?? 'texto' })),
        formField('vazio', 'string'),
        formField('semResposta', 'boolean'),
        formField('semTexto', 'texteditor'),
        formField('semEtiquetas', 'chips'),
        formField('semEscolha', 'select', {}, { options: optionsOf('Um') }),
      ],
      { props: { readOnly: true } },
    );
    const slots = '[data-state~="readonly"], [role="radiogroup"], [role="radio"], [data-slot="chip"]';
    for (const name of [...types, 'vazio', 'semResposta']) {
      const place = form.place(name);
      const boxes = [...place.querySelectorAll<HTMLElement>(slots)].filter((box) => box.checkVisibility());
      expect(boxes.length, name).toBeGreaterThan(0);
      for (const box of boxes) {
        const { backgroundColor, borderTopColor, borderTopWidth, boxShadow } = getComputedStyle(box);
        expect([backgroundColor, boxShadow], name).toEqual(['rgba(0, 0, 0, 0)', 'none']);
        expect(borderTopWidth === '0px' || borderTopColor === 'rgba(0, 0, 0, 0)', `${name} ${borderTopColor}`).toBe(
          true,
        );
      }
      const icons = [...place.querySelectorAll('svg')].filter((icon) => icon.checkVisibility());
      expect(icons, name).toEqual([]);
      expect(place.querySelector('button')?.checkVisibility() ?? false, name).toBe(name === 'boolean');
    }
    const dash = (name: string) =>
      getComputedStyle(
        form.place(name).querySelector('[data-state~="readonly"], [role="radiogroup"]') as Element,
        '::before',
      ).content;
    expect(dash('vazio')).toBe('"—"');
    expect(dash('semResposta')).toBe('"—"');
    expect(dash('string')).toBe('none');
    const textBelow = (name: string) => form.place(name).querySelector('[data-slot="rich-text"] > div') as Element;
    expect(getComputedStyle(textBelow('semTexto'), '::before').content).toBe('"—"');
    expect(getComputedStyle(textBelow('texteditor'), '::before').content).toBe('none');
    // all dashes have the same colour and place
    const frameOf = (name: string) => form.place(name).querySelector('[data-state~="readonly"]') as Element;
    const muted = getComputedStyle(frameOf('vazio'), '::before').color;
    expect(getComputedStyle(form.place('semEscolha').querySelector('select') as Element).color).toBe(muted);
    expect(getComputedStyle(frameOf('semEtiquetas')).padding).toBe(getComputedStyle(frameOf('vazio')).padding);
  });
});
