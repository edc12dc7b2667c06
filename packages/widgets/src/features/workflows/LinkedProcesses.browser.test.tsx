import { listServices, publishLinkedProcess, updateSector } from '@tramita/client/contract';
import { type ReactNode, StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { breachesOfAxe } from '../../testing/breaches-of-axe.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { timerDelays } from '../../testing/timer-delays.ts';
import { LinkedProcesses } from './LinkedProcesses.tsx';
import { Workflows } from './Workflows.tsx';

const sandbox = await openSandbox(1280, 900);

/** Patrícia is an administrator and responsible for Tecnologia (3); Bruno, an analyst, for its sector Sistemas (12). */
async function open(widget: ReactNode, userName = 'patricia.lemos') {
  const page = sandboxPage(sandbox, userName);
  const screen = await render(
    page.wrap(
      <StrictMode>
        <div style={{ height: 800, display: 'flex' }}>{widget}</div>
      </StrictMode>,
    ),
  );
  const dialog = screen.getByRole('dialog');
  const box = (name: RegExp) => dialog.getByRole('combobox', { name });
  return {
    ...page,
    screen,
    dialog,
    text: (name: RegExp) => dialog.getByRole('textbox', { name }),
    box,
    save: () => userEvent.click(dialog.getByRole('button', { name: 'Salvar' })),
    choose: async (name: RegExp, option: string) => {
      await userEvent.click(box(name));
      await userEvent.click(screen.getByRole('option', { name: option }));
    },
    offered: async (name: RegExp) => {
      await userEvent.click(box(name));
      await expect.element(screen.getByRole('option').first()).toBeVisible();
      const options = screen.getByRole('option').elements();
      const names = options.map(({ textContent }) => textContent);
      await userEvent.keyboard('{Escape}');
      return names;
    },
  };
}

/** Publishes a linked process as an administrator. */
function publishLinked(title: string, sector = 10, department = 3) {
  const { client } = sandboxPage(sandbox, 'patricia.lemos');
  const url = 'https://ponto.redeipe.example/';
  return client.call(publishLinkedProcess, {
    body: { title, url, active: true, department, sector, assigneeStatuses: [1] },
  });
}

test('M2.2.17 M2.4.01 M2.4.03 M5.5.01 M5.5.04 M5.5.05 a new linked process is empty and reports missing inputs', async () => {
  const { screen, dialog, text, save, sent } = await open(<Workflows />);
  await userEvent.click(screen.getByRole('button', { name: 'Novo Processo Vinculado' }));
  await expect.element(dialog).toHaveAccessibleName('Novo Processo Vinculado');
  const labels = dialog.element().querySelectorAll('[data-slot="field"] [id$="-label"]');
  expect([...labels].map((label) => label.textContent?.replace(' *', ''))).toEqual([
    'Nome do processo',
    'Categoria',
    'Descrição',
    'URL',
    'Status',
    'Departamento',
    'Setor',
    'Status de usuário permitidos',
  ]);
  await expect.element(text(/Nome do processo/)).toHaveFocus();
  expect(dialog.getByRole('radio', { checked: true }).elements()).toHaveLength(0);
  await save();
  for (const message of [
    'Preenche com o nome do processo',
    'Preenche com a URL do processo',
    'Selecione uma opção',
    'Selecione um departamento',
    'Selecione um setor',
  ]) {
    await expect.element(dialog.getByText(message, { exact: true })).toBeVisible();
  }
  await expect.element(text(/Nome do processo/)).toHaveFocus();
  expect(sent('POST', '/v1/linked-processes')).toHaveLength(0);
  await userEvent.fill(text(/URL/), 'ponto.redeipe.example');
  await expect.element(dialog.getByText('Preenche com a URL do processo')).toBeVisible();
  await userEvent.fill(text(/URL/), 'https://ponto.redeipe.example');
  await expect.element(dialog.getByText('Preenche com a URL do processo')).not.toBeInTheDocument();
  expect(await breachesOfAxe(screen.container)).toEqual([]);
});

test('M1.11 M1.12 M1.14 M1.15 P8.23 M8.07 M8.09 M5.5.02 a linked process is published; what was typed stays when sending fails', async () => {
  const { screen, dialog, text, save, choose, client, sent } = await open(<Workflows />);
  await userEvent.click(screen.getByRole('button', { name: 'Novo Processo Vinculado' }));
  await userEvent.fill(text(/Nome do processo/), 'P'.repeat(51));
  await userEvent.keyboard('{Tab}');
  await expect.element(dialog.getByText('Use no máximo 50 caracteres')).toBeVisible();
  await userEvent.fill(text(/Nome do processo/), 'Ponto eletrônico');
  await userEvent.fill(text(/URL/), 'https://ponto.redeipe.example');
  await userEvent.click(dialog.getByRole('radio', { name: 'Ativo', exact: true }));
  await choose(/Departamento/, 'Tecnologia');
  await choose(/Setor/, 'Acessos');
  await choose(/Status de usuário/, 'Aprendiz');
  await userEvent.keyboard('{Escape}');
  sandbox.faults.next({ endpoint: 'processes.publishLinked', status: 500 });
  await save();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Não foi possível publicar o processo');
  await expect.element(text(/Nome do processo/)).toHaveValue('Ponto eletrônico');
  await save();
  await expect.element(screen.getByText('Processo publicado')).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /Ponto eletrônico.*v1/ })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  const [, second] = sent('POST', '/v1/linked-processes');
  expect(JSON.parse(String(second?.body))).toMatchObject({ department: 3, sector: 10, assigneeStatuses: [5] });
  const { elements } = await client.call(listServices, { query: { q: 'ponto' } });
  expect(elements).toMatchObject([{ title: 'Ponto eletrônico', url: 'https://ponto.redeipe.example' }]);
});

