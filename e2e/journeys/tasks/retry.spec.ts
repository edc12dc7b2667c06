import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { typeInto } from '../../support/typing.ts';

interface Stopped {
  readonly idk: string;
  readonly protocol: string;
  readonly step: string;
}

/** Returns the newest failed reimbursements, from the notifications of the process owner. */
async function findStopped(page: Page): Promise<Stopped[]> {
  const asking = page.waitForRequest((request) => request.headers()['authorization'] !== undefined);
  await page.reload();
  const authorization = (await asking).headers()['authorization'] ?? '';
  const answer = await page.request.get('/v1/notifications?itemsPerPage=50', { headers: { authorization } });
  const { notifications } = (await answer.json()) as { notifications: { message: string; protocol: string }[] };
  return notifications.flatMap(({ message, protocol }) => {
    const match = /solicitação <b>(\d+)<\/b>, <b>Reembolso de despesas<\/b>, parou na etapa <b>([^<]+)<\/b>/.exec(
      message,
    );
    return match ? [{ idk: match[1] ?? '', protocol, step: match[2] ?? '' }] : [];
  });
}

test('T4.6.01 T4.6.02 the owner executes a failed step again and sends the request back, and its assignee sees the new task', async ({
  enter,
  expectAccessible,
}) => {
  // involves two users and a call to another system
  test.slow();
  const owner = await enter('bruno.amaral');
  const { page, detail } = owner;
  const [stopped] = await findStopped(page);
  if (!stopped) return expect(stopped, 'a reimbursement that stopped').toBeDefined();

  await page.goto(`/my-tasks/in-progress/${stopped.protocol}`);
  await expect(detail.steps).toContainText('Lançar no ERP');
  await detail.region.getByRole('button', { name: `Executar novamente: ${stopped.step}` }).click();
  const again = page.getByRole('alertdialog', { name: `Deseja executar novamente a etapa ${stopped.step}?` });
  await expectAccessible(page, 'the question about executing again');
  await typeInto(again.getByRole('textbox', { name: 'Motivo (opcional)' }), 'O período contábil foi reaberto.');
  await again.getByRole('button', { name: 'Sim' }).click();
  await expect(owner.messages).toContainText('A solicitação está na etapa Confirmar pagamento.');
  await expect(detail.currentStep).toContainText('Confirmar pagamento');

  const target = 'Conferência dos comprovantes';
  await detail.region.getByRole('button', { name: `Redirecionar para esta etapa: ${target}` }).click();
  const back = page.getByRole('alertdialog', { name: `Deseja redirecionar o fluxo para a etapa ${target}?` });
  await typeInto(back.getByRole('textbox', { name: 'Motivo (opcional)' }), 'Faltou um comprovante.');
  await back.getByRole('button', { name: 'Sim' }).click();
  await expect(detail.currentStep).toContainText(target);
  await expect(detail.region.getByRole('button', { name: `Redirecionar para esta etapa: ${target}` })).toHaveCount(0);
  await expectAccessible(page, 'the request after it was taken back');

  // the assignee sees the origin of the task and is offered neither action
  const mariana = await enter('mariana.costa', { at: '/attendance/to-do' });
  await mariana.tasks.open(stopped.idk);
  await expect(mariana.detail.currentStep).toContainText(target);
  await expect(mariana.detail.region.getByText('Redirecionar para esta etapa')).toHaveCount(0);
  await mariana.detail.region.getByRole('tab', { name: 'Histórico' }).click();
  const history = mariana.detail.region.getByRole('tabpanel', { name: 'Histórico' });
  await expect(history).toContainText(
    /Bruno Amaral redirecionou a solicitação da etapa Confirmar pagamento para a etapa Conferência dos comprovantes, na versão \d+ do processo\. Motivo: Faltou um comprovante\./,
  );
  await expect(history).toContainText(
    /Bruno Amaral executou novamente a etapa Lançar no ERP, na versão \d+ do processo/,
  );
});
