import { QueryClient } from '@tanstack/react-query';
import { beforeAll, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadLanguage } from '../../messages/language/language.ts';
import type { Locale } from '../../messages/language/locale.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { RequestDialog } from './RequestDialog.tsx';

const sandbox = await openSandbox(1280, 900);

beforeAll(async () => {
  await Promise.all([loadLanguage('en'), loadLanguage('es')]);
});

const document = (name: string) => new File(['conteúdo'], name, { type: 'text/plain' });

/** Opens a form with a file and a password, as a page that knows neither the user nor the service. */
async function open() {
  const page = sandboxPage(sandbox, 'bruno.amaral');
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 0 } } });
  const draw = (locale: Locale) =>
    page.wrap(<RequestDialog service="ficha-cadastral-completa" onClose={() => {}} />, {
      locale,
      queryClient,
      storageScope: '',
    });
  const screen = await render(draw('pt-BR'));
  return { screen, show: (locale: Locale) => screen.rerender(draw(locale)) };
}

/** Fills in a text, a password, a file of the form and an attachment, as a person; the focus stays in the password. */
async function fill({ screen }: Awaited<ReturnType<typeof open>>) {
  await userEvent.click(screen.getByRole('textbox', { name: 'Nome completo' }));
  await userEvent.keyboard('Bruno Amaral');
  await userEvent.upload(screen.getByLabelText('Foto do documento'), document('foto.txt'));
  await expect.element(screen.getByRole('button', { name: /foto\.txt/ })).toBeVisible();
  const attachments = [...screen.container.querySelectorAll<HTMLInputElement>('input[type="file"][multiple]')];
  await userEvent.upload(attachments.at(-1) as HTMLElement, [document('contrato.txt'), document('programa.exe')]);
  await userEvent.click(screen.getByLabelText(/^Senha do cofre pessoal(?!.*confirma)/));
  await userEvent.keyboard('S3nha-forte');
}

async function showsAll({ screen }: Awaited<ReturnType<typeof open>>) {
  await expect.element(screen.getByRole('textbox', { name: 'Nome completo' })).toHaveValue('Bruno Amaral');
  await expect.element(screen.getByRole('button', { name: /foto\.txt/ })).toBeInTheDocument();
  await expect.element(screen.getByText('contrato.txt')).toBeInTheDocument();
  const password = screen.getByLabelText(/^Senha do cofre pessoal(?!.*confirma)/);
  await expect.element(password).toHaveValue('S3nha-forte');
  await expect.element(password).toHaveFocus();
}

test('E4.05 E11.01 another language while a request is typed keeps text, password, files and focus', async () => {
  const opened = await open();
  const { screen, show } = opened;
  await fill(opened);
  const password = screen.getByLabelText(/^Senha do cofre pessoal(?!.*confirma)/).element();
  for (const [locale, send, reason] of [
    ['en', 'Submit', /^Only jpg, jpeg/],
    ['es', 'Enviar', /^Solo se permiten/],
    ['pt-BR', 'Enviar', /^Somente são permitidos/],
  ] as const) {
    await show(locale);
    await expect.element(screen.getByRole('button', { name: send, exact: true })).toBeVisible();
    await expect.element(screen.getByText(reason)).toBeInTheDocument();
    await showsAll(opened);
    await expect.poll(() => opened.screen.container.querySelector('[aria-busy="true"]')).toBeNull();
    await showsAll(opened);
    expect(password.isConnected).toBe(true);
  }
});

test('E4.05 E11.01 another language while the server cannot be reached keeps what was typed in a request', async () => {
  const opened = await open();
  await fill(opened);
  sandbox.faults.next({ path: /./, abort: 'before', times: 100 });
  await opened.show('en');
  await expect.element(opened.screen.getByRole('button', { name: 'Submit', exact: true })).toBeVisible();
  // nothing changes on the screen when the calls in the new language fail
  await new Promise((go) => setTimeout(go, 1500));
  await showsAll(opened);
});
