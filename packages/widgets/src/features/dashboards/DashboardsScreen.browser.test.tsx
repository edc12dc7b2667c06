import { lastSixMonths } from '@tramita/client/rules';
import { createSandbox, type Fault, type Sandbox } from '@tramita/server/sandbox';
import { StrictMode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type SandboxPage, sandboxPage } from '../../testing/sandbox-session.tsx';
import { watchSaved } from '../../testing/watch-saved.ts';
import { Dashboards } from './Dashboards.tsx';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await createSandbox({ now: new Date('2026-11-21T13:00:00Z') });
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.faults.clear());
afterEach(() => vi.restoreAllMocks());

const counts = (inside: number, outside: number, withoutSla: number) => ({ inside, outside, withoutSla });
const series = (id: number, label: string, ...totals: [number, number, number]) => ({
  id,
  label,
  totals: counts(...totals),
  buckets: [{ value: '2026-11', counts: counts(...totals) }],
});
const now = {
  department: series(1, 'Financeiro', 1208, 136, 38),
  sectors: [series(1, 'Contas a pagar', 768, 117, 12), series(4, 'Administração de pessoal', 440, 19, 26)],
  processes: [
    series(9, 'Adiantamento de viagem e prestação de contas', 300, 10, 0),
    series(7, 'Reembolso de despesas', 412, 86, 12),
    series(8, 'Pagamento a fornecedor', 496, 40, 26),
  ],
};
const earlier = {
  department: series(1, 'Financeiro', 800, 200, 0),
  sectors: [series(1, 'Contas a pagar', 500, 150, 0), series(4, 'Administração de pessoal', 300, 50, 0)],
  processes: [series(7, 'Reembolso de despesas', 450, 50, 0)],
};
const fault = (body: unknown, times: number): Fault => ({ endpoint: 'dashboards.sla', status: 200, body, times });
const kept = {
  from: '2026-06-01',
  to: '2026-11-20',
  period: 'MONTHLY',
  status: 'ALL',
  department: { value: '1', label: 'Financeiro' },
  sectors: [],
  processes: [],
};
const filterKey = 'tramita:ana:dashboards.sla.filter';

interface Options {
  faults?: readonly Fault[];
  filter?: object | undefined;
  userName?: string;
  again?: SandboxPage;
}

/** Opens the SLA dashboard as a later visit, unless there is no filter of an earlier one. */
async function open({ faults = [], filter, userName = 'camila.duarte', again }: Options = {}) {
  for (const one of faults) sandbox.faults.next(one);
  const page = again ?? sandboxPage(sandbox, userName);
  if (filter) page.storage.setItem(filterKey, JSON.stringify(filter));
  const screen = await render(
    page.wrap(
      <StrictMode>
        <div style={{ height: 860, display: 'flex' }}>
          <Dashboards type="sla" />
        </div>
      </StrictMode>,
    ),
  );
  return { ...page, screen };
}

const both = [fault(now, 1), fault(earlier, 1), fault(now, 9)];
const asked = ({ sent }: Pick<SandboxPage, 'sent'>) => sent('GET', '/v1/requests/sla').map(({ search }) => search);

test('C7.02 a first visit runs the last six months of a department that has data; later visits restore and run', async () => {
  await browserPage.viewport(1440, 900);
  const other = await open();
  await expect.element(other.screen.getByRole('combobox', { name: 'Departamento' })).toHaveValue('Financeiro');
  await other.screen.unmount();
  const opened = await open({ userName: 'patricia.lemos' });
  await expect.element(opened.screen.getByRole('heading', { name: /^Departamento: / })).toBeVisible();
  await expect.element(opened.screen.getByRole('combobox', { name: 'Departamento' })).toHaveValue('Tecnologia');
  const value = (name: string) => {
    const input = opened.screen.getByRole('textbox', { name }).element() as HTMLInputElement;
    return input.value.split('/').reverse().join('-');
  };
  await expect.poll(() => value('Data final')).not.toBe('');
  expect(lastSixMonths(value('Data final')).from).toBe(value('Data inicial'));
  await opened.screen.unmount();
  const before = asked(opened).length;
  const again = await open({ again: opened });
  await expect.element(again.screen.getByRole('heading', { name: /^Departamento: / })).toBeVisible();
  expect(asked(again)[before]?.get('departmentId')).toBe('3');
  await again.screen.getByRole('button', { name: 'Limpar Filtros' }).click();
  await again.screen.unmount();
  const cleared = await open({ again });
  await expect.element(cleared.screen.getByText('Escolha um departamento e clique em Filtrar')).toBeVisible();
});

