// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createClient, staticTokenProvider } from '@tramita/client';
import type { ModelField } from '@tramita/client/contract';
import { addField, changeField, newWorkflow } from '@tramita/client/rules';
import { expect, test } from 'vitest';
import { modelerFieldsMessages } from '../../../../messages/features/modeler/fields.ts';
import { TramitaProvider } from '../../../../provider/TramitaProvider.tsx';
import { useMessages } from '../../../../provider/use-messages.ts';
import { WidgetRoot } from '../../../../provider/WidgetRoot.tsx';
import { createModelerStore } from '../../store/create-modeler-store.ts';
import { ModelerContext, useModel } from '../../store/modeler-context.ts';
import { useFieldEditing } from '../use-field-editing.ts';
import { OptionSettings } from './OptionSettings.tsx';

function Options({ field }: { field: ModelField }) {
  const messages = useMessages(modelerFieldsMessages);
  return <OptionSettings editing={useFieldEditing(field, messages)} messages={messages} />;
}

function FirstField() {
  const field = useModel(({ fields }) => fields[0]);
  return field ? <Options field={field} /> : null;
}

function open() {
  const options = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }));
  const model = changeField(addField(newWorkflow(), 'tipo'), 'tipo', { label: 'Tipo', type: 'select' }).model;
  const store = createModelerStore(changeField(model, 'tipo', { options }).model);
  const client = createClient({ baseUrl: 'http://api.test', tokenProvider: staticTokenProvider('token') });
  render(
    <TramitaProvider storageScope="ana" client={client} onError={() => {}} queryClient={new QueryClient()}>
      <WidgetRoot>
        <ModelerContext.Provider value={store}>
          <FirstField />
        </ModelerContext.Provider>
      </WidgetRoot>
    </TramitaProvider>,
  );
  return {
    store,
    values: () =>
      store
        .get()
        .history.present.fields[0]?.options.map(({ value }) => value)
        .join(''),
  };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('undoes each move, addition and deletion of an option separately', () => {
  const { store, values } = open();
  press('Mover a opção 1 para baixo');
  press('Mover a opção 2 para baixo');
  expect(values()).toBe('bca');
  act(() => store.undo());
  expect(values()).toBe('bac');
  act(() => store.undo());
  expect(values()).toBe('abc');
  press('Excluir a opção 3');
  press('Excluir a opção 2');
  expect(values()).toBe('a');
  act(() => store.undo());
  expect(values()).toBe('ab');
});

test('keeps the focus on the button that moved an option to an end of the list', () => {
  const { values } = open();
  const down = () => screen.getByRole('button', { name: 'Mover a opção 3 para baixo' });
  press('Mover a opção 2 para baixo');
  expect(values()).toBe('acb');
  expect(document.activeElement).toBe(down());
  fireEvent.click(down());
  expect(values()).toBe('acb');
});

test('moves the focus to the add button after the last option is deleted', () => {
  const { values } = open();
  for (let left = 3; left > 0; left -= 1) press('Excluir a opção 1');
  expect(values()).toBe('');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Adicionar opção' }));
});
