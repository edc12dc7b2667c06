import { expect, test } from '../../support/test.ts';

test('T2.8.01 P2.1.10 a request opens read-only below /report for users with access to the report only', async ({
  enter,
  expectAccessible,
}) => {
  const mariana = await enter('mariana.costa', { at: '/attendance/to-do' });
  await mariana.tasks.rows.first().getByRole('link').first().click();
  await expect(mariana.detail.region).toBeVisible();
  const uuid = new URL(mariana.page.url()).pathname.split('/').at(-1);

  const auditor = await enter('jorge.valente', { at: `/report/task/${uuid}` });
  const { detail, page } = auditor;
  await expect(detail.region.getByRole('heading', { level: 2 })).toBeVisible();
  await expect(detail.region.getByRole('tab', { name: 'Histórico' })).toBeVisible();
  await expect(detail.region.getByRole('tab', { name: /Comentários/ })).toBeVisible();
  await expect(detail.comment).toHaveCount(0);
  await expect(
    detail.region.getByRole('button', { name: /^(Aprovar|Concluir|Transferir|Atribuir a mim)$/ }),
  ).toHaveCount(0);
  await expectAccessible(page, 'the read-only view');

  const outsider = await enter('rafael.nunes', { at: `/report/task/${uuid}` });
  await expect(outsider.page).toHaveURL(/\/services$/);
  await expect(outsider.page.getByText('Usuário sem permissão de acesso')).toBeVisible();
});

test('C2.06 an unknown task below /report redirects to the report and shows why', async ({
  enter,
  expectComplaint,
}) => {
  expectComplaint(/404/);
  const { page, messages } = await enter('jorge.valente', {
    at: '/report/task/00000000-0000-4000-8000-000000000000',
  });
  await expect(page).toHaveURL(/\/report$/);
  await expect(messages.getByText(/Não foi possível encontrar/)).toBeVisible();
});
