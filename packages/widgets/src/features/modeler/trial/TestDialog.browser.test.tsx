import { listCalendars } from '@tramita/client/contract';
import { changeStep } from '@tramita/client/rules';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QueryScope } from '../../../provider/queries/QueryScope.tsx';
import { WidgetRoot } from '../../../provider/WidgetRoot.tsx';
import { openSandbox } from '../../../testing/open-sandbox.ts';
import { sandboxPage } from '../../../testing/sandbox-session.tsx';
import { typeOver } from '../../../testing/type-into.ts';
import { createModelerStore } from '../store/create-modeler-store.ts';
import { ModelerContext } from '../store/modeler-context.ts';
import { TestDialog } from './TestDialog.tsx';
import { trialModel } from './testing/trial-example.ts';

const sandbox = await openSandbox(1280, 900);

async function open(process: number | null = null, now = sandbox.now) {
  const page = sandboxPage(sandbox, 'bruno.amaral');
  const store = createModelerStore(trialModel());
  const screen = await render(
    page.wrap(
      <StrictMode>
        <WidgetRoot>
          <QueryScope>
            <ModelerContext.Provider value={store}>
              <TestDialog open process={process} onClose={() => {}} />
            </ModelerContext.Provider>
          </QueryScope>
        </WidgetRoot>
      </StrictMode>,
      { now },
    ),
  );
  return { ...page, store, screen };
}

test('M2.3.15 M4.60 M4.61 M8.13 makes the call of a step from the test dialog with typed values and shows the response', async () => {
  const { screen, sent } = await open();
  await expect.element(screen.getByRole('combobox', { name: 'Etapa de serviço' })).toHaveTextContent('Lançar no ERP');
  await screen.getByRole('textbox', { name: '#valor' }).fill('120');
  await screen.getByRole('textbox', { name: '#motive' }).fill('Teste');
  await screen.getByRole('button', { name: 'Executar chamada' }).click();
  await expect.element(screen.getByText('Funcionou normalmente')).toBeVisible();
  await expect.element(screen.getByText('201', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/"numero"/)).toBeVisible();
  const [call] = sent('POST', '/v1/rest-summoner');
  expect(JSON.parse(String(call?.body))).toMatchObject({ method: 'POST', data: { valor: 120, motive: 'Teste' } });
});

