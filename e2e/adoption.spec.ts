import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { ModelerPage } from './pages/ModelerPage.ts';
import { Portal } from './pages/Portal.ts';
import { openCompanyDirectory } from './support/company-directory.ts';
import { signInAtCompany, startCompanyIssuer } from './support/company-issuer.ts';
import { freePort } from './support/free-port.ts';
import { readGuideSteps } from './support/guide-steps.ts';
import { type Operator, startOperator } from './support/operator.ts';
import { type PersonCells, writePeopleFile } from './support/people-file.ts';
import { test as base, expect } from './support/test.ts';
import { typeInto } from './support/typing.ts';

// A company begins with Tramita as `docs/guides/running.md` says: the operator runs the commands of the guide, with its
// example addresses and names replaced, and people work in their browsers.

/** The test starts its own servers. */
// biome-ignore lint/correctness/noEmptyPattern: Playwright requires this form of a fixture without dependencies
const test = base.extend({ baseURL: async ({}, use) => use(undefined) });
test.describe.configure({ timeout: 300_000 });

const guide = readGuideSteps('running');
/** Name of the databases and their owner, which no other run uses. */
const name = `adoption_${crypto.randomUUID().slice(0, 8)}`;
const service = 'Compra de material';
const settings = 'set -a; . ./tramita.env; set +a\n';

const closers: (() => unknown)[] = [];
test.afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** Returns the address of a Postgres, or in `missing` why the test cannot use one. */
async function findPostgres(): Promise<{ readonly url?: string; readonly missing?: string }> {
  const programs = ['createuser', 'createdb', 'dropdb', 'dropuser', 'pg_dump', 'pg_restore'];
  const absent = programs.filter((program) => spawnSync(program, ['--version']).status !== 0);
  if (absent.length > 0) return { missing: `these programs of Postgres are not on the PATH: ${absent.join(', ')}` };
  const given = process.env['TRAMITA_TEST_DATABASE_URL'];
  if (given) return { url: given };
  const { url, stop, missing } = await startPostgres();
  if (stop) closers.push(stop);
  return { url, missing };
}

/** A machine whose operator follows the guide. */
interface Place {
  /** Addresses of the server and of the one that uses a restored backup. */
  readonly origin: string;
  readonly restoredOrigin: string;
  readonly operator: Operator;
  /** Returns commands of the guide with the names and addresses of this machine. */
  readonly here: (commands: string) => string;
}

async function openPlace(postgresUrl: string): Promise<Place> {
  const { hostname, port: databasePort, username, password } = new URL(postgresUrl);
  const database = `${hostname}:${databasePort || 5432}`;
  const [port, restoredPort] = [await freePort(), await freePort()];
  const [origin, restoredOrigin] = [`http://localhost:${port}`, `http://localhost:${restoredPort}`];
  const issuer = await startCompanyIssuer(origin, restoredOrigin);
  closers.push(() => issuer.close());
  const operator = startOperator({
    PGHOST: hostname,
    PGPORT: databasePort || '5432',
    PGUSER: username,
    ...(password && { PGPASSWORD: decodeURIComponent(password) }),
    DRAIN_DELAY_SECONDS: '0',
  });
  closers.push(async () => {
    await operator.stopServers();
    await operator.run(
      `for each in ${name} ${name}_restored; do dropdb --force --if-exists $each; done; dropuser ${name}`,
    );
    operator.leave();
  });
  const replaced = [
    ['createuser --pwprompt tramita', `createuser --pwprompt ${name}`],
    ['--owner=tramita tramita', `--owner=${name} ${name}`],
    ['postgres://tramita:secret@db.example.com/tramita', `postgres://${name}:secret@${database}/${name}`],
    // here `npx tramita` runs the built server
    ['npm install @tramita/server\n', ''],
    ['DATA_DIR=/var/lib/tramita', `DATA_DIR=${operator.folder}/data`],
    ['PORT=4000', `PORT=${port}`],
    ['127.0.0.1:4000', `127.0.0.1:${port}`],
    ['https://tramita.example.com', origin],
    // there is no proxy
    ['TRUST_PROXY=true', 'TRUST_PROXY=false'],
    ['https://id.example.com', issuer.url],
    ['PORT=4001', `PORT=${restoredPort}`],
    ['https://trial.example.com', restoredOrigin],
  ] as const;
  const all = guide.flatMap(({ commands }) => commands).join('');
  for (const [theirs] of replaced) expect(all, 'commands of the guide').toContain(theirs);
  const here = (commands: string) => replaced.reduce((text, [theirs, ours]) => text.replaceAll(theirs, ours), commands);
  return { origin, restoredOrigin, operator, here };
}

