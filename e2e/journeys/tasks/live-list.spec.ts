import { expect, test } from '../../support/live-server.ts';
import { requestFund } from '../../support/request-fund.ts';
import { typeInto } from '../../support/typing.ts';

test('C11.01 an open list adds new tasks at the top or offers to show them, and marks tasks that left', async ({
  enter,
}) => {
  const requester = await enter('rafael.nunes', { ownSession: true });
  const { page, tasks } = await enter('helena.barros', {
    ownSession: true,
    at: '/my-attendance/to-do?size=25&order=idk:DESC',
  });
  await expect(tasks.rows.first()).toBeVisible();
  const before = await tasks.rows.count();
  const summary = tasks.region.getByRole('group', { name: 'Resumo da lista' });
  const isAgreed = async (count: number) => expect(summary).toContainText(new RegExp(`^${count} tarefas?`));
  await isAgreed(before);

  const first = await requestFund(requester, 'Troco que chega.');
  await expect(tasks.row(first)).toBeVisible();
  await isAgreed(before + 1);

  await tasks.row(first).getByRole('checkbox').check();
  const second = await requestFund(requester, 'Troco que espera.');
  const offer = tasks.region.getByRole('button', { name: '1 nova tarefa · Mostrar' });
  await expect(offer).toBeVisible();
  await expect(tasks.row(second)).toHaveCount(0);
  await expect(tasks.rows).toHaveCount(before + 1);
  await offer.click();
  await expect(tasks.row(second)).toBeVisible();
  await expect(offer).toHaveCount(0);
  await tasks.row(first).getByRole('checkbox').uncheck();
  await isAgreed(before + 2);

  await requester.requestDialog.follow.click();
  await requester.detail.region.getByRole('button', { name: 'Cancelar' }).click();
  const question = requester.page.getByRole('dialog');
  await typeInto(question.getByRole('textbox'), 'Não é mais preciso.');
  await question.getByRole('button', { name: 'Cancelar solicitação' }).click();
  await tasks.row(second).hover();
  await expect(tasks.row(second)).toContainText('saiu desta lista');
  await expect(tasks.row(second).getByRole('checkbox')).toHaveCount(0);
  await isAgreed(before + 1);
  await page.reload();
  await expect(tasks.row(first)).toBeVisible();
  await expect(tasks.row(second)).toHaveCount(0);
});
