import { getProcess, listProcesses, type ProcessDetail } from '@tramita/client/contract';
import { type Sandbox, sharedSandbox } from '@tramita/server/sandbox';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { MessageOverrides } from '../../messages/messages.ts';
import { workflowDraftKey } from '../../provider/use-has-workflow-draft.ts';
import { breachesOfAxe } from '../../testing/breaches-of-axe.ts';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { Modeler } from './Modeler.tsx';
import type { ModelerProps } from './modeler-props.ts';

let sandbox: Sandbox;
let detail: ProcessDetail;

beforeAll(async () => {
  sandbox = await sharedSandbox();
  await sandbox.reset();
  const { client } = sandboxPage(sandbox, 'patricia.lemos');
  const { elements } = await client.call(listProcesses, { query: { q: 'Reembolso de despesas' } });
  detail = await client.call(getProcess, { params: { id: elements[0]?.id ?? 0 } });
});
beforeEach(async () => {
  sandbox.faults.clear();
  await browserPage.viewport(1440, 900);
});

const frame = { display: 'flex', height: 800 } as const;

async function open(
  props: Partial<ModelerProps> = {},
  session = sandboxPage(sandbox, 'patricia.lemos'),
  messages?: MessageOverrides,
) {
  const navigate = vi.fn();
  const modeler = (given: Partial<ModelerProps>) =>
    session.wrap(
      <div style={frame}>
        <Modeler process={detail.id} {...given} />
      </div>,
      { navigate, storage: session.storage, ...(messages && { messages }) },
    );
  const screen = await render(modeler(props));
  const draft = () => session.storage.getItem(workflowDraftKey('ana')) ?? undefined;
  return { screen, session, navigate, draft };
}

type Screen = Awaited<ReturnType<typeof open>>['screen'];
const title = (screen: Screen) => screen.getByRole('textbox', { name: 'Título', exact: true });
const heading = (screen: Screen, name: string) => screen.getByRole('heading', { level: 1, name });
const bar = (screen: Screen, name: string) => screen.getByRole('button', { name, exact: true });

test('C4.08 a user who cannot see the integrations of a process gets no problems about them and a reason why publishing is disabled', async () => {
  const session = sandboxPage(sandbox, 'bruno.amaral');
  const { elements } = await session.client.call(listProcesses, { query: { size: 50 } });
  const read = ({ id }: { id: number }) => session.client.call(getProcess, { params: { id } });
  const details = await Promise.all(elements.map(read));
  const hidden = details.find(
    ({ withoutIntegrations, steps }) =>
      withoutIntegrations && steps.some((step) => step.type === 'SERVICE_TASK' && step.serviceType === 'OTHERS'),
  );
  const { screen } = await open({ process: hidden?.id ?? 0 }, session);
  await expect.element(heading(screen, hidden?.title ?? '')).toBeVisible();
  await expect.element(screen.getByText(/As integrações não são exibidas/)).toBeVisible();
  await expect.element(screen.getByText('Nenhum problema encontrado').first()).toBeVisible();
  const publish = bar(screen, 'Publicar');
  await expect.element(publish).toHaveAttribute('aria-disabled', 'true');
  await expect.element(publish).toHaveAccessibleDescription(/^Só quem responde pelo departamento/);
  // an error made by this user is still reported
  await userEvent.clear(title(screen));
  await expect.element(screen.getByText('Preenche com o nome do processo').first()).toBeVisible();
});

test('C10.12 opens one side panel at a time below 1200 px and both from 1200 px on', async () => {
  const { screen } = await open();
  const form = screen.getByRole('complementary', { name: 'Formulário' });
  const settings = screen.getByRole('complementary', { name: 'Configurações' });
  await expect.element(form).toBeVisible();
  await expect.element(settings).toBeVisible();
  await browserPage.viewport(1180, 800);
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(settings).toBeVisible();
  await userEvent.click(bar(screen, 'Formulário'));
  await expect.element(form).toBeVisible();
  await expect.element(settings).not.toBeInTheDocument();
});

