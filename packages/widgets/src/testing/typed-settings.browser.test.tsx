import { createSandbox, type Sandbox } from '@tramita/server/sandbox';
import { type ReactNode, StrictMode } from 'react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dashboards } from '../features/dashboards/Dashboards.tsx';
import { Departments } from '../features/departments/Departments.tsx';
import { Groups } from '../features/groups/Groups.tsx';
import { exampleModel } from '../features/modeler/fields/example-model.ts';
import { FieldsStage } from '../features/modeler/fields/fields-stage.tsx';
import { createModelerStore } from '../features/modeler/store/create-modeler-store.ts';
import { Report } from '../features/report/Report.tsx';
import { TaskInbox } from '../features/task-inbox/TaskInbox.tsx';
import { UpdateEditor } from '../features/updates/UpdateEditor.tsx';
import { Workflows } from '../features/workflows/Workflows.tsx';
import { pasteInto, selectIn } from '../form/typing-testing.ts';
import { WidgetRoot } from '../provider/WidgetRoot.tsx';
import { sandboxPage } from './sandbox-session.tsx';

let sandbox: Sandbox;

beforeAll(async () => {
  await browserPage.viewport(1440, 1000);
  sandbox = await createSandbox();
});
afterAll(() => sandbox.close());

type Screen = Awaited<ReturnType<typeof render>>;
type Input = HTMLInputElement | HTMLTextAreaElement;

/** Keys with a mistake and its correction, and what the control shows once it was left. */
const samples = {
  date: { keys: '2/12/2027{Backspace}6', pasted: '02/12/2026', shown: /^02\/12\/2026$/ },
  number: { keys: '12346{Backspace}5', pasted: '12345', shown: /^12\.?345(,00)?$/ },
  text: {
    keys: 'Loja 042, "Ana" & Jozo{Backspace}{Backspace}ão',
    pasted: 'Loja 042, "Ana" & João',
    shown: /^Loja 042, "Ana" & João$/,
  },
};

function sampleOf(input: Input) {
  if (input.placeholder === 'dd/mm/aaaa') return samples.date;
  // where it may be negative, phones need a keyboard with a minus
  const isNumber = /numeric|decimal/.test(input.inputMode) || /^Valor m[íá]/.test(nameOf(input));
  return isNumber ? samples.number : samples.text;
}

const inputsIn = (root: Element): Input[] =>
  [
    ...root.querySelectorAll<Input>(
      'input:not([type]), input[type="text"], input[type="url"], textarea:not([readonly])',
    ),
  ].filter((input) => input.role !== 'combobox' && !input.disabled && input.checkVisibility());

const nameOf = (input: Input) =>
  input.getAttribute('aria-label') ?? input.labels?.[0]?.textContent ?? input.name ?? input.id;

/** Types into every text control as a person does: over a selection, with corrections, by pasting. */
async function typeIntoAll(root: Element, atLeast: number) {
  const inputs = inputsIn(root);
  expect(inputs.length).toBeGreaterThanOrEqual(atLeast);
  for (const input of inputs) {
    const { keys, pasted, shown } = sampleOf(input);
    const shows = (how: string) => expect.poll(() => input.value, { message: `${nameOf(input)}, ${how}` });
    selectIn(input, 0, input.value.length);
    await userEvent.keyboard(keys);
    await userEvent.keyboard('{Tab}');
    await shows('typed').toMatch(shown);
    const whole = input.value;
    selectIn(input, whole.length);
    await userEvent.keyboard('{Backspace}');
    await userEvent.keyboard(whole.slice(-1));
    await shows('corrected at its end').toBe(whole);
    selectIn(input, 0, input.value.length);
    await userEvent.keyboard('{Delete}');
    await shows('emptied').toBe('');
    await pasteInto(input, pasted);
    await userEvent.keyboard('{Tab}');
    await shows('pasted').toMatch(shown);
  }
}

async function open(widget: ReactNode, userName = 'patricia.lemos'): Promise<Screen> {
  const page = sandboxPage(sandbox, userName);
  return render(
    page.wrap(
      <StrictMode>
        <div style={{ height: 960, display: 'flex' }}>{widget}</div>
      </StrictMode>,
    ),
  );
}

test.each([
  ['filters of the dashboard', <Dashboards key="d" type="sla" />, 'camila.duarte', 2],
  ['filters of the task list', <TaskInbox key="t" />, 'mariana.costa', 3],
  ['editor of news', <UpdateEditor key="u" update={null} onSaved={() => {}} onClose={() => {}} />, 'patricia.lemos', 3],
] as const)(
  'C8.03 every text control of the %s takes keys, corrections and pastes',
  async (_, widget, user, count) => {
    const screen = await open(widget, user);
    await expect.poll(() => inputsIn(screen.container).length).toBeGreaterThanOrEqual(count);
    await typeIntoAll(screen.container, count);
  },
  60_000,
);

test('C8.03 every text control of the filters of the report takes keys, corrections and pastes', async () => {
  const screen = await open(<Report />);
  await userEvent.click(screen.getByRole('button', { name: 'Mais filtros' }));
  await expect.poll(() => inputsIn(document.body).length).toBeGreaterThanOrEqual(6);
  await typeIntoAll(document.body, 6);
}, 60_000);

test.each([
  ['linked process', <Workflows key="w" />, /Novo Processo Vinculado/, 3],
  ['group', <Groups key="g" />, /grupo/i, 1],
  ['department', <Departments key="d" />, /departamento/i, 1],
] as const)(
  'C8.03 every text control of the form of a %s takes keys, corrections and pastes',
  async (_, widget, add, count) => {
    const screen = await open(widget);
    await screen.getByRole('button', { name: add }).last().click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog).toBeVisible();
    await expect.poll(() => inputsIn(dialog.element()).length).toBeGreaterThanOrEqual(count);
    await typeIntoAll(dialog.element(), count);
  },
  60_000,
);

test.each([
  ['valor', 2],
  ['justificativa', 2],
  ['projeto', 2],
  ['tipo', 4],
] as const)(
  'C8.03 every text control of the settings of the field %s takes keys, corrections and pastes',
  async (id, count) => {
    const model = exampleModel();
    const store = createModelerStore(model, model);
    store.select({ kind: 'field', fieldId: id });
    const screen = await open(
      <WidgetRoot theme="light">
        <FieldsStage store={store} />
      </WidgetRoot>,
    );
    const editor = screen.getByRole('region', { name: /^Campo / });
    await expect.poll(() => inputsIn(editor.element()).length).toBeGreaterThanOrEqual(count);
    await typeIntoAll(editor.element(), count);
  },
  60_000,
);
