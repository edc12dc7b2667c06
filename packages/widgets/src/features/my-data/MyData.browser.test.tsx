import { listMyDataExports } from '@tramita/client/contract';
import { StrictMode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { MyData } from './MyData.tsx';

const sandbox = await openSandbox(1440, 900);

beforeEach(async () => {
  await browserPage.viewport(1440, 900);
});

async function open(userName: string) {
  const page = sandboxPage(sandbox, userName);
  const screen = await render(
    page.wrap(
      <StrictMode>
        <div style={{ height: 860, display: 'flex' }}>
          <MyData />
        </div>
      </StrictMode>,
    ),
  );
  return { ...page, screen };
}

test('D7.10 D13.01 by keyboard, "Baixar meus dados" asks for the zip and saves it when it is ready', async () => {
  const { screen, client } = await open('mariana.costa');
  await expect.element(screen.getByText('mariana.costa', { exact: true })).toBeVisible();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Baixar meus dados');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Dados baixados')).toBeVisible();
  await expect.element(screen.getByText('Os dados estão prontos')).toBeVisible();
  const { elements } = await client.call(listMyDataExports, {});
  expect(elements).toMatchObject([{ status: 'READY' }]);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Baixar arquivo');
});
