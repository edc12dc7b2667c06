import type { ModelConnection, ModelStep, WorkflowModel } from '@tramita/client/contract';
import { changeConnection, changeProcess, changeStep } from '@tramita/client/rules';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SettingsPanel } from '../features/modeler/panels/SettingsPanel.tsx';
import { exampleProcess } from '../features/modeler/panels/testing/panel-examples.ts';
import { createModelerStore, type Selection } from '../features/modeler/store/create-modeler-store.ts';
import { ModelerContext } from '../features/modeler/store/modeler-context.ts';
import { TestDialog } from '../features/modeler/trial/TestDialog.tsx';
import { trialModel } from '../features/modeler/trial/testing/trial-example.ts';
import { QueryScope } from '../provider/queries/QueryScope.tsx';
import { WidgetRoot } from '../provider/WidgetRoot.tsx';
import { openSandbox } from './open-sandbox.ts';
import { sandboxPage } from './sandbox-session.tsx';
import { controlOf } from './type-into.ts';
import { inputsIn, type TypedSample, typeAndCompare } from './type-into-all.ts';

const sandbox = await openSandbox(1280, 900);

const text: TypedSample = {
  keys: 'Nota "A" & Jozo{Backspace}{Backspace}ão <b>',
  text: 'Nota "A" & João <b>',
  saved: 'Nota "A" & João <b>',
};
const code = (typed: string): TypedSample => ({
  // the typing tool uses braces and brackets for key names
  keys: `${typed.replaceAll(/[[{]/g, '$&$&')}x{Backspace}`,
  text: typed,
  saved: typed,
});
const whole: TypedSample = { keys: '12346{Backspace}5', text: '12.345', saved: 12_345, empty: null };

type Service = Extract<ModelStep, { type: 'SERVICE_TASK' }>;
type Read = (model: WorkflowModel) => unknown;
const stepOf = (model: WorkflowModel, id: string) => model.steps.find((step) => step.id === id) as ModelStep;
const ofStep =
  (id: string, name: string): Read =>
  (model) =>
    Reflect.get(stepOf(model, id), name);
const ofService =
  (id: string, read: (step: Service) => unknown): Read =>
  (model) =>
    read(stepOf(model, id) as Service);
const ofConnection =
  (index: number, name: keyof ModelConnection): Read =>
  (model) =>
    stepOf(model, 'decisao').connections[index]?.[name];

/** A service with a parameter and a response of both kinds, a condition on a text, and a process with a spreadsheet. */
function model(): WorkflowModel {
  const withParam = changeStep(exampleProcess(), 'erp', {
    requestParams: [{ param: '', value: '' }],
    asynchronous: true,
    callbackResponseBody: { tipo: 'tipo' },
  } as Partial<ModelStep>);
  const withText = changeConnection(withParam, 'decisao', 2, { operator: '=', value: 'a', stepId: 'fim' });
  return changeProcess(withText, {
    spreadsheetBool: true,
    spreadsheetUrl: '',
    hasNps: true,
    assigneeStatuses: [1],
  });
}

async function open(selection: Selection) {
  const page = sandboxPage(sandbox, 'patricia.lemos');
  const store = createModelerStore(model());
  store.select(selection);
  const screen = await render(
    page.wrap(
      <StrictMode>
        <WidgetRoot>
          <QueryScope>
            <ModelerContext.Provider value={store}>
              <div style={{ display: 'flex', width: 304, height: 860 }}>
                <SettingsPanel />
              </div>
            </ModelerContext.Provider>
          </QueryScope>
        </WidgetRoot>
      </StrictMode>,
    ),
  );
  return { store, screen };
}

const step = (stepId: string): Selection => ({ kind: 'step', stepId });
const connection = (index: number): Selection => ({ kind: 'connection', stepId: 'decisao', index });
const titlesOf = (id: string): [RegExp, TypedSample, Read][] => [
  [/^Título/, text, ofStep(id, 'title')],
  [/^Subtítulo/, text, ofStep(id, 'subtitle')],
  [/^Descrição/, text, ofStep(id, 'description')],
];