test('C10.22 hides the side panels while a connection is drawn and shows them again afterwards', async () => {
  const { screen } = await open();
  const panels = ['Formulário', 'Configurações'].map((name) => screen.getByRole('complementary', { name }));
  for (const panel of panels) await expect.element(panel).toBeVisible();
  const flow = screen.getByRole('application').element();
  const width = flow.clientWidth;
  await screen.getByRole('button', { name: 'Ações de Aprovado?' }).first().click();
  await screen.getByRole('menuitem', { name: 'Nova conexão' }).click();
  await expect.element(screen.getByText('Selecione a etapa que fará conexão')).toBeVisible();
  for (const panel of panels) await expect.element(panel).not.toBeInTheDocument();
  expect(flow.clientWidth).toBe(width + 240 + 304);
  await userEvent.keyboard('{Escape}');
  for (const panel of panels) await expect.element(panel).toBeVisible();
  expect(flow.clientWidth).toBe(width);
});

test('C10.21 uses one text size for all controls of a panel', async () => {
  const { screen } = await open();
  await expect.element(title(screen)).toBeVisible();
  const panel = screen.getByRole('complementary', { name: 'Configurações' }).element();
  const controls = [...panel.querySelectorAll('input:not([type="checkbox"]), textarea, select, [role="radio"]')];
  expect(controls.length).toBeGreaterThan(5);
  expect(new Set(controls.map((control) => getComputedStyle(control).fontSize))).toEqual(new Set(['13px']));
});

test('M2.1.04 M2.3.13 M2.3.14 M2.3.16 M2.3.17 opens an existing process with its flow, form and settings and offers to publish, import and copy', async () => {
  const { screen } = await open();
  await expect.element(heading(screen, 'Reembolso de despesas')).toBeVisible();
  await expect.element(screen.getByText(`v${detail.version}`, { exact: true })).toBeVisible();
  await expect.element(title(screen)).toHaveValue(detail.title);
  expect(document.querySelectorAll('[id^="step-"]').length).toBeGreaterThan(2);
  for (const name of ['Publicar', 'Importar', 'Copiar', 'Testar'])
    await expect.element(bar(screen, name)).toBeEnabled();
  const form = screen.getByRole('complementary', { name: 'Formulário' });
  await expect.element(form).toBeVisible();
  await userEvent.click(bar(screen, 'Formulário'));
  await expect.element(form).not.toBeInTheDocument();
  await userEvent.click(bar(screen, 'Formulário'));
  await expect.element(form).toBeVisible();
  expect(await breachesOfAxe(screen.container)).toEqual([]);
});

test('M2.3.25 M2.3.26 M2.3.27 M2.3.28 T8.57 T8.58 T8.59 warns about an older, moved or inactive version', async () => {
  const other = { id: 999, description: 'Outra', active: true };
  const lastVersion = { id: 998, version: detail.version + 1, department: other, sector: other };
  const body = { ...detail, isLastVersion: false, active: false, lastVersion };
  sandbox.faults.next({ endpoint: 'processes.get', status: 200, body });
  const { screen } = await open();
  const warnings = [
    'Esta não é a última versão do processo',
    'O departamento deste processo mudou',
    'O setor deste processo mudou',
    'Este processo está inativo',
  ];
  for (const text of warnings) await expect.element(screen.getByText(text)).toBeVisible();
  await screen.unmount();
  const closed = detail.department && { ...detail.department, active: false };
  sandbox.faults.next({ endpoint: 'processes.get', status: 200, body: { ...detail, department: closed } });
  const again = await open();
  await expect.element(again.screen.getByText('O departamento deste processo mudou')).toBeVisible();
  expect(again.screen.getByText('O setor deste processo mudou').elements()).toEqual([]);
});

test.each([
  { status: 404, text: 'Não foi possível encontrar o processo' },
  { status: 403, text: 'Usuário sem permissão de acesso' },
])('M8.02 M8.03 M8.04 M6.06 a load that fails with $status returns to the list', async ({ status, text }) => {
  sandbox.faults.next({ endpoint: 'processes.get', status });
  const { screen, navigate } = await open({ listHref: '/adm/workflows' });
  await expect.element(screen.getByText(text).first()).toBeVisible();
  expect(navigate).toHaveBeenCalledWith('/adm/workflows');
});

test('M8.05 any other failed load shows a message, stays on the page and can be retried', async () => {
  sandbox.faults.next({ endpoint: 'processes.get', status: 500, times: 1 });
  const { screen, navigate } = await open();
  await expect.element(screen.getByText('Não foi possível carregar o processo').first()).toBeVisible();
  expect(navigate).not.toHaveBeenCalled();
  await userEvent.click(bar(screen, 'Tentar novamente'));
  await expect.element(heading(screen, 'Reembolso de despesas')).toBeVisible();
});