test('C7.02 a first visit does not change filters that the user begins to set', async () => {
  await browserPage.viewport(1440, 900);
  const opened = await open({ faults: [{ endpoint: 'dashboards.sla', delayMs: 1000, times: 9 }] });
  const department = opened.screen.getByRole('combobox', { name: 'Departamento' });
  await vi.waitFor(() => expect(opened.sent('GET', '/v1/requests/sla')).toHaveLength(1));
  await userEvent.type(department, 'Fin');
  await vi.waitFor(() => expect(opened.sent('GET', '/v1/requests/sla')[0]?.state).toBe('answered'), 5000);
  await expect.element(opened.screen.getByText('Escolha um departamento e clique em Filtrar')).toBeVisible();
  await expect.element(department).toHaveValue('Fin');
});

test('C7.05 C2.02 the change against the period before is shown in points with a sign and a word', async () => {
  await browserPage.viewport(1440, 900);
  const opened = await open({ faults: both, filter: kept });
  await expect.element(opened.screen.getByText('87,41%').first()).toBeVisible();
  const text = (index: number) =>
    (opened.screen.getByRole('definition').all().at(index)?.element().textContent ?? '').replace(/\s+/g, ' ');
  await vi.waitFor(() => expect(text(0)).toContain('+7,41 p.p.'), 5000);
  expect(text(0)).toContain('melhor que os 80,00% de 10/12/2025 a 31/05/2026');
  expect(text(1)).toMatch(/−10,16 p\.p\. ?melhor \(antes 20,00%\)/);
  expect(text(-1)).toContain('382 a mais (antes 1.000)');
  expect(text(-1)).not.toMatch(/[+−]/);
  const [main, previous] = asked(opened);
  expect(main?.get('createdAt')).toBe('2026-06-01T03:00:00.000Z,2026-11-21T02:59:59.999Z');
  expect(previous?.get('createdAt')).toBe('2025-12-10T03:00:00.000Z,2026-06-01T02:59:59.999Z');
});

test('the numbers appear together with their change, and without it if the period before cannot be loaded', async () => {
  await browserPage.viewport(1440, 900);
  const opened = await open({ faults: [fault(now, 1), { ...fault(earlier, 1), delayMs: 1500 }], filter: kept });
  await vi.waitFor(() => expect(opened.sent('GET', '/v1/requests/sla')[0]?.state).toBe('answered'));
  const share = opened.screen.getByText('87,41%').first();
  expect(share.query()).toBeNull();
  await expect.element(share).toBeVisible();
  expect(opened.screen.getByText('+7,41 p.p.').query()).not.toBeNull();
  await opened.screen.unmount();

  const refused: Fault = { endpoint: 'dashboards.sla', status: 400, times: 9 };
  const alone = await open({ faults: [fault(now, 1), refused], filter: kept });
  await expect.element(alone.screen.getByText('87,41%').first()).toBeVisible();
  expect(alone.screen.getByText(/p\.p\./).query()).toBeNull();
});

