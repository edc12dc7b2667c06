import { expect, test } from '../../support/test.ts';
import { typeInto } from '../../support/typing.ts';

test('T5.2.14 T5.2.15 leaving a task with something typed asks first, whatever leads away from it', async ({
  enter,
}) => {
  const { page, detail } = await enter('mariana.costa', { at: '/my-attendance/to-do' });
  const links = page.locator('tbody [data-task-link]');
  await links.first().click();
  await expect(detail.region).toBeVisible();
  await typeInto(detail.comment, 'Falta a nota');
  const here = page.url();
  const question = page.getByRole('alertdialog', {
    name: 'As alterações não foram salvas, tem certeza que deseja sair?',
  });
  const ways = {
    'another row': () => links.nth(1).click(),
    'an entry of the drawer': () => page.getByRole('link', { name: 'Resumo' }).click(),
    'the back button': () => page.evaluate(() => history.back()),
    'the button that closes it': () => detail.region.getByRole('button', { name: 'Fechar' }).click(),
  };
  for (const [name, go] of Object.entries(ways)) {
    await go();
    await expect(question, name).toBeVisible();
    await question.getByRole('button', { name: 'Voltar' }).click();
    await expect(question).toHaveCount(0);
    expect(page.url(), name).toBe(here);
    await expect(detail.comment).toHaveValue('Falta a nota');
  }
  await links.nth(1).click();
  await question.getByRole('button', { name: 'Sair' }).click();
  await expect(page).not.toHaveURL(here);
  await expect(detail.comment).toHaveValue('');
  await links.first().click();
  await expect(page).toHaveURL(here);
  await expect(detail.comment).toHaveValue('');
});
