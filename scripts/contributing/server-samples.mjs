// Sample changes of client and server, one per row of the table in CONTRIBUTING.md.

const catalogue = 'packages/client/src/contract/catalogue.ts';
const form = 'packages/client/src/contract/processes/form.ts';

/**
 * Each sample names its row, the texts to insert after an existing one, the files to create and the tests that prove it.
 * @type {readonly import('../check-contributing.mjs').Sample[]}
 */
export const serverSamples = [
  {
    row: 'call',
    insert: [
      [
        catalogue,
        'export type Service = z.infer<typeof serviceSchema>;',
        `
/** GET /sample/services/count: returns the number of services the caller sees. */
export const countServices = endpoint({
  id: 'catalogue.countServices',
  summary: 'Número de serviços',
  method: 'GET',
  path: '/v1/sample/services/count',
  policy: 'signed-in',
  response: z.object({ count: z.number() }),
});`,
      ],
      [
        'packages/client/src/contract/endpoints.ts',
        "'catalogue.listServices': catalogue.listServices,",
        "'catalogue.countServices': catalogue.countServices,",
      ],
      [
        'packages/client/src/reference/calls/catalogue.ts',
        'export const catalogueReference = {',
        "'catalogue.countServices': { description: 'Conta os serviços favoritos.', response: { count: 3 } },",
      ],
      [
        'packages/server/src/catalogue/routes.ts',
        "import type { Handlers } from '../handlers.ts';",
        "import { countServices } from './count-services.ts';",
      ],
      [
        'packages/server/src/catalogue/routes.ts',
        "'catalogue.listServices': listServices,",
        "'catalogue.countServices': countServices,",
      ],
      [
        'packages/server/src/testing/refusals/policies/shortcut-policies.ts',
        "'catalogue.shortcuts': open('restrito', '/v1/services/shortcuts'),",
        "'catalogue.countServices': open('ana', '/v1/sample/services/count'),",
      ],
      [
        'packages/server/src/conform/checks/catalogue.ts',
        'export const catalogueOperations = {',
        "'catalogue.countServices': { as: 'requester', input: () => ({}) },",
      ],
    ],
    create: {
      'packages/server/src/catalogue/count-services.ts': `
import type { endpoints } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import type { AnswerOf } from '../handlers.ts';
import { listShortcuts } from './list-shortcuts.ts';

type Call = (typeof endpoints)['catalogue.countServices'];

export async function countServices(context: CallContext): Promise<AnswerOf<Call>> {
  return { count: (await listShortcuts(context)).favourites.length };
}
`,
      'packages/server/src/catalogue/sample-call.test.ts': `
import { countServices, endpoints } from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { catalogueRoutes } from './routes.ts';

test('the contract and the routes contain the call', () => {
  expect(endpoints['catalogue.countServices']).toBe(countServices);
  expect(catalogueRoutes['catalogue.countServices']).toBeTypeOf('function');
});
`,
    },
    tests: ['packages/server/src/catalogue/sample-call.test.ts'],
  },
  {
    row: 'rule, refusal message',
    insert: [
      [
        'packages/client/src/rules/index.ts',
        "export { type DueTraceTexts, dueTraceMessages } from './calendar/due-trace-messages.ts';",
        "export { canSample } from './can-sample.ts';",
      ],
    ],
    create: {
      'packages/client/src/rules/can-sample.ts': `
/** Returns whether a user may take a sample. */
export const canSample = (roles: readonly string[]): boolean => roles.includes('ROLE_SAMPLE');
`,
      'packages/client/src/rules/can-sample.test.ts': `
import { expect, test } from 'vitest';
import { canSample } from './index.ts';

test('only users with the role may take a sample', () => {
  expect([canSample(['ROLE_SAMPLE']), canSample([])]).toEqual([true, false]);
});
`,
    },
    tests: ['packages/client/src/rules/can-sample.test.ts'],
  },
  {
    row: 'field type',
    insert: [
      [form, "  'file',\n  'label',", "  'sample',"],
      [
        'packages/client/src/rules/form/field-types.ts',
        "masked: { label: 'Máscara', value: 'masked', isShort: true },",
        "sample: { label: 'Amostra', value: 'text', isShort: true },",
      ],
      ...['en', 'es'].map((language) => [
        `packages/client/src/rules/languages/${language}-workflow.ts`,
        /masked: '[^']+',/,
        "sample: 'Sample',",
      ]),
      [
        'packages/widgets/src/features/modeler/fields/modeler-field-types.ts',
        "regex: { Icon: Regex, group: 'textTypes' },",
        "sample: { Icon: Hash, group: 'textTypes' },",
      ],
      [
        'packages/widgets/src/form/field-registry.ts',
        "import { RegexField } from './fields/RegexField.tsx';",
        "import { SampleField } from './fields/SampleField.tsx';",
      ],
      [
        'packages/widgets/src/form/field-registry.ts',
        'regex: { Component: RegexField, span: 3 },',
        'sample: { Component: SampleField, span: 3 },',
      ],
      [
        'packages/server/src/demo/definition/fields.ts',
        "  spec('masked', label, options, { maskedValue });",
        "\nexport const sample = (label: string, options: FieldOptions = {}) => spec('sample', label, options);",
      ],
      ['packages/server/src/demo/services/full-registration.ts', '  regex,', '  sample,'],
      [
        'packages/server/src/demo/services/full-registration.ts',
        "rg: masked('RG', 'rg', { span: 2 }),",
        "amostra: sample('Amostra', { span: 2 }),",
      ],
    ],
    create: {
      'packages/widgets/src/form/fields/SampleField.tsx': `
import { TextInput } from '../../ui/TextInput/TextInput.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldTypeProps, textOf } from './field-type.ts';

export function SampleField(props: FieldTypeProps) {
  return (
    <FieldFrame {...props}>
      <TextInput value={textOf(props.state.value)} onChange={({ target }) => props.onChange(target.value)} />
    </FieldFrame>
  );
}
`,
      'packages/client/src/rules/form/sample-field.test.ts': `
import { expect, test } from 'vitest';
import type { FormField } from '../../contract/processes/form.ts';
import { validateValue } from './validate-value.ts';

test('a field of the new type is validated as text', () => {
  const field = { id: 'a', name: 'a', label: 'A', type: 'sample', rules: { maxLength: 2 } } as FormField;
  const context = { now: new Date() };
  expect(validateValue(field, 'ab', context)).toBe(null);
  expect(validateValue(field, 'abc', context)).toMatch(/2/);
});
`,
    },
    tests: [
      'packages/client/src/rules/form/sample-field.test.ts',
      'packages/server/src/demo/services/services.test.ts',
    ],
  },
  {
    row: 'mask',
    insert: [
      [form, "'telephone', 'cell'", ", 'plate'"],
      [
        'packages/client/src/rules/masks/masks.ts',
        "import { cpf } from './cpf.ts';",
        "import { plate } from './plate.ts';",
      ],
      ['packages/client/src/rules/masks/masks.ts', 'telephone, cell', ', plate'],
      ['packages/client/src/rules/workflow/labels/field-labels.ts', "cell: 'Celular',", "plate: 'Placa',"],
      [
        'packages/client/src/rules/masks/mask-messages.ts',
        "cell: 'Digite um celular válido',",
        "plate: 'Digite uma placa válida',",
      ],
      ...['en', 'es'].flatMap((language) => [
        [`packages/client/src/rules/languages/${language}.ts`, /cell: '[^']+',/, "plate: 'Sample',"],
        [`packages/client/src/rules/languages/${language}-workflow.ts`, /cell: '[^']+'/, ", plate: 'Plate'"],
      ]),
      [
        'packages/server/src/demo/services/full-registration.ts',
        "rg: masked('RG', 'rg', { span: 2 }),",
        "placa: masked('Placa', 'plate', { span: 2 }),",
      ],
      ['packages/server/src/demo/history/fill-value.ts', '  cell: randomCell,', "  plate: () => '123-456',"],
    ],
    create: {
      'packages/client/src/rules/masks/plate.ts': `
import { createMask } from './mask.ts';
import { maskMessages } from './mask-messages.ts';

export const plate = /*#__PURE__*/ createMask({
  pattern: '000-000',
  message: maskMessages.plate,
  check: (digits) => digits.length === 6,
});
`,
      'packages/client/src/rules/masks/plate.test.ts': `
import { expect, test } from 'vitest';
import { maskFor } from './masks.ts';

test('formats a plate', () => {
  expect(maskFor('plate')?.format('123456')).toBe('123-456');
});
`,
    },
    tests: ['packages/client/src/rules/masks/plate.test.ts', 'packages/server/src/demo/services/services.test.ts'],
  },
  {
    row: 'table or column',
    insert: [
      [
        'packages/server/src/db/migrations/migrations.ts',
        "import { nextSteps } from './0025-next-steps.ts';",
        "import { samples } from './9999-samples.ts';",
      ],
      ['packages/server/src/db/migrations/migrations.ts', "'0025-next-steps': nextSteps,", "'9999-samples': samples,"],
      [
        'packages/server/src/db/tables/schema.ts',
        "import type { SavedViewDefaultsTable, SavedViewsTable } from './saved-view-tables.ts';",
        "import type { SamplesTable } from './sample-tables.ts';",
      ],
      ['packages/server/src/db/tables/schema.ts', 'export interface Database {', 'samples: SamplesTable;'],
      [
        'packages/server/src/db/privacy/text-columns.ts',
        "  role_grants: { nameless: ['role', 'source'] },",
        "  samples: { nameless: ['name'] },",
      ],
    ],
    create: {
      'packages/server/src/db/migrations/9999-samples.ts': `
import { type Kysely, sql } from 'kysely';

export const samples = {
  async up(db: Kysely<unknown>) {
    await sql\`create table samples (id integer primary key, name text not null)\`.execute(db);
  },
};
`,
      'packages/server/src/db/tables/sample-tables.ts': `
export interface SamplesTable {
  id: number;
  name: string;
}
`,
      'packages/server/src/db/catalogue/samples.ts': `
import type { Db } from '../connection/db.ts';

/** Returns the names of all samples. */
export async function listSamples(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('samples').select('name').orderBy('id').execute();
  return rows.map(({ name }) => name);
}
`,
      'packages/server/src/db/catalogue/samples.test.ts': `
import { expect, test } from 'vitest';
import { describeDatabase } from '../testing/test-database.ts';
import { listSamples } from './samples.ts';

describeDatabase('samples', (database) => {
  test('are listed', async () => {
    const { db } = database();
    await db.insertInto('samples').values({ id: 1, name: 'um' }).execute();
    expect(await listSamples(db)).toEqual(['um']);
  });
});
`,
    },
    tests: ['packages/server/src/db/catalogue/samples.test.ts', 'packages/server/src/db/privacy/text-columns.test.ts'],
  },
  {
    row: 'engine effect',
    insert: [
      [
        'packages/client/src/engine/effects.ts',
        "| { readonly kind: 'DROP_SERVICE_CALLS' }",
        "  | { readonly kind: 'TAKE_SAMPLE'; readonly stepId: string }",
      ],
      [
        'packages/client/src/engine/decide.ts',
        "    if (type === 'END_EVENT') draft.add({ kind: 'STEP_CANCELED', stepId: id });",
        "    if (type === 'END_EVENT') draft.add({ kind: 'TAKE_SAMPLE', stepId: id });",
      ],
      [
        'packages/server/src/db/engine/write-effects.ts',
        'this.#setStep(state, effect.stepId, untouched);\n        break;',
        "      case 'TAKE_SAMPLE':\n        this.#setStep(state, effect.stepId, { details: 'sample' });\n        break;",
      ],
    ],
    create: {
      'packages/client/src/engine/sample-effect.test.ts': `
import { expect, test } from 'vitest';
import { afterEffects } from './after-effects.ts';
import { decide } from './decide.ts';
import { definition, step, to } from './testing/definitions.ts';
import { freshState } from './testing/states.ts';

test('canceling takes a sample at each end', () => {
  const at = new Date('2026-03-02T12:00:00Z');
  const ana = { id: 10, completeName: 'Ana' };
  const flow = definition([
    step.start('a'),
    step.task({ id: 'a', assignees: [{ id: 40, firstName: 'Davi' }], connections: to('end') }),
    step.end('end'),
  ]);
  const fresh = freshState(flow);
  const state = afterEffects(fresh, decide(fresh, { kind: 'START', by: ana, at, values: {} }));
  const effects = decide(state, { kind: 'CANCEL', by: ana, at, motive: 'x' });
  expect(effects).toContainEqual({ kind: 'TAKE_SAMPLE', stepId: 'end' });
});
`,
    },
    tests: ['packages/client/src/engine/sample-effect.test.ts'],
  },
  {
    row: 'folder below `src`',
    insert: [['scripts/check-boundaries.mjs', "    ['catalogue', 'realtime', 'pending'],", "    ['samples'],"]],
    create: {
      'packages/server/src/samples/take-sample.ts': `
import { catalogueRoutes } from '../catalogue/routes.ts';

export const takeSample = () => Object.keys(catalogueRoutes);
`,
    },
    tests: [],
  },
  {
    row: 'demo service',
    insert: [
      [
        'packages/server/src/demo/services/stores-services.ts',
        "import type { DemoService } from './demo-service.ts';",
        `
const samples = defineWorkflow(
  'amostra',
  [fields({ quantidade: integer('Quantidade', { minValue: 1, maxValue: 60 }) })],
  [
    start({ quantidade: 'required' }),
    task('enviar', 'Enviar amostras', { to: [group('Contas a pagar')], within: hours(16) }),
    end(),
  ],
);`,
      ],
      [
        'packages/server/src/demo/services/stores-services.ts',
        'export const storesServices: readonly DemoService[] = [',
        `  {
    id: 990,
    name: 'amostra',
    title: 'Amostra',
    description: 'Pedido de amostras',
    category: 'Lojas',
    icon: 'coins',
    color: 'jade',
    sector: 'Contas a pagar',
    versions: [samples],
    demand: 1,
  },`,
      ],
    ],
    create: {},
    tests: ['packages/server/src/demo/services/services.test.ts'],
  },
];
