import { createClient } from '@tramita/client';
import { beforeAll, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadLanguage } from '../messages/language/language.ts';
import type { Locale } from '../messages/language/locale.ts';
import { DateInput } from '../ui/DateInput/DateInput.tsx';
import { ErrorState } from '../ui/ErrorState/ErrorState.tsx';
import { Field } from '../ui/Field/Field.tsx';
import { Pagination } from '../ui/Pagination/Pagination.tsx';
import { TextInput } from '../ui/TextInput/TextInput.tsx';
import { TramitaProvider } from './TramitaProvider.tsx';
import { WidgetRoot } from './WidgetRoot.tsx';

const client = createClient({ baseUrl: 'http://here.test' });
const ignore = () => {};
const now = () => new Date('2026-11-19T15:00:00Z');

beforeAll(async () => {
  await Promise.all([loadLanguage('en'), loadLanguage('es')]);
});

const failure = <ErrorState error={{ code: 'TIMEOUT' }} onRetry={ignore} />;

test('E11.01 widgets with different languages work on one page', async () => {
  const screen = await render(
    (['pt-BR', 'en', 'es'] as const).map((locale) => (
      <WidgetRoot key={locale} client={client} locale={locale} data-testid={locale}>
        {failure}
      </WidgetRoot>
    )),
  );
  await expect.element(screen.getByTestId('pt-BR').getByText(/^O servidor não respondeu/)).toBeVisible();
  await expect.element(screen.getByTestId('pt-BR').getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  await expect.element(screen.getByTestId('en').getByText(/^The server did not respond/)).toBeVisible();
  await expect.element(screen.getByTestId('en').getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(screen.getByTestId('es').getByText(/^El servidor no respondió/)).toBeVisible();
  await expect.element(screen.getByTestId('es').getByRole('button', { name: 'Reintentar' })).toBeVisible();
  for (const locale of ['pt-BR', 'en', 'es']) {
    expect(screen.getByTestId(locale).element().closest('[lang]')?.getAttribute('lang')).toBe(locale);
  }
});

test('E11.01 a nested provider or root has a language of its own, and texts of the page replace those of any', async () => {
  const screen = await render(
    <TramitaProvider client={client} locale="en" messages={{ common: { retry: 'Reload' } }}>
      <WidgetRoot>
        <p data-testid="outer">{failure}</p>
        <TramitaProvider locale="es">
          <WidgetRoot>
            <p data-testid="inner">{failure}</p>
            <WidgetRoot locale="pt-BR">
              <p data-testid="innermost">{failure}</p>
            </WidgetRoot>
          </WidgetRoot>
        </TramitaProvider>
      </WidgetRoot>
    </TramitaProvider>,
  );
  await expect.element(screen.getByTestId('outer').getByText(/^The server did not respond/)).toBeVisible();
  await expect.element(screen.getByTestId('outer').getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect.element(screen.getByTestId('inner').getByText(/^El servidor no respondió/)).toBeVisible();
  await expect.element(screen.getByTestId('inner').getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect.element(screen.getByTestId('innermost').getByText(/^O servidor não respondeu/)).toBeVisible();
  await expect.element(screen.getByTestId('innermost').getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(screen.getByTestId('innermost').element().closest('[lang]')?.getAttribute('lang')).toBe('pt-BR');
});

test('E11.01 E11.03 another language keeps what was typed and formats numbers and dates again', async () => {
  const draw = (locale: Locale) => (
    <WidgetRoot client={client} locale={locale} now={now}>
      <Field label="Cidade">
        <TextInput />
      </Field>
      <Field label="Dia">
        <DateInput value="2026-11-16" onChange={ignore} />
      </Field>
      <Pagination page={1} pageSize={10} total={12_345} onPageChange={ignore} />
    </WidgetRoot>
  );
  const screen = await render(draw('pt-BR'));
  await userEvent.click(screen.getByRole('textbox', { name: 'Cidade' }));
  await userEvent.keyboard('Recife');
  await expect.element(screen.getByText(/de 12\.345$/)).toBeVisible();
  await screen.rerender(draw('en'));
  await expect.element(screen.getByText(/of 12,345$/)).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Cidade' })).toHaveValue('Recife');
  await expect.element(screen.getByRole('textbox', { name: 'Cidade' })).toHaveFocus();

  await screen.getByRole('button', { name: 'Open calendar' }).click();
  await expect.element(screen.getByRole('button', { name: '16 November 2026' })).toHaveFocus();
  const heads = () => [...document.querySelectorAll('[data-slot="calendar"] th')].map(({ textContent }) => textContent);
  expect(heads()).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
  await screen.rerender(draw('es'));
  await expect.element(screen.getByText('noviembre de 2026')).toBeVisible();
  expect(heads()).toEqual(['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom']);
  await screen.rerender(draw('pt-BR'));
  await expect.element(screen.getByText('novembro de 2026')).toBeVisible();
  expect(heads()).toEqual(['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb']);
});
