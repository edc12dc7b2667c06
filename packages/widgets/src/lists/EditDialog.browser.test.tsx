import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { EditExample, type EditExampleProps } from './testing/EditExample.tsx';

type Screen = Awaited<ReturnType<typeof render>>;
const nameOf = (screen: Screen) => screen.getByRole('textbox', { name: /Nome/ });
const save = (screen: Screen) => screen.getByRole('button', { name: 'Salvar' });
const question = (screen: Screen) => screen.getByRole('alertdialog');

/** Opens the dialog; the answers of the server are returned in order, then every input is saved. */
async function open({
  answers = [],
  ...props
}: EditExampleProps & { answers?: (Response | Promise<Response>)[] } = {}) {
  const bodies: { name: string; active: boolean }[] = [];
  const spies = { onSaved: vi.fn(), onClose: vi.fn(), onUnsavedChange: vi.fn() };
  const answer = (body: unknown) => {
    bodies.push(body as (typeof bodies)[number]);
    return answers.shift() ?? Response.json({ id: 7, members: [], branches: [], jobtitles: [], ...Object(body) });
  };
  const draw = (more: EditExampleProps = {}) => <EditExample answer={answer} {...spies} {...props} {...more} />;
  const screen = await render(draw());
  return { screen, bodies, ...spies, rerender: (more: EditExampleProps) => screen.rerender(draw(more)) };
}

const problem = (status: number, errorCode: string, message: string, fields: [name: string, message: string][] = []) =>
  Response.json(
    { status, errorCode, message, fields: fields.map(([name, text]) => ({ name, message: text })) },
    { status },
  );

/** Types a name key by key and chooses a status. */
async function fill(screen: Screen, name: string) {
  await userEvent.click(nameOf(screen));
  await userEvent.keyboard(name);
  await userEvent.click(screen.getByRole('radio', { name: 'Ativa', exact: true }));
}