test('M4.50 M4.51 M4.52 M7.24 T9.36 M2.1.05 keeps the draft of a new process in the browser and restores it as unsaved', async () => {
  const { screen, session, draft } = await open({ process: null });
  await expect.element(heading(screen, 'Processo sem nome')).toBeVisible();
  expect(draft()).toBeUndefined();
  await title(screen).fill('Compra de brindes');
  await expect.poll(draft).toBeDefined();
  await screen.unmount();

  const again = await open({ process: null }, session);
  await expect.element(heading(again.screen, 'Compra de brindes')).toBeVisible();
  await expect.element(again.screen.getByText('Alterações não publicadas')).toBeVisible();
  await expect.element(again.screen.getByText('Recuperamos o rascunho salvo neste navegador.')).toBeVisible();
  await again.screen.unmount();

  const existing = await open({}, session);
  await expect.element(heading(existing.screen, 'Reembolso de despesas')).toBeVisible();
  await title(existing.screen).fill('Outro nome');
  await existing.screen.unmount();
  const third = await open({ process: null }, session);
  await expect.element(heading(third.screen, 'Compra de brindes')).toBeVisible();
});

test('M4.51 M4.50 starting over instead of continuing a restored draft can be undone', async () => {
  const { screen, session, draft } = await open({ process: null });
  await userEvent.fill(title(screen), 'Compra de insumos');
  await expect.poll(draft).toBeDefined();
  await screen.unmount();
  const again = await open({ process: null }, session);
  await userEvent.click(again.screen.getByRole('button', { name: 'Recomeçar' }));
  await expect.element(title(again.screen)).toHaveValue('');
  await expect.poll(again.draft).toBeUndefined();
  await userEvent.click(bar(again.screen, 'Desfazer'));
  await expect.element(title(again.screen)).toHaveValue('Compra de insumos');
  await expect.poll(again.draft).toBeDefined();
});

test('M2.1.04 requests the process at once, not after the user, in a page that does not name the user', async () => {
  const session = sandboxPage(sandbox, 'patricia.lemos');
  const modeler = (
    <div style={frame}>
      <Modeler process={detail.id} />
    </div>
  );
  const screen = await render(session.wrap(modeler, { storageScope: '' }));
  await expect.element(heading(screen, 'Reembolso de despesas')).toBeVisible();
  const first = session.calls.slice(0, 2).map(({ path }) => path);
  expect(first).toEqual([`/v1/processes/${detail.id}`, '/auth/info']);
  expect(session.sent('GET', `/v1/processes/${detail.id}`)).toHaveLength(1);
});

test('M2.1.03 removes the kept draft when a process is started with `fresh`', async () => {
  const { screen, session, draft } = await open({ process: null });
  await title(screen).fill('Antigo');
  await expect.poll(draft).toBeDefined();
  await screen.unmount();
  const fresh = await open({ process: null, fresh: true }, session);
  await expect.element(heading(fresh.screen, 'Processo sem nome')).toBeVisible();
  expect(fresh.draft()).toBeUndefined();
});

test('M2.3.29 M2.3.30 M2.3.31 leaving with unsaved changes asks; "Voltar" stays on the page, "Sair" leaves and keeps the draft', async () => {
  const { screen, navigate, draft } = await open({ process: null });
  const leave = () => userEvent.click(screen.getByRole('link', { name: 'Voltar para a lista de processos' }));
  await title(screen).fill('Compra');
  await leave();
  const question = screen.getByRole('alertdialog', {
    name: 'As alterações não foram salvas, tem certeza que deseja sair?',
  });
  await userEvent.click(question.getByRole('button', { name: 'Voltar' }));
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(title(screen)).toHaveValue('Compra');
  expect(navigate).not.toHaveBeenCalled();
  const reload = new Event('beforeunload', { cancelable: true });
  dispatchEvent(reload);
  expect(reload.defaultPrevented).toBe(true);
  await leave();
  await userEvent.click(question.getByRole('button', { name: 'Sair' }));
  expect(navigate).toHaveBeenCalledWith('/adm/workflows');
  await screen.unmount();
  expect(draft()).toBeDefined();
});