test('C7.04 tables start with the worst and are ordered by each column; each sector has a small ring', async () => {
  await browserPage.viewport(1440, 900);
  const { screen } = await open({ faults: both, filter: kept });
  const table = screen.getByRole('table', { name: 'Processos', exact: true });
  await expect.element(table).toBeVisible();
  const names = () => [...table.element().querySelectorAll('tbody th')].map((cell) => cell.textContent);
  const [refund, payment, travel] = [
    'Reembolso de despesas',
    'Pagamento a fornecedor',
    'Adiantamento de viagem e prestação de contas',
  ];
  expect(names()).toEqual([refund, payment, travel]);
  await table.getByRole('button', { name: 'Fora', exact: true }).click();
  expect(names()).toEqual([travel, payment, refund]);
  await table.getByRole('button', { name: 'Fora', exact: true }).click();
  expect(names()).toEqual([refund, payment, travel]);
  await expect.element(table.getByRole('columnheader', { name: 'Fora' })).toHaveAttribute('aria-sort', 'descending');
  await table.getByRole('button', { name: 'Processos', exact: true }).click();
  expect(names()[0]).toBe(travel);
  for (const sector of ['Contas a pagar', 'Administração de pessoal']) {
    await expect.element(screen.getByRole('img', { name: `Setores: ${sector}` })).toBeVisible();
  }
});

test('C7.03 the chosen view is remembered', async () => {
  await browserPage.viewport(1440, 900);
  const opened = await open({ faults: [fault(now, 99)], filter: kept });
  const view = (screen: typeof opened.screen, name: string) =>
    screen.getByRole('radiogroup', { name: 'Tipo de gráfico: Processos' }).getByRole('radio', { name });
  await view(opened.screen, 'Pizza').click();
  await opened.screen.unmount();
  const again = await open({ again: opened });
  await expect.element(view(again.screen, 'Pizza')).toHaveAttribute('aria-checked', 'true');
});

test('C7.06 numbers, slices and columns lead to the report with the same filters', async () => {
  await browserPage.viewport(1440, 900);
  const { screen } = await open({ faults: both, filter: kept });
  const table = screen.getByRole('table', { name: 'Processos', exact: true });
  const link = table.getByRole('row', { name: /^Reembolso de despesas/ }).getByRole('link', { name: '86' });
  await expect.element(link).toBeVisible();
  const filterOf = (element: Element) =>
    Object.fromEntries(new URL(element.getAttribute('href') ?? '', 'http://x').searchParams);
  expect(filterOf(link.element())).toEqual({
    department: '1',
    process: 'Reembolso de despesas',
    processIds: '7',
    counted: 'ALL',
    sla: 'OUTSIDE',
    createdAtFrom: '2026-06-01T03:00:00.000Z',
    createdAtTo: '2026-11-21T02:59:59.999Z',
  });
  await screen
    .getByRole('button', { name: /^novembro de 2026/ })
    .first()
    .click();
  const steps = screen.getByRole('region', { name: /^Etapas de/ });
  await expect.element(steps.getByRole('link', { name: 'Ver no relatório' })).toBeVisible();
  expect(filterOf(steps.getByRole('link', { name: 'Ver no relatório' }).element())).toMatchObject({
    processIds: '7',
    createdAtFrom: '2026-11-01T03:00:00.000Z',
    createdAtTo: '2026-11-21T02:59:59.999Z',
  });
});

/** Records the texts drawn into images, with their fonts. */
function watchDrawn() {
  const drawn: { text: string; font: string }[] = [];
  const { fillText } = CanvasRenderingContext2D.prototype;
  vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText').mockImplementation(function (
    this: CanvasRenderingContext2D,
    text,
    x,
    y,
  ) {
    drawn.push({ text, font: this.font });
    fillText.call(this, text, x, y);
  });
  return drawn;
}

