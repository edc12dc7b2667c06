import type { EndpointId } from '@tramita/client/contract';
import {
  getPendingSettings,
  listAudit,
  listCalendars,
  listMyDataExports,
  listPending,
  listPeople,
  listRegister,
  listServiceAccounts,
} from '@tramita/client/contract';
import { type Sandbox, sharedSandbox } from '@tramita/server/sandbox';
import axe from 'axe-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPortal } from './testing/open-portal.tsx';

const sandbox: Sandbox = await sharedSandbox();
beforeEach(async () => {
  await sandbox.reset();
  await page.viewport(1280, 800);
});

const admin = 'patricia.lemos';
const denied = 'Usuário sem permissão de acesso';

type Portal = Awaited<ReturnType<typeof openPortal>>;
type Client = Portal['client'];

/** A screen of the directory and its operations. */
interface DirectoryScreen {
  readonly address: string;
  /** Its name in the drawer or in the menu of the user; null if neither links to it. */
  readonly link: { readonly name: string; readonly in: 'drawer' | 'menu' } | null;
  readonly needs: EndpointId;
  /** Subpath of `@tramita/widgets`. */
  readonly subpath: string;
  /** Folder of the widget. */
  readonly folder: string;
  /** A control of the loaded screen that the keyboard uses, and what it does. */
  readonly control: { readonly role: 'button' | 'combobox' | 'switch' | 'textbox'; readonly name: string | RegExp };
  readonly keys: string;
  readonly works: (portal: Portal) => Promise<void>;
}

const opensDialog =
  (name: string) =>
  async ({ screen }: Portal) => {
    await expect.element(screen.getByRole('dialog', { name })).toBeVisible();
    await expect.poll(() => document.activeElement?.closest('[role="dialog"]')).not.toBeNull();
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  };

const screens: readonly DirectoryScreen[] = [
  {
    address: '/adm/people',
    link: { name: 'Pessoas', in: 'drawer' },
    needs: 'directory.list',
    subpath: './people',
    folder: 'people-directory',
    control: { role: 'button', name: 'Nova pessoa' },
    keys: '{Enter}',
    works: opensDialog('Nova pessoa'),
  },
  {
    address: '/adm/pending',
    link: { name: 'Pendências', in: 'drawer' },
    needs: 'pending.list',
    subpath: './pending',
    folder: 'pending',
    control: { role: 'switch', name: /^Encaminhar ao superior/ },
    keys: ' ',
    works: async ({ client }) => {
      await expect.poll(async () => (await client.call(getPendingSettings)).forwardTasks).toBe(true);
    },
  },
  {
    address: '/adm/register',
    link: { name: 'Cadastros', in: 'drawer' },
    needs: 'register.list',
    subpath: './register',
    folder: 'register',
    control: { role: 'button', name: 'Adicionar' },
    keys: '{Enter}',
    works: opensDialog('Nova filial'),
  },
  {
    address: '/adm/calendars',
    link: { name: 'Calendários', in: 'drawer' },
    needs: 'calendars.list',
    subpath: './calendars',
    folder: 'calendars',
    control: { role: 'button', name: 'Novo calendário' },
    keys: '{Enter}',
    works: opensDialog('Novo calendário'),
  },
  {
    address: '/adm/integrations',
    link: { name: 'Integrações', in: 'drawer' },
    needs: 'serviceAccounts.list',
    subpath: './integrations',
    folder: 'integrations',
    control: { role: 'button', name: 'Nova conta' },
    keys: '{Enter}',
    works: opensDialog('Nova conta de serviço'),
  },
  {
    address: '/adm/audit',
    link: { name: 'Auditoria', in: 'drawer' },
    needs: 'audit.list',
    subpath: './audit',
    folder: 'audit',
    control: { role: 'button', name: 'Exportar CSV' },
    keys: '{Enter}',
    works: async ({ screen }) => {
      await expect.element(screen.getByText(/^Auditoria exportada/)).toBeVisible();
    },
  },
  {
    address: '/adm/people/import',
    link: null,
    needs: 'imports.create',
    subpath: './people-import',
    folder: 'people-import',
    control: { role: 'button', name: 'Conferir arquivo' },
    keys: '{Enter}',
    works: async ({ screen }) => {
      await expect.element(screen.getByText('Escolha um arquivo CSV ou xlsx')).toBeVisible();
    },
  },
  {
    address: '/absences',
    link: { name: 'Minhas ausências', in: 'menu' },
    needs: 'absences.list',
    subpath: './absences',
    folder: 'absences',
    control: { role: 'button', name: 'Nova ausência' },
    keys: '{Enter}',
    works: opensDialog('Nova ausência'),
  },
  {
    address: '/my-data',
    link: { name: 'Meus dados', in: 'menu' },
    needs: 'myData.get',
    subpath: './my-data',
    folder: 'my-data',
    control: { role: 'button', name: 'Baixar meus dados' },
    keys: '{Enter}',
    works: async ({ client }) => {
      await expect.poll(async () => (await client.call(listMyDataExports)).elements.length).toBe(1);
    },
  },
];

