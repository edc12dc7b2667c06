// Sample changes of widgets, portal and documents, one per row of the table in CONTRIBUTING.md.

const entry = (types) => `    "./sample": {${types}
      "types": "./dist/sample.d.ts",
      "default": "./dist/sample.js"
    },`;

/** @type {readonly import('../check-contributing.mjs').Sample[]} */
export const screenSamples = [
  {
    row: 'column of task lists',
    insert: [
      ['packages/client/src/rules/tasks/task-columns.ts', '  createdAt: everywhere,', '  sampledAt: everywhere,'],
      [
        'packages/client/src/contract/tasks/task-list.ts',
        '  orderByDueAt: direction,',
        '  orderBySampledAt: direction,',
      ],
      [
        'packages/widgets/src/messages/features/task-inbox.ts',
        "columnCreatedAt: 'Data de criação',",
        "columnSampledAt: 'Data da amostra',",
      ],
      ...['en', 'es'].map((language) => [
        `packages/widgets/src/messages/${language}/features/task-inbox.ts`,
        /columnCreatedAt: '[^']+',/,
        "columnSampledAt: 'Sample',",
      ]),
      [
        'packages/widgets/src/features/task-inbox/columns/column-records.ts',
        "finishedAt: { label: 'columnFinishedAt', filter: 'day', width: 140, numeric: true, fits: true, skeleton: 70 },",
        "sampledAt: { label: 'columnSampledAt', filter: null, width: 142, skeleton: 70 },",
      ],
      [
        'packages/widgets/src/features/task-inbox/columns/column-cells.tsx',
        '  createdAt: createdCell,',
        '  sampledAt: createdCell,',
      ],
      [
        'packages/server/src/db/lists/task-list-columns.ts',
        /createdAt: \{[^}]*\},/,
        'sampledAt: { ofTask: sql`r.created_at`, ofRequest: sql`r.created_at`, ofEntry: sql`e.created_at` },',
      ],
      [
        'packages/server/src/columns/report-columns.ts',
        "createdAt: { header: 'Data de criação', cellOf: ({ createdAt }) => day(createdAt) },",
        "sampledAt: { header: 'Data da amostra', cellOf: ({ createdAt }) => day(createdAt) },",
      ],
    ],
    create: {
      'packages/widgets/src/features/task-inbox/list/sample-column.test.ts': `
import { taskColumns } from '@tramita/client/rules';
import { expect, test } from 'vitest';
import { taskInboxMessages } from '../../../messages/features/task-inbox.ts';
import { columnLabel, isFilterable, noData } from '../columns/list-columns.ts';
import { initialState, listQuery, withOrder } from './list-state.ts';

test('the new column has a heading and an order, but no filter', () => {
  expect(taskColumns('my-tasks', 'to-do')).toContain('sampledAt');
  expect(columnLabel('sampledAt', taskInboxMessages, noData)).toBe('Data da amostra');
  expect(isFilterable('sampledAt')).toBe(false);
  const query = listQuery('my-tasks', 'to-do', withOrder(initialState, 'sampledAt', 'DESC'), noData);
  expect(query.orderBySampledAt).toBe('DESC');
});
`,
    },
    tests: ['packages/widgets/src/features/task-inbox/list/sample-column.test.ts'],
  },
  {
    row: 'design system part',
    insert: [
      [
        'packages/widgets/src/ui/index.ts',
        "export { VisuallyHidden } from './VisuallyHidden/VisuallyHidden.tsx';",
        "export { Sample } from './Sample/Sample.tsx';",
      ],
    ],
    create: {
      'packages/widgets/src/ui/Sample/Sample.css.ts': `
import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const sample = style({ color: vars.color.textMuted });
`,
      'packages/widgets/src/ui/Sample/Sample.tsx': `
import * as styles from './Sample.css.ts';

/** A quiet text. */
export const Sample = ({ children }: { children: string }) => <span className={styles.sample}>{children}</span>;
`,
      'packages/widgets/src/ui/Sample/Sample.stories.tsx': `
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sample } from './Sample.tsx';

const meta = { title: 'UI/Sample', component: Sample, args: { children: 'Amostra' } } satisfies Meta<typeof Sample>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
`,
      'packages/widgets/src/ui/Sample/Sample.test.tsx': `
// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Sample } from './Sample.tsx';

afterEach(cleanup);

test('shows its text', () => {
  render(<Sample>Amostra</Sample>);
  expect(screen.getByText('Amostra').className).not.toBe('');
});
`,
    },
    tests: ['packages/widgets/src/ui/Sample/Sample.test.tsx'],
  },
  {
    row: 'widget',
    insert: [
      [
        'packages/widgets/tsup.config.ts',
        "outbox: 'src/features/outbox/index.ts',",
        "sample: 'src/features/sample/index.ts',",
      ],
      [
        'packages/widgets/package.json',
        '"default": "./dist/report.js"\n    },',
        entry('\n      "@tramita/source": "./src/features/sample/index.ts",'),
      ],
      ['packages/widgets/package.json', '"default": "./dist/report.js"\n      },', entry('')],
      [
        '.size-limit.js',
        /\.\.\.widget\('outbox', \{[^}]*\}\),/,
        "...widget('sample', { first: '45 kB', whole: '45 kB' }),",
      ],
      [
        'packages/widgets/src/messages/messages.ts',
        "import type { outboxMessages } from './features/outbox.ts';",
        "import type { sampleMessages } from './features/sample.ts';",
      ],
      ['packages/widgets/src/messages/messages.ts', 'outbox: typeof outboxMessages;', 'sample: typeof sampleMessages;'],
      ...['en', 'es'].flatMap((language) => [
        [
          `packages/widgets/src/messages/${language}/translation.ts`,
          "import { outboxTexts } from './features/outbox.ts';",
          "import { sampleTexts } from './features/sample.ts';",
        ],
        [`packages/widgets/src/messages/${language}/translation.ts`, 'outbox: outboxTexts,', 'sample: sampleTexts,'],
      ]),
    ],
    create: {
      'packages/widgets/src/features/sample/index.ts': "export { SampleWidget } from './SampleWidget.tsx';\n",
      'packages/widgets/src/messages/features/sample.ts': `
import { defineMessages } from '../define-messages.ts';

export const sampleMessages = defineMessages('sample', { title: 'Amostra' });
`,
      ...Object.fromEntries(
        [
          ['en', 'Sample'],
          ['es', 'Muestra'],
        ].map(([language, title]) => [
          `packages/widgets/src/messages/${language}/features/sample.ts`,
          `
import type { sampleMessages } from '../../features/sample.ts';
import type { TextsOf } from '../../messages.ts';

export const sampleTexts: TextsOf<typeof sampleMessages> = { title: '${title}' };
`,
        ]),
      ),
      'packages/widgets/src/features/sample/SampleWidget.tsx': `
import { sampleMessages } from '../../messages/features/sample.ts';
import type { TramitaSettings } from '../../provider/tramita-context.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';

export type SampleWidgetProps = Pick<TramitaSettings, 'client' | 'theme'>;

/** Shows a title. */
export const SampleWidget = ({ client, theme }: SampleWidgetProps) => (
  <WidgetRoot client={client} theme={theme}>
    <Title />
  </WidgetRoot>
);

function Title() {
  const messages = useMessages(sampleMessages);
  return <h2>{messages.title}</h2>;
}
`,
      'packages/widgets/src/features/sample/SampleWidget.stories.tsx': `
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleWidget } from './SampleWidget.tsx';

const meta = { title: 'Widgets/Sample', component: SampleWidget } satisfies Meta<typeof SampleWidget>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
`,
      'packages/widgets/src/features/sample/SampleWidget.test.tsx': `
// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createClient } from '@tramita/client';
import { afterEach, expect, test } from 'vitest';
import { SampleWidget } from './index.ts';

afterEach(cleanup);

test('shows its title', async () => {
  render(<SampleWidget client={createClient({ baseUrl: 'http://api.test' })} />);
  expect(await screen.findByText('Amostra')).toBeDefined();
});
`,
    },
    tests: ['packages/widgets/src/features/sample/SampleWidget.test.tsx'],
  },
  {
    row: 'portal page',
    insert: [
      [
        'packages/host/src/app/router.tsx',
        "outbox: latePage(async () => (await import('../routes/outbox.tsx')).OutboxRoute),",
        "sample: latePage(async () => (await import('../routes/sample.tsx')).SampleRoute),",
      ],
      ['packages/host/src/app/router.tsx', "at('/adm/outbox', pages.outbox),", "at('/sample', pages.sample),"],
      [
        'packages/host/src/shell/navigation.ts',
        "{ to: '/summary', name: 'summary', icon: House },",
        "{ to: '/sample', name: 'sample', icon: House },",
      ],
      [
        'packages/host/src/shell/page-title.ts',
        "{ prefix: '/adm/outbox', page: 'outbox', parent: 'administration' },",
        "{ prefix: '/sample/one', page: 'oneSample', parent: 'attendance' },",
      ],
      ['packages/host/src/messages/pt/portal.ts', "summary: 'Resumo',", "sample: 'Amostra', oneSample: 'Uma amostra',"],
      ['packages/host/src/messages/en/portal.ts', "summary: 'Summary',", "sample: 'Sample', oneSample: 'One sample',"],
      [
        'packages/host/src/messages/es/portal.ts',
        "summary: 'Resumen',",
        "sample: 'Muestra', oneSample: 'Una muestra',",
      ],
    ],
    create: {
      'packages/host/src/routes/sample.tsx': `
import { Sheets } from '@tramita/widgets/sheets';

/** \`/sample\`: the sheets again. */
export const SampleRoute = () => <Sheets />;
`,
      'packages/host/src/shell/sample-title.test.ts': `
import { expect, test } from 'vitest';
import { portalTexts } from '../messages/pt/portal.ts';
import { pageTitle } from './page-title.ts';

test('the page has the title of its entry', () => {
  expect(pageTitle('/sample', portalTexts)).toEqual({ title: 'Amostra', parent: null });
  expect(pageTitle('/sample/one', portalTexts)).toEqual({ title: 'Uma amostra', parent: 'Atendimento' });
});
`,
    },
    tests: ['packages/host/src/shell/sample-title.test.ts'],
  },
  {
    row: 'requirement',
    insert: [['docs/requirements/embedding.md', '## E7 The first five minutes\n', '- **E7.99** A sample is shown.']],
    create: {
      'packages/client/src/rules/sample-requirement.test.ts': `
import { expect, test } from 'vitest';

test('E7.99 a sample is shown', () => {
  expect('sample').toBe('sample');
});
`,
    },
    tests: ['packages/client/src/rules/sample-requirement.test.ts'],
  },
  {
    row: 'decision',
    insert: [
      [
        'docs/decisions/README.md',
        '- [24. ofetch is a dependency of the client, used as published](0024-ofetch.md), accepted',
        '- [99. Samples](0099-samples.md), accepted',
      ],
    ],
    create: { 'docs/decisions/0099-samples.md': '# 99. Samples\n\nStatus: accepted\n\n**Context.** None.\n' },
    tests: [],
  },
  {
    row: 'guide',
    insert: [['docs/site/navigation.json', '"getting-started",', ' "sample",']],
    create: { 'docs/guides/sample.md': '# Sample\n\nAfter this page nothing is different.\n' },
    tests: [],
  },
];