test('C7.07 a graph is saved as CSV, equal to its table, and as PNG', async () => {
  await browserPage.viewport(1440, 900);
  const { screen } = await open({ faults: both, filter: kept });
  const saved = watchSaved();
  const drawn = watchDrawn();
  const drawing = vi.spyOn(XMLSerializer.prototype, 'serializeToString');
  const save = async (name: string, graph = /^Salvar o gráfico Processos/) => {
    await screen.getByRole('button', { name: graph }).click();
    await screen.getByRole('menuitem', { name }).click();
  };
  await save('Salvar a tabela (CSV)');
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('processos.csv');
  const lines = ((await saved[0]?.blob.text()) ?? '').replace('\uFEFF', '').trimEnd().split('\r\n');
  expect(lines[0]).toBe('Processos;Dentro;Fora;Sem SLA;% dentro;Variação');
  expect(lines[1]).toBe('Reembolso de despesas;412;86;12;80,78%;−9,22 p.p.');
  expect(lines).toHaveLength(4);
  await save('Salvar os números por período (CSV)');
  await vi.waitFor(() => expect(saved).toHaveLength(2));
  expect(saved[1]?.name).toBe('processos-reembolso-de-despesas-por-periodo.csv');
  expect(await saved[1]?.blob.text()).toContain('novembro de 2026;412;86;12;80,78%');
  await save('Salvar a imagem (PNG)');
  await vi.waitFor(() => expect(saved).toHaveLength(3), 10_000);
  expect(saved[2]?.name).toMatch(/^processos-reembolso-de-despesas\.png$/);
  const image = await createImageBitmap(saved[2]?.blob as Blob);
  expect(image.width).toBeGreaterThan(400);
  // the title, the legend, the months and the numbers of the axis, each drawn as a word in the font of the page
  for (const word of ['Dentro', 'Fora', 'nov/26', '0']) expect(drawn.map(({ text }) => text)).toContain(word);
  expect(new Set(drawn.map(({ font }) => font.replace(/^.*px /, ''))).size).toBe(1);
  // the surface under the pointer is no part of the image
  const source = String(drawing.mock.results[0]?.value);
  expect(source).toContain('data-shape');
  expect(source).not.toContain('chart-band');
  // a rise is not written as a formula, which an apostrophe would precede
  await save('Salvar a tabela (CSV)', /^Salvar o gráfico Setores/);
  await vi.waitFor(() => expect(saved).toHaveLength(4));
  expect(await saved[3]?.blob.text()).toContain('Contas a pagar;768;117;12;85,62%;8,70 p.p.');
});

test.each([1280, 1366, 1440, 1920, 1024, 390])(
  'C7.01 at %i px no table, title or legend is clipped or breaks a word apart',
  async (width) => {
    await browserPage.viewport(width, 900);
    // the drawer of the portal takes its width from the dashboard
    const drawer = width >= 1200 ? 248 : width > 767 ? 57 : 0;
    for (const one of both) sandbox.faults.next(one);
    const page = sandboxPage(sandbox, 'camila.duarte');
    page.storage.setItem(filterKey, JSON.stringify(kept));
    const screen = await render(
      page.wrap(
        <div style={{ height: 860, width: width - drawer, display: 'flex' }}>
          <Dashboards type="sla" />
        </div>,
      ),
    );
    await expect.element(screen.getByText('87,41%').first()).toBeVisible();
    await expect.element(screen.getByText(/antes 20,00%/).first()).toBeVisible();
    const root = screen.container;
    for (const table of root.querySelectorAll<HTMLElement>('table')) {
      const box = table.parentElement as HTMLElement;
      if (table.closest('details')) continue;
      const name = `table ${table.getAttribute('aria-label')}`;
      expect(box.scrollWidth, name).toBeLessThanOrEqual(box.clientWidth + 1);
      expect(table.getBoundingClientRect().right, name).toBeLessThanOrEqual(
        (table.closest('section') ?? root).getBoundingClientRect().right + 1,
      );
    }
    for (const text of root.querySelectorAll<HTMLElement>('h2, th, td, dt, dd, li > button')) {
      expect(text.scrollWidth, text.textContent ?? '').toBeLessThanOrEqual(text.clientWidth + 1);
    }
    const panel = screen.getByRole('tabpanel').element();
    expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
    const [processes, department] = [/^Processos: /, 'Departamento: Financeiro'].map((name) =>
      screen.getByRole('heading', { name }).element().getBoundingClientRect(),
    );
    const isUnder = (department?.top ?? 0) > (processes?.bottom ?? 0);
    expect(isUnder).toBe(width < 1360);
  },
);
