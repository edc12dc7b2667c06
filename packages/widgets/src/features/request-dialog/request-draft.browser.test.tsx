import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { RequestDialog } from './RequestDialog.tsx';

const sandbox = await openSandbox(1280, 900);

const textFile = (name: string) => new File(['conteúdo'], name, { type: 'text/plain' });
const heading = 'O rascunho não guarda senhas nem arquivos';

/** A page whose visits share one storage. */
function newPage() {
  const page = sandboxPage(sandbox, 'bruno.amaral');
  const visit = async () => {
    const screen = await render(page.wrap(<RequestDialog service="ficha-cadastral-completa" onClose={() => {}} />));
    const attachments = () => {
      const inputs = screen.container.querySelectorAll<HTMLInputElement>('input[type="file"][multiple]');
      return inputs[inputs.length - 1] as HTMLElement;
    };
    await expect.element(screen.getByRole('textbox', { name: 'Nome completo' })).toBeVisible();
    return {
      screen,
      attach: (name: string) => userEvent.upload(attachments(), textFile(name)),
      choosePhoto: (name: string) => userEvent.upload(screen.getByLabelText('Foto do documento'), textFile(name)),
      typePassword: async (keys: string) => {
        await userEvent.click(screen.getByLabelText(/^Senha do cofre pessoal(?!.*confirma)/));
        await userEvent.keyboard(keys);
      },
      typeName: async (keys: string) => {
        await userEvent.click(screen.getByRole('textbox', { name: 'Nome completo' }));
        await userEvent.keyboard(keys);
      },
    };
  };
  return { ...page, visit };
}

test('P5.34 a restored draft names the password and files to enter again, until they are entered', async () => {
  const { visit, storage } = newPage();
  const first = await visit();
  await first.typeName('Bruno Amaral');
  await first.typePassword('S3nha-forte');
  await first.choosePhoto('foto.txt');
  await first.attach('contrato.txt');
  await expect.element(first.screen.getByText(/^Rascunho salvo/)).toBeVisible();
  await expect.element(first.screen.getByText(heading)).not.toBeInTheDocument();
  await first.screen.unmount();
  const stored = storage.getItem('tramita:ana:draft.request.14') ?? '';
  expect(stored).toContain('"senha"');
  for (const secret of ['S3nha', 'foto.txt', 'contrato.txt']) expect(stored).not.toContain(secret);

  const { screen, ...again } = await visit();
  await expect.element(screen.getByRole('textbox', { name: 'Nome completo' })).toHaveValue('Bruno Amaral');
  await expect.element(screen.getByRole('alert').filter({ hasText: heading })).toBeVisible();
  const missing = (labels: string) =>
    expect.element(screen.getByText(`Preencha novamente: ${labels}.`, { exact: true })).toBeVisible();
  await missing('Foto do documento, Senha do cofre pessoal, Anexos');
  await again.attach('contrato.txt');
  await missing('Foto do documento, Senha do cofre pessoal');
  await again.typePassword('Outra-senha');
  await missing('Foto do documento');
  await again.choosePhoto('foto.txt');
  await expect.element(screen.getByText(heading)).not.toBeInTheDocument();
  await screen.unmount();

  const third = await visit();
  await expect.element(third.screen.getByText(heading)).toBeVisible();
  await third.screen.getByRole('button', { name: 'Entendi' }).click();
  await expect.element(third.screen.getByText(heading)).not.toBeInTheDocument();
  await third.screen.unmount();
  const fourth = await visit();
  await expect.element(fourth.screen.getByRole('textbox', { name: 'Nome completo' })).toHaveValue('Bruno Amaral');
  await expect.element(fourth.screen.getByText(heading)).not.toBeInTheDocument();
});

test('P5.34 a restored draft without passwords and files mentions none', async () => {
  const { visit } = newPage();
  const first = await visit();
  await first.typeName('Bruno Amaral');
  await first.attach('programa.exe');
  await first.typePassword('S3nha{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
  await expect.element(first.screen.getByText(/^Rascunho salvo/)).toBeVisible();
  await first.screen.unmount();
  const { screen } = await visit();
  await expect.element(screen.getByRole('textbox', { name: 'Nome completo' })).toHaveValue('Bruno Amaral');
  await expect.element(screen.getByText(heading)).not.toBeInTheDocument();
});
