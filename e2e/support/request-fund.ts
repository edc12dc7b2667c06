import type { Portal } from '../pages/Portal.ts';
import type { RunningServer } from './running-server.ts';
import { startRequests } from './start-requests.ts';
import { expect } from './test.ts';
import { typeInto } from './typing.ts';

/** A small service of the demo company: the superior approves, Contas a pagar completes. */
export const fundService = {
  title: 'Fundo fixo de caixa',
  address: '/services/fundo-fixo-de-caixa',
  processId: 34,
} as const;

/** Opens the form and fills it; the note identifies the request. */
export async function fillFund(
  { page, catalogue, requestDialog }: Pick<Portal, 'page' | 'catalogue' | 'requestDialog'>,
  note: string,
): Promise<void> {
  await page.goto(fundService.address);
  await catalogue.confirm();
  await requestDialog.field('Pedido').selectOption('Reforço');
  await typeInto(requestDialog.field('Valor'), '350,00');
  await typeInto(requestDialog.field('Observação'), note);
}

/** Sends such a request and resolves to its number. */
export async function requestFund(portal: Portal, note: string): Promise<string> {
  await fillFund(portal, note);
  await portal.requestDialog.send.click();
  await expect(portal.requestDialog.follow).toBeVisible();
  return portal.requestDialog.sentIdk();
}

/** Sends such requests without a browser, one per note, for journeys about what follows; resolves to their numbers. */
export function startFund<Notes extends readonly string[]>(server: RunningServer, ...notes: Notes) {
  return startRequests(server, fundService.processId, notes, (observacao) => ({
    pedido: 'Reforço',
    valor: 350,
    observacao,
  }));
}
