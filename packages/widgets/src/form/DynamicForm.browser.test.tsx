import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { memoryStorage } from '../provider/storage/key-value-storage.ts';
import { rendered } from '../testing/rendered.ts';
import { timerDelays } from '../testing/timer-delays.ts';
import { everyField } from './testing/form-examples.ts';
import { formField, type OpenedForm, openForm, optionsOf } from './testing/open-form.tsx';

const invalidForm = 'Preenchimento incorreto - Por favor, verifique os campos destacados em vermelho no formulário.';
const textbox = ({ screen }: OpenedForm, name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const send = ({ screen }: OpenedForm) => screen.getByRole('button', { name: 'Enviar' }).click();

describe('leaving a field', () => {
  const fields = [
    formField('nome', 'string', { required: true }),
    formField('cidade', 'search', { required: true }),
    formField('viaja', 'boolean'),
  ];
  const required = 'Este campo é obrigatório';

  test('a validation message that shifts the layout does not lose the click on an element below it', async () => {
    const form = await openForm(fields);
    const { screen } = form;
    await userEvent.click(textbox(form, 'Campo nome'));
    const city = screen.getByRole('combobox', { name: 'Campo cidade' });
    await userEvent.click(city);
    await expect.element(city).toHaveAttribute('aria-expanded', 'true');
    await expect.element(screen.getByText(required)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByText('Sim', { exact: true }));
    await expect.element(screen.getByRole('radio', { name: 'Sim' })).toBeChecked();
    await expect.element(screen.getByText('Selecione um item')).toBeVisible();
  });

  test('shows the message at once when the field is left by keyboard', async () => {
    const form = await openForm(fields);
    await userEvent.click(textbox(form, 'Campo nome'));
    await userEvent.tab();
    await expect.element(form.screen.getByText(required)).toBeVisible();
  });

  test('shows the message after a press that ends outside the page', async () => {
    const form = await openForm(fields);
    await userEvent.click(textbox(form, 'Campo nome'));
    const place = form.screen.container;
    place.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    (document.activeElement as HTMLElement).blur();
    await rendered();
    expect(form.screen.getByText(required).elements()).toHaveLength(0);
    window.dispatchEvent(new PointerEvent('pointercancel'));
    await expect.element(form.screen.getByText(required)).toBeVisible();
  });
});

describe('layout', () => {
  test('C10.22 next to a list at 1440 px short fields share a line, as in the mockup', async () => {
    const { screen } = await openForm([formField('um', 'string'), formField('dois', 'string')]);
    const form = screen.container.querySelector('[data-slot="dynamic-form"]') as HTMLElement;
    const top = (name: string) => form.querySelector(`[data-field="${name}"]`)?.getBoundingClientRect().top;
    form.style.width = '504px';
    expect(top('dois')).toBe(top('um'));
    form.style.width = '358px';
    expect(top('dois')).toBeGreaterThan(top('um') ?? 0);
  });

  test('C10.22 fields without a section keep a distance from the section before them', async () => {
    const { screen } = await openForm([
      formField('um', 'string', {}, { section: 'Dados' }),
      formField('dois', 'string'),
    ]);
    const box = (name: string) => screen.container.querySelector(`[data-field="${name}"]`)?.getBoundingClientRect();
    expect((box('dois')?.top ?? 0) - (box('um')?.bottom ?? 0)).toBeGreaterThanOrEqual(14);
  });
});

describe('conditions', () => {
  const fields = [
    formField('tipo', 'select', {}, { options: optionsOf('Compra', 'Outro') }),
    formField('valor', 'money', { visible: '#tipo == "compra"', required: true }),
    formField('motivo', 'string', { visible: '#valor > 1000', required: true }),
    formField('chefe', 'string', { editable: '#tipo == "outro"' }),
  ];

  test('T4.4.15 a hidden field loses its value, and so do the fields whose condition reads it', async () => {
    const form = await openForm(fields);
    const type = form.screen.getByRole('combobox', { name: 'Campo tipo' });
    expect(textbox(form, 'Campo valor').elements()).toHaveLength(0);
    await userEvent.selectOptions(type, 'Compra');
    await userEvent.type(textbox(form, 'Campo valor'), '1500');
    await userEvent.type(textbox(form, 'Campo motivo'), 'Mesa nova');
    expect(form.sent('motivo')).toBe('Mesa nova');
    await userEvent.selectOptions(type, 'Outro');
    await expect.element(textbox(form, 'Campo valor')).not.toBeInTheDocument();
    await expect.element(textbox(form, 'Campo motivo')).not.toBeInTheDocument();
    expect(form.controller().submit()).toEqual({
      ok: true,
      values: { tipo: 'outro', valor: null, motivo: null, chefe: null },
    });
    await userEvent.selectOptions(type, 'Compra');
    await expect.element(textbox(form, 'Campo valor')).toHaveValue('');
  });

  test('T3.08 evaluates the expressions for required and editable', async () => {
    const form = await openForm([
      formField('a', 'string'),
      formField('b', 'string', { required: '#a == "x"', editable: '#a != "y"' }),
    ]);
    await expect.element(textbox(form, 'Campo b')).not.toHaveAttribute('aria-required');
    await userEvent.fill(textbox(form, 'Campo a'), 'x');
    await expect.element(textbox(form, 'Campo b')).toHaveAttribute('aria-required', 'true');
    await userEvent.fill(textbox(form, 'Campo a'), 'y');
    await expect.element(textbox(form, 'Campo b')).toHaveAttribute('readonly');
  });

  test('T5.1.13 T5.1.14 shows a field with an invalid expression and a hint about it', async () => {
    const form = await openForm([formField('a', 'string', { visible: '#b ==' }, { hint: 'Dica' })]);
    await expect.element(textbox(form, 'Campo a')).toBeVisible();
    await expect
      .element(textbox(form, 'Campo a'))
      .toHaveAccessibleDescription('A expressão deste campo possui problemas.');
  });

  test('renders only the fields affected by a key', async () => {
    const many = Array.from({ length: 40 }, (_, index) => formField(`f${index}`, 'string'));
    const form = await openForm([...many, formField('alvo', 'string', { visible: '#f0 == "a"' })]);
    const changed = new Set<string>();
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        changed.add(element?.closest('[data-field]')?.getAttribute('data-field') ?? 'form');
      }
    });
    await userEvent.click(textbox(form, 'Campo f0$'));
    observer.observe(form.screen.container, { subtree: true, childList: true, attributes: true, characterData: true });
    await userEvent.keyboard('a');
    await expect.element(textbox(form, 'Campo alvo')).toBeVisible();
    observer.disconnect();
    expect([...changed].filter((name) => /^f\d/.test(name))).toEqual(['f0']);
  });
});