/** Returns 5,000 people: an administrator, a superior, a substitute, a requester, and groups of ten with a leader. */
function payroll(): PersonCells[] {
  const person = (registration: number, userName: string, complete: string, superior: string): PersonCells => {
    const [first = '', ...last] = complete.split(' ');
    return {
      Matrícula: String(registration).padStart(6, '0'),
      Usuário: userName,
      Nome: first,
      Sobrenome: last.join(' '),
      Cargo: registration > 4 ? `Cargo ${registration % 40}` : 'Gerente',
      Filial: registration % 2 === 0 ? '001' : '002',
      Setor: 'Suprimentos',
      'Usuário do superior': superior,
      Situação: 'Ativo',
    };
  };
  const others = Array.from({ length: 4996 }, (_, index) => {
    const number = index + 5;
    // the first of ten leads the others
    const leader = number - (index % 10);
    const superior = leader === number ? 'helena.barros' : `pessoa.${leader}`;
    return person(number, `pessoa.${number}`, `Pessoa Número ${number}`, superior);
  });
  return [
    person(1, 'ana.souza', 'Ana Souza', ''),
    person(2, 'helena.barros', 'Helena Barros', 'ana.souza'),
    person(3, 'paulo.reis', 'Paulo Reis', 'ana.souza'),
    person(4, 'rafael.nunes', 'Rafael Nunes', 'helena.barros'),
    ...others,
  ];
}

