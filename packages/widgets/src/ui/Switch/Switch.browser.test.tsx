import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { Switch } from './Switch.tsx';

test('a switch is as high as its text in a grid without room for it', async () => {
  const screen = await render(
    <WidgetRoot theme="light">
      <div style={{ display: 'grid', alignContent: 'start', height: 60, width: 160, overflow: 'auto' }}>
        <div style={{ height: 50 }} />
        <Switch label="Ativo" note="Um processo inativo não pode ser solicitado." checked onCheckedChange={() => {}} />
        <p>Categoria</p>
      </div>
    </WidgetRoot>,
  );
  const note = screen.getByText('Um processo inativo não pode ser solicitado.').element().getBoundingClientRect();
  const next = screen.getByText('Categoria').element().getBoundingClientRect();
  expect(note.bottom).toBeLessThanOrEqual(next.top);
});
