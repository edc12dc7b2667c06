import type { ImportKind } from '@tramita/client/contract';
import type { Services } from '../../../context.ts';
import { startApplying, writeImport } from '../../../imports/apply-import.ts';
import { checkImport } from '../../../imports/check-import.ts';
import { receiveImport } from '../../../imports/receive-import.ts';

/**
 * Inserts imports: two checked ones, one with an error, one already written, one that is outdated, one that changes the
 * roles of too many people, and one of branches that is being checked.
 */
export async function insertImports(services: Services) {
  const receive = (kind: ImportKind, lines: readonly string[]) =>
    receiveImport(services, {
      kind,
      bytes: new TextEncoder().encode(lines.join('\n')),
      fileName: 'arquivo.csv',
      complete: false,
      createdBy: null,
    });
  const check = async (kind: ImportKind, ...lines: string[]) => {
    const id = await receive(kind, lines);
    await checkImport(services, id);
    return id;
  };
  const people = 'Usuário;Nome;Sobrenome;Perfis';
  const checked = await check('tags', 'Nome;Cor', 'Importada;#e5484d', 'Sem cor;');
  const withoutErrors = await check('tags', 'Nome;Cor', 'Outra importada;#e5484d');
  const applied = await check('categories', 'Nome', 'Importada');
  await startApplying(services, applied, { allOrNothing: true }, { userId: null });
  await writeImport(services, applied);
  const outdated = await check('people', people, 'mudou.depois;Maria;Antes;');
  const { db } = services;
  await db
    .insertInto('users')
    .values({
      user_name: 'mudou.depois',
      first_name: 'Maria',
      last_name: 'Depois',
      nick_name: 'Maria',
      complete_name: 'Maria Depois',
      roles: '',
      catalogue_token: crypto.randomUUID(),
    })
    .execute();
  const many = Array.from({ length: 21 }, (_, at) => `muitos.${at};Muitos;Perfis;Suporte`);
  const limited = await check('people', people, ...many);
  const running = await receive('branches', ['Nome', 'Importada']);
  const blocked = await check('job-titles', 'Nome', 'Importado');
  // the first one is checked, and another one of its kind is running
  await receive('job-titles', ['Nome', 'Outro']);
  const empty = await check('departments', 'Nome;Responsáveis', ';');
  return { checked, withoutErrors, applied, outdated, limited, running, blocked, empty };
}