const panels: [string, Selection, [RegExp, TypedSample, Read][]][] = [
  [
    'a process',
    { kind: 'process' },
    [
      [/^Título/, text, (model) => model.title],
      [/^Descrição/, text, (model) => model.description],
      [
        /^URL da planilha/,
        code('https://docs.google.com/spreadsheets/d/1AbCdEfGhIjKlMnOpQrStUvWxYz/edit#gid=0'),
        (m) => m.spreadsheetUrl,
      ],
    ],
  ],
  ['a task', step('fiscal'), [...titlesOf('fiscal'), [/^SLA: quantidade/, whole, ofStep('fiscal', 'sla')]]],
  ['an approval', step('gestor'), [...titlesOf('gestor'), [/^SLA: quantidade/, whole, ofStep('gestor', 'sla')]]],
  ['a decision', step('decisao'), titlesOf('decisao')],
  [
    'a service',
    step('erp'),
    [
      ...titlesOf('erp'),
      [/^URL da requisição/, code('https://erp.example/a?x=1&y=#idk'), ofService('erp', (erp) => erp.endpoint)],
      [/^Cabeçalho 1: nome/, code('X-Chave'), ofService('erp', (erp) => erp.requestHeaders[0]?.header)],
      [/^Cabeçalho 1: valor/, code('a b=c'), ofService('erp', (erp) => erp.requestHeaders[0]?.value)],
      [/^Parâmetro 1: nome/, code('q'), ofService('erp', (erp) => erp.requestParams[0]?.param)],
      [/^Parâmetro 1: valor/, code('#valor [1]'), ofService('erp', (erp) => erp.requestParams[0]?.value)],
      [/^Corpo da requisição/, code('{ "v": [#valor] }'), ofService('erp', (erp) => erp.requestBody)],
      [
        /^Resposta 1: propriedade/,
        code('dados.itens[0]'),
        ofService('erp', (erp) => erp.responseBody['justificativa']),
      ],
      [/^Retorno 1: propriedade/, code('a.b'), ofService('erp', (erp) => erp.callbackResponseBody['tipo'])],
      [/^Novas tentativas/, code('10'), ofService('erp', (erp) => erp.maxRetries)],
      [/^E-mail que recebe/, code('erros@empresa.example'), ofService('erp', (erp) => erp.integrationErrorTarget)],
    ],
  ],
  [
    'a row of a spreadsheet',
    step('planilha'),
    [
      ...titlesOf('planilha'),
      [
        /^URL do Google Sheets/,
        code('https://docs.google.com/spreadsheets/d/1AbCdEfGhIjKlMnOpQrStUvWxYz/edit'),
        ofService('planilha', (sheet) => sheet.googleSheetsConfig.url),
      ],
      [/^Aba\/guia/, text, ofService('planilha', (sheet) => sheet.googleSheetsConfig.sheetName)],
      [/^Novas tentativas/, code('10'), ofService('planilha', (sheet) => sheet.maxRetries)],
    ],
  ],
  [
    'a connection that compares a number',
    connection(0),
    [
      [/^Nome da conexão/, text, ofConnection(0, 'label')],
      [
        /^Valor/,
        { keys: '-12345,56{Backspace}{Backspace}5', text: '-12.345,5', saved: '-12345.5' },
        ofConnection(0, 'value'),
      ],
    ],
  ],
  [
    'a connection that compares a day',
    connection(1),
    [
      [/^Nome da conexão/, text, ofConnection(1, 'label')],
      [
        /^Quantidade de dias/,
        { keys: '1234{Backspace}5', text: '1.235', saved: 'OTHERS:-1235', empty: 'OTHERS:0' },
        ofConnection(1, 'value'),
      ],
    ],
  ],
  [
    'a connection that compares a text',
    connection(2),
    [
      [/^Nome da conexão/, text, ofConnection(2, 'label')],
      [/^Valor/, text, ofConnection(2, 'value')],
    ],
  ],
];

