import { sandboxIds } from '@tramita/server/sandbox';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Groups } from '../../features/groups/index.ts';
import { Outbox } from '../../features/outbox/index.ts';
import { RequestDialog } from '../../features/request-dialog/index.ts';
import { Sheets } from '../../features/sheets/index.ts';
import { TaskDetail } from '../../features/task-detail/index.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { ServiceCatalogue } from '../catalogue/index.ts';
import { Dashboards } from '../dashboards/index.ts';
import { DepartmentPage, Departments, SectorPage } from '../departments/index.ts';
import { Modeler } from '../modeler/index.ts';
import { NotificationsMenu } from '../notifications/index.ts';
import { Report } from '../report/index.ts';
import { Summary } from '../summary/index.ts';
import { TaskInbox } from '../task-inbox/index.ts';
import { UpdateEditor, UpdatesFeed } from '../updates/index.ts';
import { LinkedProcesses, Workflows } from '../workflows/index.ts';

const sandbox = await openSandbox(1400, 900);
const none = () => {};

interface Widget {
  readonly node: ReactNode;
  /** @default an administrator */
  readonly user?: string;
  /** Matches an element of the loaded widget. */
  readonly ready: string;
  /** The kinds of links, and what each opens; all by selector. */
  readonly opens: Readonly<Record<string, string>>;
}

const task = '[data-slot="task-detail"]';

const widgets: Readonly<Record<string, Widget>> = {
  TaskInbox: {
    user: 'mariana.costa',
    node: <TaskInbox />,
    ready: '[data-task-link]',
    opens: { '[data-task-link]': task, '[data-slot="row-actions"] a': task },
  },
  TaskDetail: {
    user: 'mariana.costa',
    node: <TaskDetail identifier={sandboxIds.tasks.refundApproval.uuid} onClose={none} />,
    ready: 'h2',
    opens: {},
  },
  ServiceCatalogue: {
    node: <ServiceCatalogue />,
    ready: '[data-slot="service"]',
    opens: {
      '[data-slot="service"]': '[role="alertdialog"], [role="dialog"]',
      '[data-slot="shortcut"]': '[role="alertdialog"], [role="dialog"]',
    },
  },
  RequestDialog: {
    node: <RequestDialog service="reembolso-de-despesas" onClose={none} />,
    ready: '[role="dialog"]',
    opens: {},
  },
  Summary: {
    user: 'mariana.costa',
    node: <Summary />,
    ready: 'tbody a',
    opens: {
      'tbody a': task,
      'li > a': '[data-slot="task-inbox"]',
      'h3 + a': '[data-slot="task-inbox"]',
    },
  },
  Notifications: {
    user: 'mariana.costa',
    node: <NotificationsMenu defaultOpen />,
    ready: '[data-slot="notification"]',
    opens: { '[data-slot="notification"] button': task },
  },
  Report: {
    node: <Report filter={{ process: 'Reembolso de despesas' }} />,
    ready: '[data-report-link]',
    opens: { '[data-report-link]': task },
  },
  Dashboards: { node: <Dashboards />, ready: 'a', opens: { a: '[role="dialog"] [data-report-link]' } },
  UpdatesFeed: {
    node: <UpdatesFeed canManage />,
    ready: '[data-update]',
    opens: { '[data-update]': 'article', '[data-slot="button"]': 'form' },
  },
  UpdateEditor: { node: <UpdateEditor update={null} />, ready: 'form', opens: {} },
  Departments: {
    node: <Departments />,
    ready: 'tbody a',
    opens: {
      'td:first-child a': '[data-slot="department"]',
      'td:not(:first-child) a': '[data-slot="linked-processes"]',
    },
  },
  DepartmentPage: {
    node: <DepartmentPage department={1} />,
    ready: 'tbody a',
    opens: {
      'td:first-child a': '[data-slot="sector"]',
      a: '[data-slot="linked-processes"], [data-slot="departments"]',
    },
  },
  SectorPage: {
    node: <SectorPage sector={1} />,
    ready: 'a',
    opens: { a: '[data-slot="linked-processes"], [data-slot="department"]' },
  },
  Workflows: { node: <Workflows />, ready: 'tbody a', opens: { a: '[data-slot="modeler"]' } },
  LinkedProcesses: {
    node: <LinkedProcesses area={{ kind: 'department', id: 1 }} />,
    ready: 'tbody a',
    opens: { 'tbody a': '[data-slot="modeler"]', 'header a': '[data-slot="department"]' },
  },
  Modeler: {
    node: <Modeler process={null} />,
    ready: '[data-slot="modeler"]',
    opens: { 'header a': '[data-slot="workflows"]' },
  },
  Groups: { node: <Groups />, ready: 'tbody', opens: {} },
  Outbox: { node: <Outbox />, ready: 'tbody', opens: {} },
  Sheets: { node: <Sheets />, ready: 'tbody', opens: {} },
};

