import {
  createServiceAccount,
  listServiceAccounts,
  removeServiceAccount,
  type ServiceAccountWithToken,
} from '@tramita/client/contract';
import { claim } from '../wire/deviation.ts';
import type { Scene } from './scene.ts';

/** Returns the body of a new service account; the account is removed at the end of the run. */
export async function newServiceAccount(scene: Scene) {
  const name = scene.name('conta');
  const administrator = scene.as('administrator');
  scene.cleanUp.add({
    what: `conta de serviço "${name}"`,
    async remove() {
      const { elements } = await administrator.call(listServiceAccounts);
      const found = elements.find((account) => account.name.startsWith(name));
      if (!found) return null;
      const { status } = await administrator.attempt(removeServiceAccount, { params: { id: found.id } });
      claim(status === 204, 'a revogação da conta', status);
      return null;
    },
  });
  const { id: responsible } = await scene.person('administrator');
  return { name, responsible, scopes: ['tasks:read' as const], days: 1 };
}

/** Creates a service account with a token. */
export const createdServiceAccount = async (scene: Scene): Promise<ServiceAccountWithToken> =>
  scene.as('administrator').call(createServiceAccount, { body: await newServiceAccount(scene) });
