import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { Absences } from './Absences.tsx';

const sandbox = await openSandbox(1280, 900);

/** Opens the form of a new absence, with its dates. */
async function openForm() {
  const page = sandboxPage(sandbox, 'mariana.costa');
  const screen = await render(
    page.wrap(
      <div style={{ height: 800, display: 'flex' }}>
        <Absences />
      </div>,
    ),
  );
  await screen.getByRole('button', { name: 'Nova ausência' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Início' }).click();
  await userEvent.keyboard('01122030');
  await dialog.getByRole('textbox', { name: 'Fim' }).click();
  await userEvent.keyboard('11122030');
  const add = () => dialog.getByRole('button', { name: 'Adicionar substituto' }).click();
  const person = (position: number) => dialog.getByRole('combobox', { name: `Substituto ${position}`, exact: true });
  const choose = async (position: number, name: string) => {
    await person(position).click();
    await userEvent.keyboard(name);
    await screen.getByRole('option', { name: new RegExp(name) }).click();
  };
  const invalid = () =>
    [...dialog.element().querySelectorAll('[aria-invalid="true"]')].map((control) => control.id || control.role);
  const save = () => screen.getByRole('button', { name: 'Salvar', exact: true }).click();
  return { screen, dialog, add, person, choose, invalid, save };
}

test('D6.01 saving marks and focuses the person of the substitutes that have none', async () => {
  const { dialog, add, person, choose, invalid, save } = await openForm();
  await add();
  await choose(1, 'Priscila');
  await add();
  await add();
  await save();
  const message = 'Escolha a pessoa de cada substituto ou remova-o';
  await expect.element(dialog.getByText(message)).toBeVisible();
  expect(invalid()).toEqual([person(2), person(3)].map((control) => control.element().id));
  await expect.element(person(2)).toHaveFocus();
  await expect.element(person(2)).toHaveAccessibleDescription(message);
  await expect.element(person(1)).not.toHaveAccessibleDescription(message);
  const scope = dialog.getByRole('radiogroup', { name: 'Processos do substituto 2' });
  await expect.element(scope).not.toHaveAttribute('aria-invalid');
  const ids = [...dialog.element().querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids).toHaveLength(new Set(ids).size);
});

test('D6.01 saving marks and focuses the processes of a substitute for some processes that has none', async () => {
  const { dialog, add, choose, invalid, save } = await openForm();
  await add();
  await choose(1, 'Priscila');
  await add();
  await choose(2, 'Diego');
  const scope = dialog.getByRole('radiogroup', { name: 'Processos do substituto 2' });
  await scope.getByRole('radio', { name: 'Alguns processos' }).click();
  await save();
  const message = 'Escolha os processos de cada substituto';
  await expect.element(dialog.getByText(message)).toBeVisible();
  const processes = dialog.getByRole('combobox', { name: 'Lista de processos do substituto 2' });
  expect(invalid()).toEqual([processes.element().id]);
  await expect.element(processes).toHaveFocus();
  await expect.element(processes).toHaveAccessibleDescription(message);
});