/** All elements of a page and of its shadow roots. */
function* everything(root: ParentNode): Generator<Element> {
  for (const element of root.querySelectorAll('*')) {
    yield element;
    if (element.shadowRoot) yield* everything(element.shadowRoot);
  }
}
const find = (selector: string) => [...everything(document.body)].filter((element) => element.matches(selector));

/** The addresses to which the page would have gone. */
let left: string[] = [];
beforeEach(() => {
  left = [];
  const stay = (event: NavigateEvent) => {
    if (new URL(event.destination.url).origin !== location.origin) return;
    left.push(event.destination.url);
    event.preventDefault();
  };
  window.navigation.addEventListener('navigate', stay);
  onTestFinished(() => window.navigation.removeEventListener('navigate', stay));
});

async function open({ node, user = 'patricia.lemos', ready }: Widget) {
  const page = sandboxPage(sandbox, user);
  const screen = await render(page.wrap(<div style={{ height: 800, display: 'flex' }}>{node}</div>));
  await expect.poll(() => find(ready).length).toBeGreaterThan(0);
  return screen;
}

/** A link to a place of this page or to another site, in contrast to a path, which only a portal has. */
const isReal = (href: string | null) => href !== null && /^(https?:|mailto:|tel:|blob:|#)/.test(href);

describe.each(Object.entries(widgets))('%s', (name, widget) => {
  test(`E7.02 no link of ${name} leads to a page that does not exist`, async () => {
    await open(widget);
    const links = find('a').filter((link) => !isReal(link.getAttribute('href')));
    const kinds = Object.keys(widget.opens);
    expect(links.filter((link) => link.hasAttribute('href'))).toEqual([]);
    expect(links.filter((link) => !kinds.some((kind) => link.matches(kind)))).toEqual([]);
    expect(links.filter((link) => link.getAttribute('tabindex') === null)).toEqual([]);
  });

  test.each(Object.entries(widget.opens))(`E7.02 %s of ${name} opens %s inside it`, async (kind, opened) => {
    const screen = await open(widget);
    const before = find(opened);
    // the newest update is open already
    const link = find(kind).find((element) => !element.hasAttribute('aria-current')) as HTMLElement;
    link.click();
    await expect.poll(() => find(opened).filter((element) => !before.includes(element)).length).toBeGreaterThan(0);
    expect(left).toEqual([]);
    await screen.unmount();
  });
});

/** For each widget the links that a user follows one after the other, and what each opens; all by selector. */
const ways = [
  [
    'Modeler',
    ['header a', '[data-slot="workflows"]'],
    ['tbody a', '[data-slot="modeler"]'],
    ['header a', '[data-slot="workflows"]'],
  ],
  [
    'Departments',
    ['td:not(:first-child) a', '[data-slot="linked-processes"]'],
    ['header a', '[data-slot="department"]'],
    ['td:first-child a', '[data-slot="sector"]'],
  ],
] as const;

test.each(ways)('E7.02 a page that %s opened leads on to other pages', async (name, ...steps) => {
  const screen = await open(widgets[name] as Widget);
  for (const [link, opened] of steps) {
    await expect.poll(() => find(link).length).toBeGreaterThan(0);
    const before = find(opened);
    (find(link)[0] as HTMLElement).click();
    await expect.poll(() => find(opened).some((element) => !before.includes(element))).toBe(true);
  }
  expect(left).toEqual([]);
  await screen.unmount();
});
