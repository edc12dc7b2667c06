import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Select } from './Select.tsx';

/** Returns where the text of a control begins, from the left of its frame. */
function textStart(control: Element): number {
  const { paddingLeft, borderLeftWidth } = getComputedStyle(control);
  const frame = control.parentElement?.getBoundingClientRect().left ?? 0;
  return (
    control.getBoundingClientRect().left - frame + Number.parseFloat(paddingLeft) + Number.parseFloat(borderLeftWidth)
  );
}

test.each(['sm', 'filter', 'md', 'input'] as const)(
  'C10.22 the texts of a choice and of a text control of size %s begin at the same place',
  async (size) => {
    const screen = await render(
      <WidgetRoot theme="light">
        <TextInput aria-label="IDK" size={size} defaultValue="48213" />
        <Select
          aria-label="Etiqueta"
          size={size}
          value="u"
          options={[{ value: 'u', label: 'Urgente' }]}
          onValueChange={() => {}}
        />
      </WidgetRoot>,
    );
    const choice = screen.getByRole('combobox', { name: 'Etiqueta' });
    await expect.element(choice).toBeVisible();
    expect(textStart(choice.element())).toBe(textStart(screen.getByRole('textbox', { name: 'IDK' }).element()));
  },
);