test.each(panels)(
  'C8.03 every text control in the settings of %s saves typed, corrected, emptied and pasted text',
  async (_, selection, controls) => {
    const { store, screen } = await open(selection);
    const form = screen.getByRole('form');
    await expect.poll(() => inputsIn(form.element()).length).toBe(controls.length);
    const control = (name: RegExp) => controlOf(screen.getByRole('textbox', { name }));
    for (const [name, sample, read] of controls) {
      await typeAndCompare(control(name), sample, () => read(store.get().history.present));
    }
    // the same values must be shown after visiting the settings of another element
    const shown = controls.map(([name]) => control(name).value);
    const other: Selection = selection.kind === 'process' ? step('fim') : { kind: 'process' };
    expect(store.select(other)).toBe(true);
    await expect.element(screen.getByRole('form')).not.toHaveAccessibleName(form.element().ariaLabel ?? '-');
    expect(store.select(selection)).toBe(true);
    for (const [at, [name, sample, read]] of controls.entries()) {
      await expect.element(screen.getByRole('textbox', { name })).toHaveValue(shown[at]);
      expect(read(store.get().history.present)).toEqual(sample.saved);
    }
  },
);

async function openTrial() {
  const page = sandboxPage(sandbox, 'bruno.amaral');
  const store = createModelerStore(trialModel());
  const screen = await render(
    page.wrap(
      <StrictMode>
        <WidgetRoot>
          <QueryScope>
            <ModelerContext.Provider value={store}>
              <TestDialog open process={null} onClose={() => {}} />
            </ModelerContext.Provider>
          </QueryScope>
        </WidgetRoot>
      </StrictMode>,
    ),
  );
  return { ...page, store, screen };
}

test('C8.03 the test of a call sends the typed values as a request stores them', async () => {
  const { screen, sent } = await openTrial();
  await screen.getByRole('textbox', { name: '#valor' }).click();
  await userEvent.keyboard('1.2340{Backspace}{Tab}');
  await userEvent.keyboard('Jozo{Backspace}{Backspace}ão & "filhos"{Home}Sr. {Enter}');
  await expect.poll(() => sent('POST', '/v1/rest-summoner').length).toBe(1);
  const [call] = sent('POST', '/v1/rest-summoner');
  const { data } = JSON.parse(String(call?.body));
  expect(data).toEqual({ valor: 1234, motive: 'Sr. João & "filhos"' });
});

test('C8.03 a simulation keeps the typed values and shows them again after going back', async () => {
  const { screen, store } = await openTrial();
  await screen.getByRole('tab', { name: 'Simulação' }).click();
  const amount = screen.getByRole('textbox', { name: /^Valor/ });
  await amount.click();
  await userEvent.keyboard('50001{Backspace}');
  await screen.getByRole('button', { name: 'Iniciar simulação' }).click();
  const approval = screen.getByRole('region', { name: 'Etapa Aprovação do gestor' });
  await expect.element(approval).toBeVisible();

  await approval.getByRole('radio', { name: 'Reprovar' }).click();
  await approval.getByRole('textbox', { name: /Motivo/ }).click();
  await userEvent.keyboard('Sem verbs{Backspace}a');
  await expect.element(approval.getByRole('textbox', { name: /Motivo/ })).toHaveValue('Sem verba');
  await approval.getByRole('radio', { name: 'Aprovar' }).click();
  await approval.getByRole('button', { name: 'Continuar' }).click();

  const service = screen.getByRole('region', { name: 'Etapa Lançar no ERP' });
  const status = service.getByRole('textbox', { name: /Código da resposta/ });
  await status.click();
  await userEvent.keyboard('{Control>}a{/Control}2001{Backspace}{Backspace}1');
  await expect.element(status).toHaveValue('201');
  await userEvent.keyboard('{Tab}P-99{Backspace}/"1"');
  await service.getByRole('button', { name: 'Continuar' }).click();
  await expect.element(screen.getByText('O processo chegou ao fim')).toBeVisible();
  await screen.getByRole('textbox', { name: 'Nome do cenário' }).click();
  await userEvent.keyboard('Compra altz{Backspace}a{Enter}');
  await expect.poll(() => store.get().history.present.scenarios.length).toBe(1);
  expect(store.get().history.present.scenarios).toMatchObject([
    {
      name: 'Compra alta',
      values: { valor: 5000 },
      answers: [
        { stepId: 'gestor', approved: true },
        { stepId: 'erp', statusCode: 201, values: { pedido: 'P-9/"1"' } },
      ],
    },
  ]);
});
