import { beforeAll, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { loadLanguage } from '../../messages/language/language.ts';
import type { Locale } from '../../messages/language/locale.ts';
import { memoryStorage } from '../../provider/storage/key-value-storage.ts';
import { formField, openForm } from '../testing/open-form.tsx';

beforeAll(async () => {
  await Promise.all([loadLanguage('en'), loadLanguage('es')]);
});

const fields = [
  formField('nome', 'string', { required: true }),
  formField('preco', 'money', { minValue: 10 }),
  formField('quantia', 'float'),
  formField('total', 'integer', { maxValue: 40_000 }),
  formField('dia', 'date'),
  formField('ok', 'boolean'),
  formField('cpf', 'masked', { maskedValue: 'cpf' }),
];

test.each<[Locale, string, string, string, string]>([
  ['pt-BR', '35000,50', '35.000,50', 'dd/mm/aaaa', 'Sim'],
  ['en', '35000.50', '35,000.50', 'dd/mm/yyyy', 'Yes'],
  ['es', '35000,50', '35.000,50', 'dd/mm/aaaa', 'Sí'],
])(
  'E11.03 C8.01 C8.03 in %s, typed numbers, money and dates are shown in its format and send the same values',
  async (locale, keys, shown, placeholder, yes) => {
    const form = await openForm(fields, { locale });
    const input = (name: string) => form.screen.getByRole('textbox', { name: `Campo ${name}` });
    await userEvent.click(input('preco'));
    await userEvent.keyboard(keys);
    await userEvent.click(input('quantia'));
    await userEvent.keyboard(keys);
    await userEvent.click(input('total'));
    await userEvent.keyboard('35000');
    await expect.element(input('preco')).toHaveValue(shown);
    await expect.element(input('total')).toHaveValue(locale === 'en' ? '35,000' : '35.000');
    await expect.element(input('dia')).toHaveAttribute('placeholder', placeholder);
    await userEvent.click(input('dia'));
    await userEvent.keyboard('19/11/2026');
    await userEvent.click(form.screen.getByRole('radio', { name: yes, exact: true }));
    await expect.element(input('quantia')).toHaveValue(locale === 'en' ? '35,000.5' : '35.000,5');
    expect(form.controller().model.submission()).toMatchObject({
      preco: 35_000.5,
      quantia: 35_000.5,
      total: 35_000,
      dia: '2026-11-19',
      ok: true,
    });
  },
);

test('E11.01 E11.03 C8.05 another language keeps typed values, draft and focus, and translates the messages shown', async () => {
  const storage = memoryStorage();
  const form = await openForm(fields, { storage, draftKey: 'task.1' });
  const input = (name: string) => form.screen.getByRole('textbox', { name: `Campo ${name}` });
  await userEvent.click(input('preco'));
  await userEvent.keyboard('5,5');
  await userEvent.click(input('total'));
  await userEvent.keyboard('12,5');
  await userEvent.click(input('cpf'));
  await userEvent.keyboard('11111111111');
  await form.screen.getByRole('button', { name: 'Enviar' }).click();
  await form.screen.getByRole('button', { name: 'Entendi' }).click();
  await expect.element(input('preco')).toHaveAccessibleDescription('Digite um valor maior ou igual a R$ 10,00');
  await expect.element(input('total')).toHaveAccessibleDescription('Digite um número inteiro');

  const controller = form.controller();
  await form.changeLocale('en');
  expect(form.controller()).toBe(controller);
  await expect.element(input('preco')).toHaveAccessibleDescription('Enter a value greater than or equal to R$ 10.00');
  await expect.element(input('preco')).toHaveValue('5.50');
  await expect.element(input('total')).toHaveValue('12.5');
  await expect.element(input('total')).toHaveAccessibleDescription('Enter a whole number');
  await expect.element(input('nome')).toHaveAccessibleDescription('This field is required');
  await expect.element(input('cpf')).toHaveAccessibleDescription('Enter a valid CPF');
  await expect.element(form.screen.getByText(/Incorrect entries/)).toBeVisible();

  await userEvent.click(input('preco'));
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(input('preco')).toHaveValue('5.50');
  expect(form.controller().model.submission()).toMatchObject({ preco: 5.5 });

  await form.changeLocale('es');
  await expect.element(input('preco')).toHaveValue('5,50');
  await expect.element(input('total')).toHaveValue('12,5');
  await expect.element(input('nome')).toHaveAccessibleDescription('Este campo es obligatorio');
  await form.screen.unmount();

  const restored = await openForm(fields, { storage, draftKey: 'task.1', locale: 'en' });
  await expect.element(restored.screen.getByRole('textbox', { name: 'Campo preco' })).toHaveValue('5.50');
  await expect.element(restored.screen.getByRole('textbox', { name: 'Campo total' })).toHaveValue('12.5');
});

test('E11.01 a message of the server stays as it came when the language changes', async () => {
  const form = await openForm([formField('nome', 'string')], { props: { invalidNotice: 'none' } });
  form.controller().setServerProblems([{ name: 'nome', message: 'Nome já usado' }]);
  await form.changeLocale('en');
  await expect
    .element(form.screen.getByRole('textbox', { name: 'Campo nome' }))
    .toHaveAccessibleDescription('Nome já usado');
});