describe('validation', () => {
  test('T5.1.01 T5.1.15 T5.1.20 T9.04 validates a field on blur, then 500 ms after each change', async () => {
    const form = await openForm([formField('a', 'string', { required: true }), formField('b', 'string')]);
    const message = form.screen.getByText('Este campo é obrigatório', { exact: true });
    await userEvent.click(textbox(form, 'Campo a'));
    expect(message.elements()).toHaveLength(0);
    await userEvent.tab();
    await expect.element(message).toBeVisible();

    const validate = vi.spyOn(form.controller().model, 'validateField');
    const delays = timerDelays();
    await userEvent.type(textbox(form, 'Campo a'), 'ok');
    expect(message.elements()).toHaveLength(1);
    await vi.waitFor(() => expect(message.elements()).toHaveLength(0), { interval: 5 });
    expect(delays()).toContain(500);
    expect(validate.mock.calls.filter(([name]) => name === 'a')).toHaveLength(1);
  });

  test('T5.1.16 validates an e-mail address', async () => {
    const form = await openForm([formField('email', 'string')]);
    await userEvent.type(textbox(form, 'Campo email'), 'ana@');
    await userEvent.tab();
    await expect.element(form.screen.getByText('Digite um e-mail válido')).toBeVisible();
  });

  test('T5.1.17 reports a stored text over the maximum length on submit', async () => {
    const form = await openForm([formField('a', 'text', { maxLength: 3 }, { value: 'abcd' })]);
    await send(form);
    await form.screen.getByRole('button', { name: 'Entendi' }).click();
    await expect.element(form.screen.getByRole('textbox')).toHaveAccessibleDescription(/Digite no máximo 3 caracteres/);
    expect(form.place('a').textContent).toContain('4/3');
  });

  test('T5.1.21 submitting an invalid form shows a dialog, then focuses the first invalid field', async () => {
    const form = await openForm([
      formField('a', 'string'),
      formField('b', 'string', { required: true }),
      formField('c', 'integer', { required: true }),
    ]);
    await send(form);
    const dialog = form.screen.getByRole('alertdialog');
    await expect.element(dialog).toBeVisible();
    expect(dialog.element().textContent).toContain(invalidForm);
    await dialog.getByRole('button', { name: 'Entendi' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(textbox(form, 'Campo b')).toHaveFocus();
  });

  test('the summary lists the errors, links to the fields and disappears when all are corrected', async () => {
    const form = await openForm([
      formField('a', 'string', { required: true }),
      formField('escolha', 'boolean', { required: true }),
      formField('senha', 'password', { required: true }, { label: 'Senha' }),
    ]);
    await send(form);
    await form.screen.getByRole('button', { name: 'Entendi' }).click();
    const summary = () => form.screen.container.querySelector('[data-slot="error-summary"]');
    expect(summary()?.textContent).toContain(invalidForm);
    expect([...(summary()?.querySelectorAll('li') ?? [])].map((line) => line.textContent)).toEqual([
      'Campo a: Este campo é obrigatório',
      'Campo escolha: Este campo é obrigatório',
      'Senha: Este campo é obrigatório',
    ]);
    await form.screen.getByRole('link', { name: 'Campo escolha' }).click();
    await expect.element(form.screen.getByRole('radio', { name: 'Sim' })).toHaveFocus();
    await form.screen.getByRole('radio', { name: 'Sim' }).click();
    await userEvent.type(textbox(form, 'Campo a'), 'ok');
    await userEvent.type(form.screen.getByLabelText(/^Senha( \*)?$/), 'x');
    await userEvent.type(form.screen.getByLabelText(/confirmação/), 'x');
    await userEvent.tab();
    await vi.waitFor(() => expect(summary()?.textContent).toBe('Nenhum campo a corrigir'));
    expect(form.controller().submit().ok).toBe(true);
  });

  test('T5.1.22 shows a short message instead of a dialog with invalidNotice "snackbar"', async () => {
    const form = await openForm([formField('a', 'string', { required: true })], {
      props: { invalidNotice: 'snackbar' },
    });
    await send(form);
    await expect
      .element(form.screen.getByText('Preenche corretamente todos os campos do formulário para prosseguir'))
      .toBeVisible();
    expect(form.screen.getByRole('alertdialog').elements()).toHaveLength(0);
    await expect.element(textbox(form, 'Campo a')).toHaveFocus();
  });

  test('shows a server error on its field, or in the summary if it belongs to no field', async () => {
    const form = await openForm([formField('a', 'string')], { props: { invalidNotice: 'none' } });
    form.controller().setServerProblems([
      { name: 'a', message: 'Este código já existe' },
      { name: 'outro', message: 'Falta o anexo' },
    ]);
    await expect.element(textbox(form, 'Campo a')).toHaveAccessibleDescription('Este código já existe');
    await expect.element(form.screen.getByText('Falta o anexo')).toBeVisible();
  });

  test('keeps a server error until the value changes, also when the focus moves', async () => {
    const form = await openForm([formField('a', 'string'), formField('b', 'string')], {
      props: { invalidNotice: 'none' },
    });
    await userEvent.type(textbox(form, 'Campo a'), 'X1');
    form.controller().setServerProblems([{ name: 'a', message: 'Este código já existe' }]);
    await userEvent.click(textbox(form, 'Campo a'));
    await userEvent.click(textbox(form, 'Campo b'));
    await expect.element(textbox(form, 'Campo a')).toHaveAccessibleDescription('Este código já existe');
    await userEvent.type(textbox(form, 'Campo a'), '2');
    await userEvent.click(textbox(form, 'Campo b'));
    await expect.element(textbox(form, 'Campo a')).not.toHaveAccessibleDescription('Este código já existe');
    form.controller().setServerProblems([{ name: 'a', message: 'Este código já existe' }]);
    expect(form.controller().submit().ok).toBe(true);
  });
});

describe('drafts', () => {
  const fields = [
    formField('a', 'string'),
    formField('tipo', 'select', {}, { options: optionsOf('Compra', 'Outro') }),
    formField('valor', 'money', { visible: '#tipo == "compra"' }),
    formField('nota', 'texteditor'),
    formField('senha', 'password', {}, { label: 'Senha' }),
  ];

  test('restores typed values after a reload, conditional fields and rich text included, passwords not', async () => {
    const storage = memoryStorage();
    const form = await openForm(fields, { storage, draftKey: 'task.1' });
    await userEvent.type(textbox(form, 'Campo a'), 'Loja 042');
    await userEvent.selectOptions(form.screen.getByRole('combobox', { name: 'Campo tipo' }), 'Compra');
    await userEvent.type(textbox(form, 'Campo valor'), '12,5');
    await userEvent.type(form.screen.getByLabelText('Senha', { exact: true }), 'segredo');
    await userEvent.click(textbox(form, 'Campo nota'));
    await userEvent.keyboard('Importante');
    await form.screen.unmount();
    expect(storage.getItem('tramita:ana:draft.task.1')).not.toContain('segredo');

    const again = await openForm(fields, { storage, draftKey: 'task.1' });
    await expect.element(textbox(again, 'Campo a')).toHaveValue('Loja 042');
    await expect.element(textbox(again, 'Campo valor')).toHaveValue('12,50');
    await expect.element(textbox(again, 'Campo nota')).toHaveTextContent('Importante');
    await expect.element(again.screen.getByLabelText('Senha', { exact: true })).toHaveValue('');
    again.controller().clearDraft();
    await again.screen.unmount();
    const fresh = await openForm(fields, { storage, draftKey: 'task.1' });
    await expect.element(textbox(fresh, 'Campo a')).toHaveValue('');
  });
});

test.each([
  [1280, '14px'],
  [390, '16px'],
] as const)('C10.21 all controls of a form have the same text size at %i px', async (width, size) => {
  await page.viewport(width, 900);
  const { screen } = await openForm(everyField);
  await expect.element(screen.getByRole('textbox', { name: 'Parecer técnico' })).toBeVisible();
  const texts =
    'input:not([type="checkbox"], [type="file"]), textarea, select, [role="radio"], [contenteditable="true"]';
  const controls = [...screen.container.querySelectorAll(texts)].filter((control) => control.checkVisibility());
  expect(controls.length).toBeGreaterThan(12);
  const sizes = controls.map((control) => `${getComputedStyle(control).fontSize} ${control.tagName}`);
  expect(sizes.filter((text) => !text.startsWith(size))).toEqual([]);
  await page.viewport(1280, 800);
});