test('the first invalid field gets the focus and its message, and Enter saves valid input once', async () => {
  let respond = (_response: Response) => {};
  const response = new Promise<Response>((resolve) => {
    respond = resolve;
  });
  const { screen, bodies, onSaved } = await open({ answers: [response] });
  await save(screen).click();
  await expect.element(nameOf(screen)).toHaveFocus();
  await expect.element(nameOf(screen)).toHaveAccessibleDescription('Informe o nome');
  await expect.element(screen.getByText('Escolha uma opção')).toBeVisible();
  await userEvent.keyboard('R');
  await expect.element(screen.getByText('Informe o nome')).not.toBeInTheDocument();
  await userEvent.keyboard('ecife{Enter}');
  await expect.element(screen.getByRole('radio', { name: 'Ativa', exact: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  nameOf(screen).element().focus();
  expect(bodies).toEqual([]);
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(save(screen)).toHaveAttribute('aria-busy', 'true');
  respond(Response.json({ id: 7, name: 'Recife', active: false, members: [], branches: [], jobtitles: [] }));
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(bodies).toMatchObject([{ name: 'Recife', active: false }]);
});

test('a refusal is no longer shown when the changed input is invalid', async () => {
  const { screen } = await open({ answers: [problem(400, 'VALIDATION_ERROR', 'O nome já existe')] });
  await fill(screen, 'Recife');
  await save(screen).click();
  await expect.element(screen.getByText(/O nome já existe/)).toBeVisible();
  await userEvent.clear(nameOf(screen));
  await save(screen).click();
  await expect.element(screen.getByText('Informe o nome')).toBeVisible();
  await expect.element(screen.getByText(/O nome já existe/)).not.toBeInTheDocument();
});

test('a field shows its problem after the user left it, and the click that left it is not lost', async () => {
  const { screen } = await open();
  await userEvent.click(nameOf(screen));
  const active = screen.getByRole('radio', { name: 'Ativa', exact: true });
  const before = active.element().getBoundingClientRect().top;
  await userEvent.click(active);
  await expect.element(screen.getByText('Informe o nome')).toBeVisible();
  expect(active.element().getBoundingClientRect().top).toBeGreaterThan(before);
  await expect.element(active).toBeChecked();
  await expect.element(screen.getByText('Escolha uma opção')).not.toBeInTheDocument();
});

test('a refused field gets the message of the server and the focus until it is changed; nothing typed is lost', async () => {
  const fields: [string, string][] = [
    ['active', 'Sem vagas'],
    ['name.0', 'Já existe'],
  ];
  const refused = problem(400, 'VALIDATION_ERROR', 'Confira os campos', fields);
  const { screen, bodies, onSaved } = await open({ answers: [refused, problem(500, 'INTERNAL_ERROR', 'Erro')] });
  await fill(screen, 'Recife');
  await save(screen).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Não foi possível salvarConfira os campos');
  await expect.element(nameOf(screen)).toHaveAccessibleDescription('Já existe');
  await expect.element(nameOf(screen)).toHaveFocus();
  await userEvent.keyboard('{End}s');
  await expect.element(nameOf(screen)).toHaveValue('Recifes');
  await expect.element(screen.getByText('Já existe')).not.toBeInTheDocument();
  await expect.element(screen.getByText('Sem vagas')).toBeVisible();
  await save(screen).click();
  await expect.element(screen.getByText('Sem vagas')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Não foi possível salvar');
  expect(onSaved).not.toHaveBeenCalled();
  await save(screen).click();
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(bodies.map(({ name }) => name)).toEqual(['Recife', 'Recifes', 'Recifes']);
});

test('another reason not to send is shown like a failure, and nothing is sent', async () => {
  const { screen, bodies } = await open();
  await fill(screen, 'Arquivo');
  await save(screen).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Não foi possível salvarO arquivo é grande demais');
  expect(bodies).toEqual([]);
});

test('leaving asks if there are unsaved changes: by Escape, by the button and by a navigation of the page', async () => {
  const { screen, rerender, onClose, onUnsavedChange } = await open();
  await userEvent.click(nameOf(screen));
  await userEvent.keyboard(' ');
  expect(onUnsavedChange).toHaveBeenLastCalledWith(false);
  await userEvent.keyboard('Recife');
  expect(onUnsavedChange).toHaveBeenLastCalledWith(true);
  await userEvent.keyboard('{Escape}');
  const title = 'As alterações não foram salvas, tem certeza que deseja sair?';
  await expect.element(question(screen)).toHaveAccessibleName(title);
  await question(screen).getByRole('button', { name: 'Voltar' }).click();
  await expect.element(question(screen)).not.toBeInTheDocument();
  await expect.element(nameOf(screen)).toHaveValue(' Recife');

  const request = { leave: vi.fn(), stay: vi.fn() };
  await rerender({ leaving: request });
  await question(screen).getByRole('button', { name: 'Voltar' }).click();
  expect(request.stay).toHaveBeenCalledOnce();
  await rerender({ leaving: null });
  await expect.element(question(screen)).not.toBeInTheDocument();

  expect(onClose).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Cancelar' }).click();
  await question(screen).getByRole('button', { name: 'Sair' }).click();
  expect(onClose).toHaveBeenCalledOnce();
  expect(onUnsavedChange).toHaveBeenLastCalledWith(false);
});

test('closing without changes asks nothing, also after text was typed and removed', async () => {
  const { screen, onClose } = await open();
  await userEvent.click(nameOf(screen));
  await userEvent.keyboard('Re{Backspace}{Backspace}');
  await screen.getByRole('button', { name: 'Cancelar' }).click();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('a conflict shows what another user saved and keeps the input, and the next save replaces it', async () => {
  const conflict = problem(409, 'CONFLICT', 'Desatualizado', [['name', 'Nome: de "Recife" para "Olinda"']]);
  const { screen, bodies, onSaved, onUnsavedChange } = await open({ answers: [conflict] });
  await fill(screen, 'Recife');
  await save(screen).click();
  const notice = screen.getByRole('alert');
  await expect
    .element(notice)
    .toHaveTextContent('Outra pessoa salvouNome: de "Recife" para "Olinda"Salve de novo para substituir');
  await expect.element(nameOf(screen)).toHaveAccessibleDescription('');
  await expect.element(nameOf(screen)).toHaveValue('Recife');
  expect(onSaved).not.toHaveBeenCalled();
  await save(screen).click();
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(bodies).toHaveLength(2);
  expect(onUnsavedChange).toHaveBeenLastCalledWith(false);
});

test('saving is disabled while the item loads or could not be loaded', async () => {
  const onRetry = vi.fn();
  const { screen, rerender } = await open({ state: 'loading', onRetry });
  await expect.element(screen.getByText('Carregando o grupo...')).toBeInTheDocument();
  await expect.element(save(screen)).toBeDisabled();
  await rerender({ state: 'failed' });
  await screen.getByRole('button', { name: 'Tentar novamente' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
  await expect.element(save(screen)).toBeDisabled();
});
