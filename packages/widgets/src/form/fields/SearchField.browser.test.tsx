import type { SelectOption } from '@tramita/client/contract';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { memoryStorage } from '../../provider/storage/key-value-storage.ts';
import { timerDelays } from '../../testing/timer-delays.ts';
import { formField, type OpenedForm, openForm, optionsOf, promised } from '../testing/open-form.tsx';

const fields = [
  formField('uf', 'select', {}, { options: optionsOf('SP', 'RJ') }),
  formField('cidade', 'search', {}, { requestDependency: ['uf'] }),
  formField('nome', 'string'),
];
const cities: Record<string, readonly SelectOption[]> = {
  sp: [
    { label: 'Santos', value: '1' },
    { label: 'São Paulo', value: '2' },
  ],
  rj: [{ label: 'Niterói', value: '3' }],
};
const searchOptions = () =>
  vi.fn(async (_field: unknown, _query: string, values: Record<string, unknown>) => cities[String(values['uf'])] ?? []);
const city = ({ screen }: OpenedForm) => screen.getByRole('combobox', { name: 'Campo cidade' });
const state = ({ screen }: OpenedForm) => screen.getByRole('combobox', { name: 'Campo uf' });

test('T3.22 T4.4.16 the search sends the values it depends on and is cleared when they change', async () => {
  const services = { searchOptions: searchOptions() };
  const form = await openForm(fields, { services });
  await userEvent.selectOptions(state(form), 'SP');
  await city(form).click();
  await form.screen.getByRole('option', { name: 'Santos' }).click();
  expect(services.searchOptions.mock.lastCall?.[2]).toEqual({ uf: 'sp' });
  await expect.element(city(form)).toHaveValue('Santos');
  expect(form.sent('cidade')).toBe('1');
  await userEvent.type(form.screen.getByRole('textbox', { name: 'Campo nome' }), 'Ana');
  expect(form.sent('cidade')).toBe('1');
  await userEvent.selectOptions(state(form), 'RJ');
  await expect.element(city(form)).toHaveValue('');
  expect(form.sent('cidade')).toBeNull();
  await city(form).click();
  await expect.element(form.screen.getByRole('option', { name: 'Niterói' })).toBeVisible();
  expect(form.screen.getByRole('option', { name: 'Santos' }).elements()).toHaveLength(0);
});

test('T3.22 sends one request 500 ms after the last key', async () => {
  const services = { searchOptions: searchOptions() };
  const form = await openForm(fields, { services });
  await city(form).click();
  services.searchOptions.mockClear();
  services.searchOptions.mockImplementation(async () => cities['sp'] ?? []);
  const delays = timerDelays();
  await userEvent.type(city(form), 'san');
  await vi.waitFor(() => expect(services.searchOptions).toHaveBeenCalledTimes(1), { interval: 10 });
  expect(delays()).toContain(500);
  expect(services.searchOptions.mock.lastCall?.[1]).toBe('san');
});

test('T3.22 ignores the response for an older text', async () => {
  const late = promised<readonly SelectOption[]>();
  const answers = [late.promise, Promise.resolve(cities['rj'] ?? [])];
  const signals: AbortSignal[] = [];
  const form = await openForm(fields, {
    services: {
      searchOptions: (_field, _query, _values, signal) => {
        signals.push(signal);
        return answers[signals.length - 1] ?? Promise.resolve([]);
      },
    },
  });
  await city(form).click();
  await expect.poll(() => signals.length).toBe(1);
  await userEvent.type(city(form), 'nit');
  await expect.element(form.screen.getByRole('option', { name: 'Niterói' })).toBeVisible();
  late.resolve(cities['sp'] ?? []);
  await expect.element(form.screen.getByRole('option', { name: 'Niterói' })).toBeVisible();
  expect(form.screen.getByRole('option', { name: 'Santos' }).elements()).toHaveLength(0);
  expect(signals[0]?.aborted).toBe(true);
});

test('shows an error when the search fails and searches again on the next text', async () => {
  const services = { searchOptions: vi.fn(searchOptions()).mockRejectedValueOnce(new Error('offline')) };
  const form = await openForm(fields, { services, initialValues: { uf: 'rj' } });
  await city(form).click();
  await expect.element(form.screen.getByText(/^Não foi possível carregar as opções/)).toBeVisible();
  await userEvent.type(city(form), 'n');
  await expect.element(form.screen.getByRole('option', { name: 'Niterói' })).toBeVisible();
});

test('a draft restores the selected value with its label', async () => {
  const storage = memoryStorage();
  const open = () =>
    openForm(fields, {
      services: { searchOptions: searchOptions() },
      storage,
      draftKey: 'x',
      initialValues: { uf: 'sp' },
    });
  const form = await open();
  await city(form).click();
  await form.screen.getByRole('option', { name: 'Santos' }).click();
  await form.screen.unmount();
  const again = await open();
  await expect.element(city(again)).toHaveValue('Santos');
  expect(again.sent('cidade')).toBe('1');
});

test('shows a stored value with the label that the server returns, or the value itself', async () => {
  const services = {
    searchOptions: vi.fn(async (_field: unknown, query: string) =>
      [{ label: 'Santos', value: '1' }].filter((option) => option.value === query),
    ),
  };
  const stored = [formField('cidade', 'search', {}, { value: '1' }), formField('bairro', 'search', {}, { value: '9' })];
  const form = await openForm(stored, { services });
  await expect.element(city(form)).toHaveValue('Santos');
  await expect.element(form.screen.getByRole('combobox', { name: 'Campo bairro' })).toHaveValue('9');
  expect(services.searchOptions).toHaveBeenCalledTimes(2);
});

test('M5.2.32 M5.2.33 a required search asks for an item, and a search without results shows a message', async () => {
  const form = await openForm([formField('cidade', 'search', { required: true })], {
    props: { invalidNotice: 'none' },
  });
  const input = form.screen.getByRole('combobox', { name: /Campo cidade/ });
  expect(form.controller().submit()).toMatchObject({ issues: [{ name: 'cidade', message: 'Selecione um item' }] });
  await expect.element(input).toHaveAccessibleDescription('Selecione um item');
  await input.click();
  await expect.element(form.screen.getByText('Nenhum item encontrado').first()).toBeInTheDocument();
});