test('M2.4.04 M9.10 M5.5.03 M8.22 one category fits, and the name counts its characters', async () => {
  const { screen, dialog, text, box, sent } = await open(<Workflows />);
  await userEvent.click(screen.getByRole('button', { name: 'Novo Processo Vinculado' }));
  await userEvent.fill(text(/Nome do processo/), 'Ponto');
  await expect.element(dialog.getByText('5/50')).toBeVisible();
  sandbox.faults.next({ endpoint: 'processes.categories', status: 500 });
  await userEvent.click(box(/Categoria/));
  await expect.element(screen.getByText(/Ocorreu um erro inesperado/)).toBeVisible();
  await userEvent.fill(box(/Categoria/), 'pess');
  await userEvent.click(screen.getByRole('option', { name: 'Pessoas' }));
  await expect.element(dialog.getByRole('button', { name: 'Remover Pessoas' })).toBeVisible();
  expect(sent('GET', '/v1/process-category').at(-1)?.search.get('query')).toBe('pess');
  await userEvent.fill(box(/Categoria/), 'fin');
  await userEvent.click(screen.getByRole('option', { name: 'Financeiro' }), { force: true });
  await expect.element(screen.getByText('É possível selecionar apenas 1').first()).toBeVisible();
  expect(dialog.getByRole('button', { name: /^Remover/ }).elements()).toHaveLength(1);
});

