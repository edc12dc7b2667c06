// Takes the pictures of the widgets for the documentation, from the built portal with the demo company, into
// `docs/images/widgets`. Names as arguments limit it to some: `node scripts/docs/take-pictures.mjs summary report`.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { headlessLaunch } from '../../chromium.ts';
import { startServer } from '../../e2e/support/running-server.ts';
import { root } from '../lib/run.mjs';

const folder = join(root, 'docs/images/widgets');

/** What to show of each widget: the user, the page of the portal, steps in it, and the element to take. */
const pictures = {
  'task-inbox': { user: 'mariana.costa', at: '/attendance/to-do' },
  'task-detail': {
    user: 'mariana.costa',
    at: '/attendance/to-do',
    steps: openFirstTask,
    part: '[data-slot="task-detail"]',
  },
  catalogue: { user: 'rafael.nunes', at: '/services' },
  'request-dialog': {
    user: 'rafael.nunes',
    at: '/services/fundo-fixo-de-caixa',
    steps: confirm,
    part: '[role="dialog"]',
  },
  notifications: { user: 'rafael.nunes', at: '/summary', steps: openBell, part: '[role="dialog"]' },
  summary: { user: 'mariana.costa', at: '/summary' },
  'nps-form': { user: 'rafael.nunes', at: '/my-tasks/finished', steps: rate, height: 560 },
  updates: { user: 'patricia.lemos', at: '/updates' },
  dashboards: { user: 'patricia.lemos', at: '/dashboard' },
  report: {
    user: 'patricia.lemos',
    at: '/report',
    steps: (page) => page.getByRole('button', { name: 'Em andamento' }).click(),
  },
  workflows: { user: 'bruno.amaral', at: '/adm/workflows' },
  modeler: { user: 'bruno.amaral', at: '/adm/workflows', steps: openProcess },
  groups: { user: 'diego.salomao', at: '/adm/groups' },
  departments: { user: 'bruno.amaral', at: '/governance/departments' },
  outbox: { user: 'patricia.lemos', at: '/adm/outbox', height: 400 },
  people: { user: 'patricia.lemos', at: '/adm/people', height: 560 },
  'people-import': { user: 'patricia.lemos', at: '/adm/people/import', steps: checkFile },
  register: { user: 'patricia.lemos', at: '/adm/register', height: 560 },
  absences: { user: 'mariana.costa', at: '/absences', steps: planVacation, height: 460 },
  'my-data': { user: 'mariana.costa', at: '/my-data', height: 560 },
  calendars: { user: 'patricia.lemos', at: '/adm/calendars', height: 400 },
  pending: { user: 'patricia.lemos', at: '/adm/pending', height: 480 },
  integrations: { user: 'patricia.lemos', at: '/adm/integrations', height: 400 },
  audit: { user: 'patricia.lemos', at: '/adm/audit', height: 400 },
  sheets: { user: 'bruno.amaral', at: '/adm/sheets', height: 400 },
};

async function openFirstTask(page) {
  await page.getByRole('row').nth(2).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Aprovar' }).waitFor();
}

async function confirm(page) {
  const button = page.getByRole('button', { name: /Iniciar|Confirmar|Continuar|Sim/ });
  await button
    .or(page.getByRole('textbox', { name: 'Valor' }))
    .first()
    .waitFor();
  if (await button.isVisible()) await button.click();
  await page.getByRole('textbox', { name: 'Valor' }).waitFor();
}

/** Saves an absence of six days from today with a substitute. */
async function planVacation(page) {
  const day = (later) =>
    new Date(Date.now() + later * 86_400_000).toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' });
  await page.getByRole('button', { name: 'Nova ausência' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Início/).pressSequentially(day(0));
  await dialog.getByLabel(/^Fim/).pressSequentially(day(5));
  await dialog.getByRole('button', { name: 'Adicionar substituto' }).click();
  await dialog.getByRole('combobox').last().pressSequentially('Rafael Nunes');
  await page.getByRole('option', { name: /Rafael Nunes/ }).click();
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await page.getByText('Em andamento', { exact: true }).last().waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('Ausência criada').waitFor({ state: 'hidden' });
}

async function openBell(page) {
  await page
    .getByRole('button', { name: /Notificações/ })
    .first()
    .click();
}

async function rate(page) {
  await page.locator('a[href*="/my-tasks/finished/"]').first().click();
  await page.waitForURL(/finished\/./);
  await page.goto(page.url().replace('my-tasks/finished', 'nps'));
  await page.getByText('Gostei', { exact: true }).waitFor();
}

async function openProcess(page) {
  await page
    .getByRole('link', { name: /Fundo fixo de caixa/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Publicar' }).waitFor();
}

async function checkFile(page) {
  const lines = [
    'Usuário;Nome;Sobrenome;CPF;Cargo;Usuário do superior;Perfis',
    'rafael.nunes;Rafael;Nunes;(manter);Gerente de loja;simone.garcia;Relatórios',
    'caio.bernardes;Caio;Bernardes;(manter);Analista II;;(manter)',
    'adriana.peres;Adriana;Peres Lima;123.456.789-00;(manter);(manter);(manter)',
    'alan.correia;Alan;Correia;(manter);Caixa;(manter);(manter)',
  ];
  const file = { name: 'colaboradores.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('button', { name: 'Conferir arquivo' }).click();
  await page.getByText('Gerente de loja').first().waitFor();
}

const chosen = process.argv.slice(2);
const data = mkdtempSync(join(tmpdir(), 'tramita-pictures-'));
mkdirSync(folder, { recursive: true });
const server = await startServer(data);
const browser = await chromium.launch(headlessLaunch);
try {
  for (const [name, { user, at, steps, part = 'main', height = 720 }] of Object.entries(pictures)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    const page = await browser.newPage({
      baseURL: server.origin,
      viewport: { width: 1240, height },
      colorScheme: 'light',
      locale: 'pt-BR',
      timezoneId: 'America/Sao_Paulo',
      reducedMotion: 'reduce',
    });
    try {
      await page.goto(at);
      await page.locator(`button[name="userName"][value="${user}"]`).click();
      await page.locator('main').waitFor();
      await page.waitForLoadState('networkidle');
      await steps?.(page);
      await page.waitForLoadState('networkidle');
      await page
        .locator(part)
        .first()
        .screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
      console.log(name);
    } catch (error) {
      console.error(`${name}: ${error.message}`);
      await page.screenshot({ path: join(tmpdir(), `failed-${name}.png`) });
      process.exitCode = 1;
    }
    await page.close();
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
