import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { exampleModel } from '../features/modeler/fields/testing/example-model.ts';
import { FieldsStage } from '../features/modeler/fields/testing/fields-stage.tsx';
import { createModelerStore } from '../features/modeler/store/create-modeler-store.ts';
import { WidgetRoot } from '../provider/WidgetRoot.tsx';
import { openSandbox } from './open-sandbox.ts';
import { sandboxPage } from './sandbox-session.tsx';
import { inputsIn, typeIntoAll } from './type-into-all.ts';

const sandbox = await openSandbox(1440, 1000);

test.each([
  ['valor', 2],
  ['justificativa', 2],
  ['projeto', 2],
  ['tipo', 4],
] as const)(
  'C8.03 every text control of the settings of the field %s accepts keys, corrections and pastes',
  async (id, count) => {
    const page = sandboxPage(sandbox, 'patricia.lemos');
    const model = exampleModel();
    const store = createModelerStore(model, model);
    store.select({ kind: 'field', fieldId: id });
    const screen = await render(
      page.wrap(
        <StrictMode>
          <div style={{ height: 960, display: 'flex' }}>
            <WidgetRoot theme="light">
              <FieldsStage store={store} />
            </WidgetRoot>
          </div>
        </StrictMode>,
      ),
    );
    const editor = screen.getByRole('region', { name: /^Campo / });
    await expect.poll(() => inputsIn(editor.element()).length).toBeGreaterThanOrEqual(count);
    await typeIntoAll(editor.element(), count);
  },
);
