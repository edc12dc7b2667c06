import type { Page } from '@playwright/test';
import { Portal } from '../pages/Portal.ts';
import { fundService, startFund } from '../support/request-fund.ts';
import type { RunningServer } from '../support/running-server.ts';
import { expect } from '../support/test.ts';
import { typeInto } from '../support/typing.ts';
import { type RunningExample, runExample } from './run-example.ts';

/** A started example and the user who is signed in to it. */
interface UsedExample {
  readonly page: Page;
  readonly server: RunningServer;
  readonly example: RunningExample;
}

/** Starts an example for a user of the server, uses it, and stops it. */
export async function withExample(
  { name, page, server, userName }: { name: string; page: Page; server: RunningServer; userName: string },
  use: (used: UsedExample) => Promise<void>,
): Promise<void> {
  const example = await runExample(name, {
    TRAMITA_API: server.origin,
    TRAMITA_TOKEN: await server.tokenFor(userName),
  });
  try {
    await page.goto(example.address);
    await use({ page, server, example });
  } finally {
    await page.close();
    await example.stop();
  }
}

/** Approves a request in an example that shows the inbox of a superior. */
export async function approveFund(
  { page, server }: Pick<UsedExample, 'page' | 'server'>,
  { whileOpen }: { whileOpen?: () => Promise<void> } = {},
): Promise<void> {
  const [idk] = await startFund(server, 'Reforço do caixa.');
  await page.reload();
  const { tasks, detail } = new Portal(page);
  await tasks.open(idk);
  await expect(detail.field('Valor')).toHaveValue('350,00');
  await whileOpen?.();
  await detail.approve.click();
  await expect(tasks.row(idk)).toHaveCount(0);
}

/** Sends a request in an example that shows the catalogue; resolves to its number. */
export async function sendFund({ page }: Pick<UsedExample, 'page'>): Promise<string> {
  const { catalogue, requestDialog } = new Portal(page);
  await typeInto(catalogue.search, 'fundo fixo');
  await catalogue.request(fundService.title);
  await requestDialog.field('Pedido').selectOption('Reforço');
  await typeInto(requestDialog.field('Valor'), '350,00');
  await typeInto(requestDialog.field('Observação'), 'Pedido em um exemplo.');
  await requestDialog.send.click();
  return requestDialog.sentIdk();
}