const administrative = screens.filter(({ link }) => link?.in === 'drawer');

/** Returns the entries of a group of the drawer, with their addresses. */
const entriesOf = ({ screen }: Portal, group: string) =>
  screen
    .getByRole('list', { name: group })
    .getByRole('link')
    .elements()
    .map((link) => [link.textContent, link.getAttribute('href')]);

async function expectAccessible() {
  const moving = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
  await Promise.allSettled(moving.map(({ finished }) => finished));
  const { violations } = await axe.run(document.body);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))])).toEqual([]);
}

/** The list of each page of the group 'Administrativo'. */
const lists: readonly ((client: Client) => Promise<unknown>)[] = [
  (client) => client.call(listPeople, { query: {} }),
  (client) => client.call(listPending, { query: {} }),
  (client) => client.call(listRegister, { params: { kind: 'branches' }, query: {} }),
  (client) => client.call(listServiceAccounts, { query: {} }),
  (client) => client.call(listAudit, { query: {} }),
];

describe('the group Administrativo', () => {
  test('D7.01 shows its pages to an administrator', async () => {
    const portal = await openPortal(sandbox, admin, { at: '/services' });
    await expect
      .poll(() => entriesOf(portal, 'Administrativo'))
      .toEqual([
        ['Processos', '/adm/workflows'],
        ['Área e Setor Responsável', '/governance/departments'],
        ['Grupos', '/adm/groups'],
        ['Pessoas', '/adm/people'],
        ['Pendências', '/adm/pending'],
        ['Cadastros', '/adm/register'],
        ['Calendários', '/adm/calendars'],
        ['Integrações', '/adm/integrations'],
        ['Auditoria', '/adm/audit'],
      ]);
    for (const { link } of administrative) {
      const name = link?.name ?? '';
      await userEvent.click(portal.screen.getByRole('list', { name: 'Administrativo' }).getByRole('link', { name }));
      await expect.element(portal.screen.getByRole('heading', { level: 1, name })).toBeVisible();
    }
    expect(portal.screen.getByText(denied).elements()).toEqual([]);
    for (const list of lists) await list(portal.client);
  });

  const processes = [
    ['Processos', '/adm/workflows'],
    ['Área e Setor Responsável', '/governance/departments'],
    ['Grupos', '/adm/groups'],
  ];
  test.each([
    ['ROLE_PROCESS_ANALYST', 'bruno.amaral', processes],
    ['ROLE_GROUP_MANAGER', 'diego.salomao', processes.slice(2)],
    ['ROLE_REPORT', 'camila.duarte', []],
    ['ROLE_SUPPORT', 'marina.teixeira', []],
    ['no role', 'mariana.costa', []],
    ['the personal menu only', 'otavio.rezende', []],
  ] as const)(
    'D7.01 keeps its former pages for a user with %s, who is refused the new ones',
    async (_, user, entries) => {
      const portal = await openPortal(sandbox, user, { at: '/services' });
      const { screen, router, client } = portal;
      await expect.element(screen.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
      for (const { address, link } of administrative) {
        await router.navigate(address);
        await expect
          .element(
            screen.getByText(`Você não tem acesso a ${link?.name}. Se precisar, peça à administração do portal.`),
          )
          .toBeVisible();
        await expect.element(screen.getByText(denied).first()).toBeVisible();
        await expect.poll(() => router.state.location.pathname).toBe('/services');
      }
      if (entries.length > 0) expect(entriesOf(portal, 'Administrativo')).toEqual(entries);
      else expect(screen.getByRole('list', { name: 'Administrativo' }).elements()).toEqual([]);
      for (const list of lists) await expect(list(client)).rejects.toMatchObject({ status: 403 });
      await client.call(listCalendars, { query: {} });
    },
  );
});

test.each([
  'patricia.lemos',
  'bruno.amaral',
  'diego.salomao',
  'camila.duarte',
  'marina.teixeira',
  'mariana.costa',
  'otavio.rezende',
])('D7.07 the menu of %s leads to "Minhas ausências"', async (user) => {
  const { screen, router } = await openPortal(sandbox, user, { at: '/services' });
  await userEvent.click(screen.getByRole('banner').getByRole('button', { expanded: false }).last());
  await userEvent.click(screen.getByRole('menuitem', { name: 'Minhas ausências' }));
  expect(router.state.location.pathname).toBe('/absences');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Minhas ausências' })).toBeVisible();
  await expect.element(screen.getByText('Você não tem ausências programadas.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Nova ausência' })).toBeEnabled();
});