test('D4.10 a company goes into production by the steps of the guide', async ({
  browser,
  complaints,
  contextOptions,
  locale,
  timezoneId,
}) => {
  const { url, missing } = await findPostgres();
  test.skip(url === undefined, `Postgres is not available: ${missing}`);
  const { origin, restoredOrigin, operator, here } = await openPlace(String(url));

  const done: string[] = [];
  /** Does the next step of the guide, with its commands. */
  const follow = <Result>(title: string, act: (...commands: string[]) => Promise<Result>) =>
    test.step(title, async () => {
      const step = guide[done.length];
      expect(step?.title).toBe(title);
      done.push(title);
      return act(...(step?.commands ?? []).map(here));
    });
  /** Runs commands that must succeed; returns what they write. */
  const run = async (commands = '', input?: string): Promise<string> => {
    const { code, output } = await operator.run(commands, input);
    expect(code, output).toBe(0);
    return output;
  };
  /** Runs commands of which the last one examines the installation; nothing may fail, but a mail server is missing. */
  const examine = async (commands = ''): Promise<string> => {
    const { code, output } = await operator.run(commands);
    expect(output).not.toContain('FALHA');
    expect(output).toMatch(/^ATENÇÃO +E-mail: /m);
    expect(code, output).toBe(1);
    return output;
  };
  const enter = async (userName: string, address = origin): Promise<Portal> => {
    const viewport = { width: 1440, height: 900 };
    const context = await browser.newContext({ ...contextOptions, locale, timezoneId, viewport });
    closers.push(() => context.close());
    complaints.add(context);
    const page = await context.newPage();
    await page.goto(address);
    await signInAtCompany(page, userName);
    const portal = new Portal(page);
    await expect(portal.topBar).toBeVisible();
    return portal;
  };

  await follow('1. Create the database', async (create) => {
    await run(create, 'secret\nsecret\n');
  });
  await follow('2. Register the portal and write the settings', async (write) => {
    await run(write);
  });
  await follow('3. Start the server', async (check, serve, ask) => {
    expect(await examine(settings + check)).toContain('O banco ainda está vazio.');
    const output = await operator.serve(settings + serve, origin);
    await run(ask);
    await expect.poll(output).toContain('Nenhuma pessoa cadastrada: use "tramita admin <usuário>"');
  });
  const admin = await follow('4. Make the first administrator', async (make) => {
    expect(await examine(settings + make)).toContain('ana.souza');
    return enter('ana.souza');
  });
  const { page } = admin;
  const administer = (entry: string) => admin.entry(entry, 'Administrativo').click();
  const button = (title: string) => page.getByRole('button', { name: title, exact: true });
  const dialog = page.getByRole('dialog');

  await follow('5. Import the company', async (register, template) => {
    await run(settings + register);
    await run(settings + template);
    const file = join(operator.folder, 'folha.xlsx');
    writePeopleFile(join(operator.folder, 'pessoas.xlsx'), file, payroll());
    await administer('Pessoas');
    await page.getByRole('link', { name: 'Importar pessoas' }).first().click();
    await typeInto(page.getByRole('textbox', { name: /^Origem/ }), 'Folha');
    await page.locator('input[type="file"]').setInputFiles(file);
    await button('Conferir arquivo').click();
    await expect(page.getByLabel('Números da importação')).toContainText('4.999', { timeout: 60_000 });
    await button('Aplicar').click();
    await expect(page.getByText('Importação concluída')).toBeVisible({ timeout: 60_000 });
  });

  await follow('6. Connect the directory by SCIM', async (ask) => {
    await administer('Integrações');
    await button('Nova conta').click();
    await typeInto(dialog.getByRole('textbox', { name: /^Nome/ }), 'Diretório');
    await typeInto(dialog.getByRole('combobox', { name: /^Responsável/ }), 'Ana Souza');
    await page.getByRole('option', { name: /Ana Souza/ }).click();
    await dialog.getByRole('checkbox', { name: /^Sincronizar pessoas por SCIM/ }).click();
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    const shown = page.getByText(/^trm_[\w-]{43}$/);
    const token = (await shown.textContent()) ?? '';
    await button('Concluir').click();
    expect(JSON.parse(await run(ask.replace('trm_the-token-that-you-copied', token)))).toMatchObject({
      totalResults: 5000,
    });
    const directory = openCompanyDirectory(`${origin}/scim/v2`, token);
    const members = [await directory.link('paulo.reis'), await directory.create('bia.lima', 'Bia', 'Lima')];
    await directory.createGroup('Auditores', ...members);
    await directory.deactivate('pessoa.5000');

    await page.getByRole('tab', { name: 'Conexões SCIM' }).click();
    await button('Abrir Diretório').click();
    await expect(dialog.getByText(/, resposta 20\d, em /)).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Uso de Auditores' }).selectOption('Perfil');
    await dialog.getByRole('combobox', { name: 'Perfil dos membros de Auditores' }).selectOption('Relatórios');
    await dialog.getByRole('button', { name: 'Salvar o uso de Auditores' }).click();
    await expect(page.getByText('Uso de Auditores atualizado')).toBeVisible();
    await dialog.getByRole('button', { name: 'Fechar' }).last().click();
  });

  await follow('7. Set the working hours', async () => {
    await administer('Calendários');
    await button('Editar Comercial').click();
    await dialog.getByRole('combobox', { name: /^Estaduais/ }).selectOption('SP');
    await dialog.getByRole('combobox', { name: /^Municipais/ }).selectOption('São Paulo (SP)');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Calendário atualizado')).toBeVisible();
  });

  await follow('8. Publish a process with business hours', async () => {
    await administer('Processos');
    await page.getByRole('link', { name: 'Novo Processo', exact: true }).first().click();
    const modeler = new ModelerPage(page);
    await modeler.describe({ title: service, department: 'Operações', sector: 'Suprimentos', isRated: false });
    await modeler.settings.getByRole('radio', { name: 'Horas úteis' }).click();
    await modeler.addField('Item', 'Texto curto');
    await modeler.add(/^Adicionar etapa \(/, 'Tarefa (Aprovação)');
    await modeler.set('Título', 'Aprovar a compra');
    await modeler.set('SLA: quantidade', '8');
    await modeler.settings.getByRole('combobox', { name: 'SLA: unidade' }).selectOption({ label: 'Horas' });
    await modeler.publish.click();
    await modeler.publishWindow.getByRole('button', { name: /^Publicar/ }).click();
    await expect(page.getByText('Processo publicado')).toBeVisible();
  });

  const idk = await follow('9. Work a request with a substitute', async () => {
    const superior = await enter('helena.barros');
    await superior.userButton.click();
    await superior.page.getByRole('menuitem', { name: 'Minhas ausências' }).click();
    await superior.page.getByRole('button', { name: 'Nova ausência' }).click();
    const absence = superior.page.getByRole('dialog', { name: 'Nova ausência' });
    const today = new Intl.DateTimeFormat('pt-BR', { timeZone: timezoneId }).format(new Date());
    await typeInto(absence.getByLabel(/^Início/), today);
    await typeInto(absence.getByLabel(/^Fim/), today);
    await absence.getByRole('button', { name: 'Adicionar substituto' }).click();
    await typeInto(absence.getByRole('combobox', { name: 'Substituto 1' }), 'Paulo Reis');
    await superior.page.getByRole('option', { name: /Paulo Reis/ }).click();
    await absence.getByRole('button', { name: 'Salvar' }).click();
    await expect(superior.page.getByRole('heading', { name: /^Em andamento/ })).toBeVisible();

    const requester = await enter('rafael.nunes');
    const { requestDialog } = requester;
    await requester.catalogue.folder('Suprimentos').click();
    await requester.catalogue.request(service);
    await typeInto(requestDialog.field('Item'), 'Papel A4');
    await requestDialog.attach('orcamento.txt', 'Papel A4: R$ 350,00');
    await requestDialog.send.click();
    const number = await requestDialog.sentIdk();

    const substitute = await enter('paulo.reis');
    await substitute.entry('À fazer', 'Atendimento').click();
    await substitute.tasks.open(number);
    const { region } = substitute.detail;
    await expect(region.getByText('Em substituição a Helena Barros')).toBeVisible();
    await region.getByText('Como o prazo foi calculado').click();
    await expect(region.getByText('Calendário: Comercial')).toBeVisible();
    await substitute.detail.assign.click();
    await substitute.detail.approve.click();
    await expect(substitute.tasks.row(number)).toHaveCount(0);
    return number;
  });
  /** Checks the request of the trial at a server. */
  const expectHistory = async (requester: Portal) => {
    await requester.entry('Concluídas', 'Minhas solicitações').click();
    await requester.tasks.open(idk);
    await expect(requester.detail.file('orcamento.txt')).toBeVisible();
    await requester.detail.region.getByRole('tab', { name: 'Histórico' }).click();
    await expect(
      requester.detail.region.getByText(
        'Paulo Reis, em substituição a Helena Barros, aprovou a etapa Aprovar a compra',
      ),
    ).toBeVisible();
  };

  await follow('10. Export the audit trail', async () => {
    await administer('Auditoria');
    const download = page.waitForEvent('download');
    await button('Exportar CSV').click();
    const trail = readFileSync(await (await download).path(), 'utf8');
    for (const way of ['Linha de comando', 'Arquivo', 'SCIM', 'Tela']) expect(trail).toContain(way);
    expect(trail).toContain('Superior: Helena Barros');
    for (const object of ['Ana Souza', 'Auditores', 'Comercial', service]) expect(trail).toContain(object);
  });

  await follow('11. Back up', async (save) => {
    await run(settings + save);
  });

  await follow('12. Restore elsewhere', async (create, choose, restore, serve) => {
    await run(create);
    const findings = await examine(settings + choose + restore);
    expect(findings).toMatch(/^([\d.]+) de \1 arquivos conferidos: 0 com falha/m);
    expect(findings).toMatch(/^OK +Auditoria: /m);
    expect(findings).toMatch(/^OK +Calendários: /m);
    await operator.serve(settings + choose + serve, restoredOrigin);
    await expectHistory(await enter('rafael.nunes', restoredOrigin));
  });
  expect(done, 'the steps of the guide').toEqual(guide.map(({ title }) => title));
});
