import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { memoryStorage } from '../../provider/storage/key-value-storage.ts';
import { formField, type OpenedForm, openForm } from '../testing/open-form.tsx';

const editor = ({ screen }: OpenedForm) => screen.getByRole('textbox', { name: 'Campo nota' });
const tool = ({ screen }: OpenedForm, name: RegExp) => screen.getByRole('button', { name });
const note = (rules = {}, rest = {}) => [formField('nota', 'texteditor', rules, rest)];

test('T3.26 texteditor stores text with bold, italic, a list and a link as HTML', async () => {
  const form = await openForm(note());
  await userEvent.click(editor(form));
  await tool(form, /^Negrito/).click();
  await userEvent.keyboard('Importante');
  await expect.element(tool(form, /^Negrito/)).toHaveAttribute('aria-pressed', 'true');
  await tool(form, /^Negrito/).click();
  await userEvent.keyboard(' e ');
  await tool(form, /^Itálico/).click();
  await userEvent.keyboard('urgente');
  expect(form.sent('nota')).toMatch(/<b>Importante<\/b>.*e.*<i>urgente<\/i>/);
  await tool(form, /^Itálico/).click();
  await userEvent.keyboard('{Enter}');
  await tool(form, /^Lista/).click();
  await userEvent.keyboard('um{Enter}dois');
  expect(form.sent('nota')).toMatch(/<ul><li>um<\/li><li>dois<\/li><\/ul>/);
});

test('T3.26 inserts a link by keyboard and rejects an invalid address', async () => {
  const form = await openForm(note());
  await userEvent.click(editor(form));
  await userEvent.keyboard('{Control>}k{/Control}');
  const address = form.screen.getByRole('textbox', { name: 'Link' });
  await userEvent.fill(address, 'javascript:alert(1)');
  await userEvent.keyboard('{Enter}');
  await expect.element(form.screen.getByText('Digite um link que comece com https://')).toBeVisible();
  await userEvent.fill(address, 'empresa.example/norma');
  await form.screen.getByRole('button', { name: 'Aplicar' }).click();
  await expect.poll(() => form.sent('nota')).toMatch(/<a href="https:\/\/empresa\.example\/norma"[^>]*>/);
});

test('T3.26 sanitizes stored and pasted text before it is shown or sent', async () => {
  const dirty = '<p onclick="x()">Oi <script>x()</script><b>você</b><img src=x onerror="x()"></p>';
  const form = await openForm(note({}, { value: dirty }));
  await expect.element(editor(form)).toHaveTextContent('Oi você');
  expect(editor(form).element().querySelector('script, img, [onclick]')).toBeNull();
  const data = new DataTransfer();
  data.setData('text/html', '<i onmouseover="x()">colado</i><iframe src="//x"></iframe>');
  data.setData('text/plain', 'colado');
  await userEvent.click(editor(form));
  editor(form)
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  await expect.poll(() => form.sent('nota')).toContain('colado');
  expect(form.sent('nota')).not.toMatch(/script|iframe|onmouseover|onclick|img/);
});

test('P2.9.07 pasted text of Google Docs keeps bold words only, at the place of the caret', async () => {
  const form = await openForm(note({}, { value: '<p>Aviso:</p>' }));
  const data = new DataTransfer();
  data.setData(
    'text/html',
    '<b style="font-weight:normal"><p><span style="font-weight:400">até </span><span style="font-weight:700">hoje</span></p></b>',
  );
  data.setData('text/plain', 'até hoje');
  await userEvent.click(editor(form));
  await userEvent.keyboard('{Control>}{End}{/Control}');
  editor(form)
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  await expect.poll(() => form.sent('nota')).toBe('<p>Aviso:até <b>hoje</b></p>');
});

test('T5.1.04 counts the visible characters and stops typing at the limit', async () => {
  const form = await openForm(note({ maxLength: 6 }));
  await userEvent.click(editor(form));
  await tool(form, /^Negrito/).click();
  await userEvent.keyboard('abcdefghi');
  await expect.element(editor(form)).toHaveTextContent('abcdef');
  expect(form.place('nota').textContent).toContain('6/6');
  expect(form.controller().submit().ok).toBe(true);
});

test('the value is null after the text is deleted, which a required field reports', async () => {
  const form = await openForm(note({ required: true }), { props: { invalidNotice: 'none' } });
  const required = form.screen.getByRole('textbox');
  await userEvent.click(required);
  await userEvent.keyboard('a{Backspace}');
  expect(form.sent('nota')).toBeNull();
  expect(form.controller().submit().ok).toBe(false);
  await expect.element(required).toBeInvalid();
});

test('shows the text with its links if the field is read-only', async () => {
  const value = '<p>Veja a <a href="https://empresa.example/norma">norma</a></p>';
  const form = await openForm(note({ editable: false }, { value }));
  await expect.element(form.screen.getByRole('link', { name: 'norma' })).toBeVisible();
  await expect.element(form.screen.getByRole('group', { name: 'Campo nota' })).toBeVisible();
  expect(form.screen.getByRole('textbox').elements()).toHaveLength(0);
});

test('restores the text from a draft', async () => {
  const storage = memoryStorage();
  const form = await openForm(note(), { storage, draftKey: 'x' });
  await userEvent.click(editor(form));
  await userEvent.keyboard('Já escrito');
  await form.screen.unmount();
  const again = await openForm(note(), { storage, draftKey: 'x' });
  await expect.element(editor(again)).toHaveTextContent('Já escrito');
  expect(again.sent('nota')).toMatch(/Já escrito/);
});

test('C5.03 reports too many levels of formatting before sending', async () => {
  const deep = `${'<blockquote>'.repeat(101)}fundo${'</blockquote>'.repeat(101)}`;
  const form = await openForm(note({}, { value: deep }));
  const message = 'O texto tem mais de 100 níveis de formatação. Simplifique a formatação.';
  await expect.element(form.screen.getByText(message)).toBeVisible();
  expect(form.controller().submit()).toMatchObject({ ok: false });
});
