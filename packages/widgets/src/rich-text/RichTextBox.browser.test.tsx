import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { promised } from '../form/testing/open-form.tsx';
import { richTextMessages } from '../messages/rich-text.ts';
import { WidgetRoot } from '../provider/WidgetRoot.tsx';
import { Field } from '../ui/Field/Field.tsx';
import { type LazyPart, lazyPart } from '../ui/lazy-part.ts';
import { RichTextBox } from './RichTextBox.tsx';
import { RichTextEditor } from './RichTextEditor.tsx';

const written = '<p>Notas conferidas com <b>atenção</b>.</p><ul><li>hotel</li><li>táxi</li></ul>';

function Note({ part }: { part: LazyPart<typeof RichTextEditor> }) {
  const [html, setHtml] = useState<string | null>(written);
  return (
    <WidgetRoot theme="light">
      <Field label="Parecer" group>
        <RichTextBox html={html ?? ''} onChange={setHtml} readOnly={false} part={part} />
      </Field>
    </WidgetRoot>
  );
}

test('shows the text at the same height until the editor is loaded', async () => {
  const { promise, resolve } = promised<typeof RichTextEditor>();
  const screen = await render(<Note part={lazyPart(() => promise)} />);
  const waiting = screen.getByRole('group', { name: 'Parecer' });
  await expect.element(waiting).toHaveAttribute('aria-busy', 'true');
  await expect.element(waiting.getByRole('listitem').first()).toBeVisible();
  const before = waiting.element().getBoundingClientRect().height;
  resolve(RichTextEditor);
  await expect.element(screen.getByRole('textbox', { name: 'Parecer' })).toBeVisible();
  const box = screen.container.querySelector('[data-slot="rich-text"]');
  expect(box?.getBoundingClientRect().height).toBe(before);
  expect(box?.textContent).toContain('atenção');
});

test('shows an error and keeps the text if the editor cannot be loaded, and loads it on retry', async () => {
  let tries = 0;
  const part = lazyPart(async () => {
    tries += 1;
    if (tries === 1) throw new Error('offline');
    return RichTextEditor;
  });
  const screen = await render(<Note part={part} />);
  await expect.element(screen.getByRole('alert')).toBeVisible();
  expect(screen.getByRole('alert').element().textContent).toContain(richTextMessages.failed);
  await expect.element(screen.getByText('atenção')).toBeVisible();
  await screen.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Parecer' })).toBeVisible();
  await expect.element(screen.getByText('atenção')).toBeVisible();
});