test('M4.62 M8.14 shows a refused or failed call as an error, with its reason', async () => {
  const { screen, store } = await open();
  store.edit((model) => changeStep(model, 'erp', { endpoint: 'http://169.254.169.254/latest' }));
  await screen.getByRole('button', { name: 'Executar chamada' }).click();
  await expect.element(screen.getByText('Ocorreu um erro durante o teste')).toBeVisible();
  await expect.element(screen.getByText('Sem resposta')).toBeVisible();
  await expect.element(screen.getByText(/só chama os sistemas da empresa de exemplo/)).toBeVisible();
  store.edit((model) => changeStep(model, 'erp', { endpoint: 'https://erp.redeipe.example/lancamentos' }));
  // the demo's ERP refuses amounts that end in 66
  await screen.getByRole('textbox', { name: '#valor' }).fill('1066');
  await screen.getByRole('button', { name: 'Executar chamada' }).click();
  await expect.element(screen.getByText('422', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('Ocorreu um erro durante o teste')).toBeVisible();
});

test('simulates a process to its end, saves it as a scenario, and reports when a change of the process alters the result', async () => {
  const { screen, store, sent } = await open();
  await screen.getByRole('tab', { name: 'Simulação' }).click();
  // the form is validated like the real one
  await screen.getByRole('button', { name: 'Iniciar simulação' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Formulário da solicitação' })).toBeVisible();
  await screen.getByRole('textbox', { name: /^Valor/ }).fill('5000');
  await screen.getByRole('button', { name: 'Iniciar simulação' }).click();
  const path = screen.getByRole('list', { name: 'Caminho percorrido' });
  await expect.element(path.getByText('Seguiu por Sim')).toBeVisible();
  await expect.element(path.getByText('Com Superior direto · SLA 2d')).toBeVisible();

  // a rejection requires a reason; an approval continues
  const approval = screen.getByRole('region', { name: 'Etapa Aprovação do gestor' });
  await approval.getByRole('radio', { name: 'Reprovar' }).click();
  await approval.getByRole('button', { name: 'Continuar' }).click();
  await expect.element(approval.getByText('Preenche o motivo')).toBeVisible();
  await approval.getByRole('radio', { name: 'Aprovar' }).click();
  await approval.getByRole('button', { name: 'Continuar' }).click();
  const service = screen.getByRole('region', { name: 'Etapa Lançar no ERP' });
  await service.getByRole('textbox', { name: '#pedido' }).fill('P-9');
  await service.getByRole('button', { name: 'Continuar' }).click();
  await expect.element(screen.getByText('O processo chegou ao fim')).toBeVisible();
  await expect.element(screen.getByText('P-9')).toBeVisible();
  await expect.element(path.getByText('Respondeu com o código 200')).toBeVisible();

  await screen.getByRole('textbox', { name: 'Nome do cenário' }).fill('Compra alta');
  await userEvent.keyboard('{Enter}');
  const scenarios = screen.getByRole('region', { name: 'Cenários' });
  await expect.element(scenarios.getByText('Mesmo resultado')).toBeVisible();
  const [scenario] = store.get().history.present.scenarios;
  expect(scenario).toMatchObject({
    name: 'Compra alta',
    values: { valor: 5000 },
    answers: [
      { stepId: 'gestor', approved: true },
      { stepId: 'erp', statusCode: 200, values: { pedido: 'P-9' } },
    ],
    outcome: { path: ['inicio', 'alcada', 'gestor', 'erp', 'fim'], end: 'FINISHED' },
  });
  // the server does not have a process that was never published
  expect(sent('PUT', /scenarios/)).toEqual([]);

  // now no amount over 2000 is approved
  store.edit((model) => ({
    ...model,
    fields: model.fields.map((field) => (field.name === 'valor' ? { ...field, maxValue: 2000 } : field)),
  }));
  await expect.element(scenarios.getByText('1 cenário mudou de resultado')).toBeVisible();
  await expect.element(scenarios.getByText('Antes: fim do processo. Agora: resposta recusada.')).toBeVisible();
  await scenarios.getByRole('button', { name: 'Abrir o cenário Compra alta' }).click();
  await expect.element(screen.getByText('A resposta não seria aceita')).toBeVisible();
  await scenarios.getByRole('button', { name: 'Aceitar o novo resultado' }).click();
  await expect.element(scenarios.getByText('Mesmo resultado')).toBeVisible();
  await scenarios.getByRole('button', { name: 'Excluir o cenário Compra alta' }).click();
  expect(store.get().history.present.scenarios).toEqual([]);
});

test('D8.15 the simulation counts in the chosen calendar of a process with working time', async () => {
  const { screen, store, client } = await open(null, () => new Date('2026-11-19T18:00:00Z'));
  const { elements } = await client.call(listCalendars);
  const [{ id, name } = { id: 0, name: '' }] = elements;
  store.edit((model) => ({ ...model, slaCounting: 'WORKING', calendar: { id, name } }));
  await screen.getByRole('tab', { name: 'Simulação' }).click();
  await typeOver(screen.getByRole('textbox', { name: /^Valor/ }), '5000');
  await screen.getByRole('button', { name: 'Iniciar simulação' }).click();
  const side = screen.getByRole('region', { name: 'Caminho percorrido' });
  // from a Thursday; the day after is a holiday
  await expect
    .element(side.getByText('Com Superior direto · SLA 2 dias úteis · vence em 24/11/2026 18:00'))
    .toBeVisible();
  await expect.element(side.getByText('2 dias úteis', { exact: true })).toBeVisible();
  await expect.element(side.getByText('Prazo do caminho (calendário Comercial)')).toBeVisible();
});
