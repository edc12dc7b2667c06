import { expect, test } from '../../support/test.ts';
import { typeInto } from '../../support/typing.ts';

test('C7.15 a view is saved, opened from the palette, made the default and shared with a group', async ({
  enter,
  expectAccessible,
}) => {
  const { page, title } = await enter('mariana.costa', { at: '/attendance/to-do' });
  const views = page.getByRole('group', { name: 'Visões' });
  const step = page.getByRole('textbox', { name: 'Filtrar por Etapa' });
  await typeInto(step, 'conferência');
  await page.getByRole('button', { name: 'Salvar visão' }).click();
  await expect(page.getByRole('textbox', { name: 'Nome' })).toBeFocused();
  await page.keyboard.type('Notas em conferência');
  await page.keyboard.press('Enter');
  await expect(views.getByRole('button', { name: 'Notas em conferência', exact: true })).toBeFocused();
  await expect(page).toHaveURL(/view=\d+/);
  await expectAccessible(page, 'a list with a saved view');

  await page.goto('/summary');
  await expect(title).toHaveText('Resumo');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Ir para' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('notas em');
  await expect(palette.getByRole('group', { name: 'Visões' }).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/attendance\/to-do\?.*view=\d+/);
  await expect(step).toHaveValue('conferência');

  await views.getByRole('button', { name: 'Ações da visão Notas em conferência' }).click();
  await page.getByRole('menuitem', { name: 'Tornar padrão' }).click();
  await expect(views.getByRole('button', { name: /Notas em conferência.*padrão/ })).toBeVisible();
  await views.getByRole('button', { name: 'Todas' }).click();
  await expect(step).toHaveValue('');
  // a reload keeps the selected view, a new visit opens the default view
  await expect(page).toHaveURL(/to-do\?view=all$/);
  await page.reload();
  await expect(views.getByRole('button', { name: 'Todas' })).toHaveAttribute('aria-pressed', 'true');
  await expect(step).toHaveValue('');
  await page.goto('/summary');
  await page.goto('/attendance/to-do');
  await expect(step).toHaveValue('conferência');

  const manager = (await enter('diego.salomao', { at: '/attendance/to-do' })).page;
  await typeInto(manager.getByRole('textbox', { name: 'Filtrar por Etapa' }), 'aprovação');
  await manager.getByRole('button', { name: 'Salvar visão' }).click();
  const dialog = manager.getByRole('dialog', { name: 'Salvar visão' });
  await expect(dialog.getByRole('textbox', { name: 'Nome' })).toBeFocused();
  await manager.keyboard.type('Aprovações da fila');
  await dialog.getByText('Para um grupo').click();
  await dialog.getByRole('combobox', { name: 'Grupo' }).click();
  await manager.keyboard.type('contas a pagar');
  await manager.getByRole('option', { name: 'Contas a pagar' }).click();
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog).toHaveCount(0);

  await page.reload();
  const shared = views.getByRole('button', { name: /Aprovações da fila.*Contas a pagar/ });
  await shared.click();
  await expect(step).toHaveValue('aprovação');
  await views.getByRole('button', { name: 'Ações da visão Aprovações da fila' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Tornar padrão']);
  await page.keyboard.press('Escape');

  for (const [owner, name] of [
    [page, 'Notas em conferência'],
    [manager, 'Aprovações da fila'],
  ] as const) {
    const row = owner.getByRole('group', { name: 'Visões' });
    await row.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await row.getByRole('button', { name: `Ações da visão ${name}` }).click();
    await owner.getByRole('menuitem', { name: 'Excluir' }).click();
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
    await expect(owner.getByText('Visão excluída').first()).toBeVisible();
  }
});