test('C10.07 C11.05 a message appears above the bar with the problems and "Publicar"', async () => {
  await browserPage.viewport(390, 844);
  const { screen } = await open();
  const step = screen.getByRole('treeitem', { name: /^Aprovação do gestor/ });
  await userEvent.click(step.getByRole('button', { name: 'Ações' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Nova conexão' }));
  const message = screen.getByText('É permitido apenas uma conexão para tarefas');
  await expect.element(message).toBeVisible();
  const bar = screen.getByRole('region', { name: 'Problemas' });
  const isAbove = () =>
    (message.element().closest('section')?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY) <=
    bar.element().getBoundingClientRect().top;
  await expect.poll(isAbove).toBe(true);
});

test('C10.22 C10.07 on a phone shows flow, form and settings one at a time, with problems and "Publicar" at the bottom', async () => {
  await browserPage.viewport(390, 844);
  const { screen } = await open();
  await expect.element(heading(screen, 'Reembolso de despesas')).toBeVisible();
  const part = (name: string) => screen.getByRole('toolbar', { name: 'Partes do processo' }).getByText(name);
  const panel = (name: string) => screen.getByRole('complementary', { name }).elements();
  const outline = screen.getByText('Aprovação do gestor').first();
  await expect.element(part('Etapas')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(outline).toBeVisible();

  await userEvent.click(part('Formulário'));
  await expect.element(part('Formulário')).toHaveAttribute('aria-pressed', 'true');
  expect([panel('Formulário').length, panel('Configurações').length]).toEqual([1, 0]);
  await userEvent.click(part('Configurações'));
  expect([panel('Formulário').length, panel('Configurações').length]).toEqual([0, 1]);

  // an edit appears in the header and at the bottom, and is undone from the menu
  await userEvent.clear(title(screen));
  await expect.element(screen.getByText('Alterações não publicadas')).toBeVisible();
  const foot = screen.getByRole('region', { name: 'Problemas' });
  const problems = foot.getByRole('button', { name: /problema/ });
  await expect.element(problems).toHaveTextContent('1 problema');
  await userEvent.click(part('Etapas'));
  expect([panel('Formulário').length, panel('Configurações').length]).toEqual([0, 0]);
  await userEvent.click(problems);
  await userEvent.click(foot.getByRole('button', { name: /Preenche com o nome do processo/ }));
  await expect.element(title(screen)).toHaveFocus();
  // the wrong title blocks all actions except those that may repair it
  await userEvent.click(bar(screen, 'Mais ações'));
  const entries = () => screen.getByRole('menuitem').elements();
  await vi.waitFor(() =>
    expect(entries().map(({ textContent }) => textContent?.slice(0, 8))).toEqual(['Desfazer', 'RefazerN']),
  );
  await expect
    .element(screen.getByText('Corrija o que está marcado nas configurações para continuar.').last())
    .toBeVisible();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Desfazer' }));
  await expect.element(title(screen)).toHaveValue('Reembolso de despesas');
  await expect.element(foot.getByRole('button', { name: 'Sem problemas' })).toBeDisabled();

  const [publish, below] = [foot.getByRole('button', { name: 'Publicar' }), window.innerHeight];
  const { top, bottom, width } = publish.element().getBoundingClientRect();
  expect([bottom <= below, bottom - top >= 44, width > 150]).toEqual([true, true, true]);
  await userEvent.click(part('Etapas'));
  expect(await breachesOfAxe(screen.container)).toEqual([]);
  await userEvent.click(publish);
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});

test('C10.07 a problem leads to its settings and gives them the focus, from the window of publishing and from the bar', async () => {
  const { screen } = await open({ process: null });
  await expect.element(title(screen)).toBeVisible();
  await userEvent.click(bar(screen, 'Publicar'));
  const line = screen.getByRole('dialog').getByRole('button', { name: /Preenche com o nome do processo/ });
  await userEvent.click(line);
  await expect.element(line).not.toBeInTheDocument();
  await expect.element(title(screen)).toHaveFocus();
  const bottom = screen.getByRole('region', { name: 'Problemas' });
  await userEvent.click(bottom.getByRole('button', { name: /^Problemas/ }));
  await userEvent.click(bottom.getByRole('button', { name: /Preenche com o nome do processo/ }));
  await expect.element(title(screen)).toHaveFocus();
});

test('M2.3.18 resetting asks first, then restores the initial steps of a new process and removes its draft', async () => {
  const { screen, draft } = await open({ process: null });
  await title(screen).fill('Compra');
  await expect.poll(draft).toBeDefined();
  const reset = async (answer: string) => {
    await userEvent.click(bar(screen, 'Mais ações'));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Descartar alterações' }));
    await userEvent.click(screen.getByRole('alertdialog').getByRole('button', { name: answer }));
  };
  await reset('Não');
  await expect.element(title(screen)).toHaveValue('Compra');
  await reset('Sim');
  await expect.element(title(screen)).toHaveValue('');
  await expect.poll(draft).toBeUndefined();
});

test('M2.3.32 M2.3.33 with `debug` shows the document and the publish payload below the flow, closed at first', async () => {
  const { screen } = await open({ debug: true });
  await expect.element(heading(screen, 'Reembolso de despesas')).toBeVisible();
  const panels = [...document.querySelectorAll('[data-slot="modeler-debug"] details')];
  expect(panels.map((panel) => panel.hasAttribute('open'))).toEqual([false, false]);
  await userEvent.click(screen.getByText('Envio da publicação (JSON)'));
  await expect.poll(() => panels[1]?.querySelector('pre')?.textContent).toContain('"gatewayFlows"');
  await screen.unmount();
  const plain = await open();
  await expect.element(heading(plain.screen, 'Reembolso de despesas')).toBeVisible();
  expect(document.querySelector('[data-slot="modeler-debug"]')).toBeNull();
});

test('an added step renders itself, its neighbour and its settings; not the header, the form, the zoom or other steps', async () => {
  const rendered: string[] = [];
  const noted = (part: string, text: string) => {
    rendered.push(part);
    return text;
  };
  const { screen } = await open({}, undefined, {
    modeler: { version: (version) => noted('header', `v${version}`) },
    modelerFields: { fieldCount: (count) => noted('form', `${count} campos`) },
    modelerCanvas: {
      zoomReset: (percent) => noted('zoom', `Zoom de ${percent}%`),
      addAfter: (step) => noted(step, `Adicionar etapa depois de ${step}`),
    },
  });
  await expect.element(screen.getByText(/problema/i).first()).toBeVisible();
  const added = 'Tarefa (Usuário)';
  const neighbour = detail.steps.find(({ type }) => type === 'USER_TASK')?.title ?? '';
  const add = async () => {
    await screen.getByRole('button', { name: `Adicionar etapa depois de ${neighbour}` }).click();
    await expect.element(screen.getByRole('menu')).toBeVisible();
    rendered.length = 0;
    await screen.getByRole('menuitem', { name: added }).click();
  };
  await add();
  await expect.element(title(screen)).toHaveValue(added);
  const control = title(screen).element();
  await add();
  await expect.poll(() => document.querySelectorAll('[data-slot="flow-step"][data-step^="step_"]').length).toBe(2);
  await expect.element(screen.getByRole('button', { name: /^Problemas/ })).toBeVisible();
  expect([...new Set(rendered)].sort()).toEqual([added, neighbour].sort());
  expect(title(screen).element()).toBe(control);
});

test('no style of the page, its panels or the flow depends on what they contain, so that an edit computes only the styles of its own elements', async () => {
  const { screen } = await open();
  await expect.element(heading(screen, 'Reembolso de despesas')).toBeVisible();
  await expect.element(title(screen)).toBeVisible();
  const selectors = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .flatMap((rule) => ('selectorText' in rule ? String(rule.selectorText).split(/,\s*(?![^(]*\))/) : []));
  expect(selectors.length).toBeGreaterThan(100);
  expect(selectors.filter((selector) => selector.includes(':has(*)'))).toEqual([]);
  const subjects = selectors
    .filter((selector) => selector.includes(':has('))
    .map((selector) => selector.split(':has(')[0]?.replace(/:(not|is)\($/, ''));
  const around: Element[] = [];
  for (let at = document.querySelector('[data-slot="flow-canvas"]'); at; at = at.parentElement) around.push(at);
  expect(subjects.filter((subject) => subject && around.some((element) => element.matches(subject)))).toEqual([]);
});