const stories = import.meta.glob<string>('../../../widgets/src/features/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const manifest = import.meta.glob<{ exports: object; publishConfig: { exports: object } }>(
  '../../../widgets/package.json',
  { import: 'default', eager: true },
);

describe.each(screens)('D7.11 the screen at $address', ({ address, link, needs, subpath, folder, ...screenOf }) => {
  test('D7.11 is a widget under its own subpath, with stories for loading, empty, error and forbidden', () => {
    const [widgets] = Object.values(manifest);
    expect(Object.keys(widgets?.exports ?? {})).toContain(subpath);
    const ofScreen = Object.entries(stories).filter(([file]) => file.includes(`/features/${folder}/`));
    const names = ofScreen.flatMap(([, source]) =>
      [...source.matchAll(/^export const (\w+): Story/gm)].map(([, name = '']) => name),
    );
    for (const state of [/^Loading/, /^Empty/, /^Failed/, /^Forbidden/]) {
      expect(
        names.some((name) => state.test(name)),
        `${state} among ${names}`,
      ).toBe(true);
    }
  });

  test('D7.11 is absent from the portal if the backend does not list its calls', async () => {
    const portal = await openPortal(sandbox, admin, { at: address, without: [needs] });
    await expect.element(portal.screen.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
    if (!link) {
      await portal.router.navigate('/adm/people');
      await expect.element(portal.screen.getByRole('button', { name: 'Nova pessoa' })).toBeVisible();
      expect(portal.screen.getByRole('link', { name: 'Importar pessoas' }).elements()).toEqual([]);
      return;
    }
    await portal.router.navigate('/services');
    if (link.in === 'drawer') {
      await expect.poll(() => entriesOf(portal, 'Administrativo').length).toBe(8);
      expect(entriesOf(portal, 'Administrativo').map(([name]) => name)).not.toContain(link.name);
    } else {
      await userEvent.click(portal.screen.getByRole('button', { name: /Patrícia Lemos/ }));
      await expect.element(portal.screen.getByRole('menuitem', { name: 'Sair' })).toBeVisible();
      expect(portal.screen.getByRole('menuitem').elements()).toHaveLength(2);
      expect(portal.screen.getByRole('menuitem', { name: link.name }).elements()).toEqual([]);
    }
  });

  test.each(['light', 'dark'] as const)(
    'D7.11 works by keyboard alone at 767 px, without axe violations in the %s theme',
    async (theme) => {
      await page.viewport(767, 900);
      const portal = await openPortal(sandbox, admin, { at: address, theme });
      const { role, name } = screenOf.control;
      const control = portal.screen.getByRole(role, { name, exact: typeof name === 'string' });
      await expect.element(control).toBeVisible();
      await expect.poll(() => document.querySelector('main [aria-busy="true"]')).toBeNull();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(767);
      const main = document.querySelector<HTMLElement>('main');
      expect(main?.scrollWidth).toBeLessThanOrEqual(main?.clientWidth ?? 0);
      await expectAccessible();
      main?.focus();
      for (let presses = 0; document.activeElement !== control.element() && presses < 100; presses += 1) {
        await userEvent.tab();
      }
      await expect.element(control).toHaveFocus();
      await userEvent.keyboard(screenOf.keys);
      await screenOf.works(portal);
      await expect.element(control).toHaveFocus();
    },
  );
});
