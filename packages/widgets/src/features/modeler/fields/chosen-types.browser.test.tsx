import { authInfo, fieldsMetadata, findService, listServices, publishProcess } from '@tramita/client/contract';
import { addStep, changeProcess, newWorkflow, publishBody } from '@tramita/client/rules';
import { expect, test } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { WidgetRoot } from '../../../provider/WidgetRoot.tsx';
import { openSandbox } from '../../../testing/open-sandbox.ts';
import { sandboxPage } from '../../../testing/sandbox-session.tsx';
import { RequestDialog } from '../../request-dialog/RequestDialog.tsx';
import { createModelerStore } from '../store/create-modeler-store.ts';
import { FieldsStage } from './testing/fields-stage.tsx';

const sandbox = await openSandbox(1440, 900);

/** Adds a field in the form panel, publishes the process, and opens the request form of the new service. */
async function makeField(title: string, settings: () => Promise<void>) {
  const page = sandboxPage(sandbox, 'bruno.amaral');
  const model = changeProcess(newWorkflow(), {
    title,
    description: 'Um campo',
    category: { id: 6, title: 'Tecnologia' },
    assigneeStatuses: [1],
    department: { id: 3, description: 'Tecnologia', active: true },
    sector: { id: 12, description: 'Sistemas', active: true },
    hasNps: false,
  });
  const approved = addStep(model, { kind: 'placeholder', stepId: 'vazio' }, 'APPROVAL_TASK', 'gestor');
  const store = createModelerStore(approved, approved);
  const panel = await render(
    page.wrap(
      <WidgetRoot>
        <div style={{ height: 860, display: 'flex' }}>
          <FieldsStage store={store} />
        </div>
      </WidgetRoot>,
    ),
  );
  await panel.getByRole('button', { name: 'Novo campo' }).click();
  await expect.element(panel.getByRole('textbox', { name: 'Título' })).toHaveFocus();
  await userEvent.keyboard('{Control>}a{/Control}Campo escolhido');
  await settings();
  await browserPage.getByRole('button', { name: 'Concluir' }).click();
  await expect.poll(() => store.get().selection.kind).toBe('process');
  await panel.unmount();
  await page.client.call(publishProcess, { body: publishBody(store.get().history.present) });
  const { elements } = await page.client.call(listServices, { query: { q: title } });
  const service = await page.client.call(findService, { params: { name: elements[0]?.name ?? '' } });
  const user = await page.client.call(authInfo);
  const { fields } = await page.client.call(fieldsMetadata, { params: { id: service.parentId } });
  const form = await render(
    page.wrap(<RequestDialog service={service} user={user} onClose={() => {}} onSent={() => {}} />),
  );
  await expect.element(form.getByRole('button', { name: 'Enviar', exact: true })).toBeVisible();
  return { field: fields.find((field) => field.label === 'Campo escolhido'), form };
}

const choose = (name: string, option: string) =>
  userEvent.selectOptions(browserPage.getByRole('combobox', { name, exact: true }), option);
async function type(name: string, text: string) {
  await browserPage.getByRole('textbox', { name, exact: true }).click();
  await userEvent.keyboard(text);
}
async function addOption() {
  await browserPage.getByRole('button', { name: 'Adicionar opção' }).click();
  await type('Título da opção 1', 'Hotel');
  await type('Valor da opção 1', 'hotel');
}

/** Fills in the settings that a field of the type requires. */
const needed: Readonly<Record<string, () => Promise<unknown>>> = {
  select: addOption,
  'select-multiple': addOption,
  label: () => type('Informação', 'Leia antes de pedir'),
  regex: () => type('Expressão regular', '[[A-Z]{{3}'),
  masked: () => choose('Máscara', 'CPF'),
  assigneeData: () => choose('Dado do usuário', 'Cargo'),
  search: () => choose('Origem da busca', 'Pessoas'),
};

test.each([
  ['M3.4.03', 'string', 'Texto curto', 'textbox'],
  ['M3.4.04', 'text', 'Texto longo', 'textbox'],
  ['M3.4.05', 'texteditor', 'Texto formatado', 'textbox'],
  ['M3.4.06', 'password', 'Senha', null],
  ['M3.4.07', 'integer', 'Número inteiro', 'textbox'],
  ['M3.4.08', 'float', 'Número decimal', 'textbox'],
  ['M3.4.09', 'money', 'Moeda', 'textbox'],
  ['M3.4.10', 'date', 'Data', 'textbox'],
  ['M3.4.11', 'boolean', 'Sim ou não', 'radiogroup'],
  ['M3.4.12', 'select', 'Seleção', 'combobox'],
  ['M3.4.13', 'select-multiple', 'Seleção múltipla', 'combobox'],
  ['M3.4.14', 'chips', 'Etiquetas', 'textbox'],
  ['M3.4.15', 'label', 'Informação', null],
  ['M3.4.16', 'file', 'Arquivo', null],
  ['M3.4.17', 'search', 'Busca', 'combobox'],
  ['M3.4.18', 'acceptance', 'Aceite', 'checkbox'],
  ['M3.4.19', 'regex', 'Expressão regular', 'textbox'],
  ['M3.4.20', 'assigneeData', 'Dado do usuário', null],
  ['M3.4.21', 'masked', 'Máscara', 'textbox'],
] as const)(
  '%s the type %s is chosen as "%s", published, and shown in the request form',
  async (id, kind, label, role) => {
    const { field, form } = await makeField(`Tipo ${id}`, async () => {
      await choose('Tipo', label);
      await needed[kind]?.();
    });
    expect(field).toMatchObject({ label: 'Campo escolhido', type: kind });
    if (role) await expect.element(form.getByRole(role, { name: /^Campo escolhido/ }).first()).toBeVisible();
    if (kind === 'label') await expect.element(form.getByText('Leia antes de pedir')).toBeVisible();
    else if (!role && kind !== 'assigneeData')
      await expect.element(form.getByText(/^Campo escolhido/).first()).toBeVisible();
    await form.unmount();
  },
);

test.each([
  ['M3.4.22', 'CPF', 'cpf', '52998224725', '529.982.247-25'],
  ['M3.4.23', 'RG', 'rg', '12345678x', '12.345.678-X'],
  ['M3.4.24', 'CNPJ', 'cnpj', '11222333000181', '11.222.333/0001-81'],
  ['M3.4.25', 'CEP', 'cep', '01310100', '01310-100'],
  ['M3.4.26', 'Telefone', 'telephone', '1133334444', '(11) 3333-4444'],
  ['M3.4.27', 'Celular', 'cell', '11987654321', '(11) 98765-4321'],
] as const)('%s the mask %s is chosen, published as %s, and formats %s as %s', async (id, label, mask, keys, shown) => {
  const { field, form } = await makeField(`Máscara ${id}`, async () => {
    await choose('Tipo', 'Máscara');
    await choose('Máscara', label);
  });
  expect(field?.rules.maskedValue).toBe(mask);
  const input = form.getByRole('textbox', { name: 'Campo escolhido' });
  await userEvent.click(input);
  await userEvent.keyboard(keys);
  await expect.element(input).toHaveValue(shown);
  await form.unmount();
});