test('M2.2.10 M2.2.11 M2.4.02 P8.24 M8.06 M9.31 an external row is edited as the server has it and published again', async () => {
  await publishLinked('Ponto eletrônico');
  const { screen, dialog, text, box, save, sent } = await open(<Workflows />);
  const row = screen.getByRole('row', { name: /Ponto eletrônico/ });
  sandbox.faults.next({ endpoint: 'processes.get', status: 500 });
  await userEvent.click(row.getByText('v1'));
  await expect.element(screen.getByText('Não foi possível buscar o processo para edição.')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  const delays = timerDelays();
  await userEvent.click(row.getByText('v1'));
  await expect.element(dialog).toHaveAccessibleName('Editar Processo Vinculado');
  expect(delays()).toContain(100);
  await expect.element(text(/Nome do processo/)).toHaveValue('Ponto eletrônico');
  await expect.element(text(/URL/)).toHaveValue('https://ponto.redeipe.example/');
  await expect.element(dialog.getByRole('radio', { name: 'Ativo', exact: true })).toBeChecked();
  await expect.element(box(/Departamento/)).toHaveValue('Tecnologia');
  await expect.element(box(/Setor/)).toHaveValue('Acessos');
  await expect.element(dialog.getByRole('button', { name: 'Remover Ativo' })).toBeVisible();
  await userEvent.fill(text(/Nome do processo/), 'Ponto');
  await userEvent.click(dialog.getByRole('button', { name: 'Fechar', exact: true }).last());
  await userEvent.click(screen.getByRole('alertdialog').getByRole('button', { name: 'Voltar' }));
  await save();
  await expect.element(screen.getByRole('row', { name: /^Ponto .*v2/ })).toBeVisible();
  const body = JSON.parse(String(sent('POST', '/v1/linked-processes').at(-1)?.body));
  expect(body).toMatchObject({ title: 'Ponto', parentId: expect.any(Number), assigneeStatuses: [1] });
});

test('C4.07 a version published meanwhile is shown with what changed, and nothing typed is lost', async () => {
  const { id } = await publishLinked('Ponto');
  const { screen, dialog, text, save, sent } = await open(<Workflows />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Pesquisar processos' }), 'Ponto');
  await userEvent.click(screen.getByRole('row', { name: /^Ponto/ }).getByText('v1'));
  await expect.element(text(/Nome do processo/)).toHaveValue('Ponto');
  const { client } = sandboxPage(sandbox, 'patricia.lemos');
  const url = 'https://novo.redeipe.example/';
  const body = { title: 'Ponto', url, active: true, department: 3, sector: 10, assigneeStatuses: [1], parentId: id };
  await client.call(publishLinkedProcess, { body });
  await userEvent.type(text(/Nome do processo/), ' novo');
  await save();
  const notice = dialog.getByRole('alert');
  await expect.poll(() => notice.query()?.textContent).toContain('A versão 2 foi publicada enquanto você editava');
  expect(notice.element().textContent).toContain(`URL: de "https://ponto.redeipe.example/" para "${url}"`);
  await expect.element(text(/Nome do processo/)).toHaveValue('Ponto novo');
  await save();
  await expect.element(dialog).not.toBeInTheDocument();
  const bodies = sent('POST', '/v1/linked-processes').map((call) => JSON.parse(String(call.body)));
  expect(bodies.map(({ knownVersion }) => knownVersion)).toEqual([1, 2]);
});

test('M8.23 a refusal is shown next to its input, and a user who may not publish there gets a message', async () => {
  await publishLinked('Ponto eletrônico', 12);
  const { screen, dialog, text, save } = await open(<Workflows />, 'bruno.amaral');
  await userEvent.click(screen.getByRole('row', { name: /Ponto eletrônico/ }).getByText('v1'));
  await userEvent.fill(text(/Nome do processo/), 'Ponto');
  const fields = [{ name: 'url', message: 'Este endereço não responde' }];
  const body = { errorCode: 'PROCESS_INVALID', message: 'O processo tem problemas', fields };
  sandbox.faults.next({ endpoint: 'processes.publishLinked', status: 400, body });
  await save();
  await expect.element(dialog.getByText('Este endereço não responde')).toBeVisible();
  await expect.element(text(/URL/)).toHaveFocus();
  const forbidden = { errorCode: 'FORBIDDEN', message: 'Sem permissão' };
  sandbox.faults.next({ endpoint: 'processes.publishLinked', status: 403, body: forbidden });
  await save();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Usuário sem permissão para publicação');
  await expect.element(text(/Nome do processo/)).toHaveValue('Ponto');
});

test('M8.21 P8.22 M8.20 M9.16 M9.17 M6.10 sectors are offered after a department is chosen, and only departments and sectors of the user are offered', async () => {
  const { screen, box, choose, offered, sent } = await open(<Workflows />);
  await userEvent.click(screen.getByRole('button', { name: 'Novo Processo Vinculado' }));
  await expect.element(box(/Setor/)).toHaveAttribute('placeholder', 'Selecione um departamento...');
  await expect.element(box(/Setor/)).toBeDisabled();
  expect(await offered(/Departamento/)).toEqual(['Tecnologia']);
  expect(sent('GET', '/v1/departments')[0]?.search.get('size')).toBe('999');
  await choose(/Departamento/, 'Tecnologia');
  expect(await offered(/Setor/)).toEqual(['Acessos', 'Central de serviços de TI', 'Infraestrutura de TI', 'Sistemas']);
  expect(sent('GET', '/v1/departments/3/sectors')[0]?.search.get('size')).toBe('100');
  await userEvent.fill(box(/Setor/), 'xyz');
  await expect.element(screen.getByText('Nenhum setor encontrado').first()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await screen.unmount();

  const analyst = await open(<Workflows />, 'bruno.amaral');
  await userEvent.click(analyst.screen.getByRole('button', { name: 'Novo Processo Vinculado' }));
  expect(await analyst.offered(/Departamento/)).toEqual(['Tecnologia']);
  await analyst.choose(/Departamento/, 'Tecnologia');
  expect(await analyst.offered(/Setor/)).toEqual(['Sistemas']);
  await analyst.screen.unmount();

  const { client } = sandboxPage(sandbox, 'patricia.lemos');
  await client.call(updateSector, { params: { id: 12 }, body: { active: false } });
  const later = await open(<Workflows />, 'bruno.amaral');
  await userEvent.click(later.screen.getByRole('button', { name: 'Novo Processo Vinculado' }));
  await later.choose(/Departamento/, 'Tecnologia');
  await expect.element(later.box(/Setor/)).toHaveAttribute('placeholder', 'Nenhum setor encontrado');
});

test('M8.19 M6.11 failed loads show an error; users outside the department of a process cannot move it', async () => {
  await publishLinked('Ponto eletrônico', 12);
  sandbox.faults.next({ endpoint: 'departments.list', status: 500, times: 2 });
  sandbox.faults.next({ endpoint: 'departments.listSectors', status: 500, times: 2 });
  const { screen, dialog, box } = await open(<Workflows />, 'bruno.amaral');
  await userEvent.click(screen.getByRole('row', { name: /Ponto eletrônico/ }).getByText('v1'));
  await expect.element(dialog.getByText(/Não foi possível carregar os departamentos/)).toBeVisible();
  await expect.element(dialog.getByText(/Não foi possível carregar os setores/)).toBeVisible();
  sandbox.faults.clear();
  await userEvent.click(dialog.getByRole('button', { name: 'Tentar novamente' }).first());
  await expect.element(dialog.getByText(/Não foi possível carregar os departamentos/)).not.toBeInTheDocument();
  await expect.element(box(/Departamento/)).toBeDisabled();
  await expect
    .element(dialog.getByText('Só quem responde por este departamento pode mudar o departamento deste processo.'))
    .toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Tentar novamente' }));
  await expect.element(box(/Setor/)).toBeEnabled();
});

test('M2.1.06 M2.2.20 M2.2.21 M2.2.22 P2.8.17 P2.8.18 P2.8.19 P2.8.20 the processes of a department are listed, each with what edits it', async () => {
  await publishLinked('Ponto eletrônico');
  const onTitle = vi.fn();
  const { screen, dialog } = await open(
    <LinkedProcesses area={{ kind: 'department', id: 3 }} hrefFor={(id) => `/processos/${id}`} onTitle={onTitle} />,
  );
  const row = (name: RegExp) => screen.getByRole('row', { name });
  await expect.element(row(/Ponto eletrônico.*externo.*v1/)).toBeVisible();
  const heads = screen.getByRole('columnheader').elements();
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Nome',
    'Versão',
    'Data de criação',
    'Descrição',
    'Status',
    'Ações',
  ]);
  const cells = row(/Ponto eletrônico/)
    .getByRole('cell')
    .elements();
  expect(cells[2]?.textContent).toMatch(/^\d{2}\/\d{2}\/\d{4}$/);
  await expect.element(row(/Reembolso/)).not.toBeInTheDocument();
  const modeled = row(/Acesso a sistemas/).getByRole('link', { name: 'Editar Acesso a sistemas' });
  await expect.element(modeled).toHaveAttribute('href', expect.stringMatching(/^\/processos\/\d+$/));
  expect(onTitle).toHaveBeenLastCalledWith(
    'Área e Setor Responsável > Departamento: Tecnologia > Processos vinculados',
  );
  await expect
    .element(screen.getByRole('link', { name: 'Departamento: Tecnologia' }))
    .toHaveAttribute('href', '/governance/departments/3');
  expect(await breachesOfAxe(screen.container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Editar Ponto eletrônico' }));
  await expect.element(dialog).toHaveAccessibleName('Editar Processo Vinculado');
});

test('M2.2.22 P2.8.22 on a phone, too, each process of an area has its edit button', async () => {
  await publishLinked('Ponto eletrônico');
  await browserPage.viewport(390, 800);
  const { screen, dialog } = await open(<LinkedProcesses area={{ kind: 'department', id: 3 }} />);
  const edit = screen.getByRole('button', { name: 'Editar Ponto eletrônico' });
  await expect.element(edit).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Editar Acesso a sistemas' })).toBeVisible();
  await userEvent.click(edit);
  await expect.element(dialog).toHaveAccessibleName('Editar Processo Vinculado');
  await browserPage.viewport(1440, 900);
});

test('M2.1.07 M2.2.23 M2.2.24 M2.2.25 M9.18 M9.19 M9.20 P9.19 the processes of a sector come ten at a time, 25 or 50 if wanted', async () => {
  for (let index = 1; index <= 12; index += 1) await publishLinked(`Vínculo ${index}`);
  const onTitle = vi.fn();
  const { screen, sent } = await open(<LinkedProcesses area={{ kind: 'sector', id: 10 }} onTitle={onTitle} />);
  await expect.element(screen.getByRole('row', { name: /Vínculo 12/ })).toBeVisible();
  const rows = () => document.querySelectorAll('tr[data-process]').length;
  expect(rows()).toBe(10);
  const [first] = sent('GET', '/v1/processes/sector');
  expect([first?.search.get('sectorIds'), first?.search.get('page'), first?.search.get('size')]).toEqual([
    '10',
    '0',
    '10',
  ]);
  const size = screen.getByRole('combobox');
  expect([...size.element().querySelectorAll('option')].map(({ value }) => value)).toEqual(['10', '25', '50']);
  await userEvent.click(screen.getByRole('button', { name: 'Próxima página' }));
  await vi.waitFor(() => expect(rows()).toBeLessThan(10));
  await userEvent.selectOptions(size, '25');
  await vi.waitFor(() => expect(rows()).toBeGreaterThanOrEqual(12));
  expect(onTitle).toHaveBeenLastCalledWith('Área e Setor Responsável > Setor: Acessos > Processos vinculados');
});

test('C2.05 P2.8.21 P2.8.22 P2.8.23 P2.8.24 P9.20 P9.21 an area without processes shows a message, and a failed list can be loaded again', async () => {
  sandbox.faults.next({ endpoint: 'processes.ofDepartment', status: 500 });
  const { screen, sent } = await open(<LinkedProcesses area={{ kind: 'department', id: 2 }} />);
  await expect.element(screen.getByText('Não foi possível carregar os processos vinculados')).toBeVisible();
  await expect.element(screen.getByText('A lista não foi carregada')).toBeInTheDocument();
  expect(document.body.textContent).not.toMatch(/Carregando/);
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  const external = screen.getByRole('row', { name: /Plano de saúde/ });
  await expect.element(external.getByText('(externo)')).toBeVisible();
  await expect.element(external.getByText('Ativo', { exact: true })).toBeVisible();
  await expect.element(external.getByRole('button', { name: 'Editar Plano de saúde' })).toBeVisible();
  await expect.element(screen.getByRole('combobox')).toHaveValue('10');
  expect(sent('GET', '/v1/processes/department/2').map(({ search }) => search.get('size'))).toContain('10');
  await screen.unmount();
  const empty = await open(<LinkedProcesses area={{ kind: 'department', id: 6 }} />);
  await expect.element(empty.screen.getByText('Nenhum processo encontrado')).toBeVisible();
});

test.each(['department', 'sector'] as const)(
  'C2.01 P8.20 an unknown %s is a failure, not an empty list',
  async (kind) => {
    const { screen } = await open(<LinkedProcesses area={{ kind, id: 999 }} />);
    await expect.element(screen.getByText('Não foi possível carregar os processos vinculados')).toBeVisible();
    expect(screen.getByText('Nenhum item encontrado').elements()).toHaveLength(0);
  },
);
