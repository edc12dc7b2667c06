import { listServiceAccounts, rotateServiceToken } from '@tramita/client/contract';
import type { Operations } from '../../operation.ts';
import type { Scene } from '../../scene/scene.ts';
import { createdServiceAccount, newServiceAccount } from '../../scene/service-accounts.ts';
import { claim } from '../../wire/deviation.ts';
import { long } from '../lists.ts';

const stored = async (scene: Scene, id: number) => {
  const { elements } = await scene.as('administrator').call(listServiceAccounts);
  return elements.find((account) => account.id === id);
};
const onAccount = async (scene: Scene) => ({ params: { id: (await createdServiceAccount(scene)).id } });

const invalidParts = [
  { body: { name: long(101), scopes: [] }, fields: ['name', 'scopes'] },
  { body: { addresses: ['10.0.0.0/33'] }, fields: ['addresses.0'] },
];

/** Service accounts and their tokens, all additions. */
export const serviceAccountOperations = {
  'serviceAccounts.list': {
    as: 'administrator',
    input: () => ({}),
    result({ elements }) {
      const wrong = elements.find(({ tokens }) => tokens.some((token) => 'token' in token));
      claim(wrong === undefined, 'nenhum valor de token', wrong?.name);
    },
  },
  'serviceAccounts.create': {
    as: 'administrator',
    input: async (scene) => ({ body: await newServiceAccount(scene) }),
    async result({ id, name, token, tokens }, scene, { body }) {
      claim(name === body.name && tokens.length === 1, `a conta "${body.name}" com um token`, { name, tokens });
      claim(token.length >= 40, 'o valor do token', token.length);
      claim((await stored(scene, id))?.name === body.name, `a conta "${body.name}" gravada`, id);
    },
    invalid: invalidParts.slice(0, 1),
    refused: [
      {
        title: 'um nome que outra conta tem',
        input: async (scene) => ({
          body: { ...(await newServiceAccount(scene)), name: (await createdServiceAccount(scene)).name },
        }),
        status: 409,
        code: 'CONFLICT',
        fields: ['name'],
      },
    ],
  },
  'serviceAccounts.update': {
    as: 'administrator',
    input: async (scene) => ({ ...(await onAccount(scene)), body: { scopes: ['requests:read'] } }),
    async result({ scopes }, scene, { params }) {
      claim(scopes.join() === 'requests:read', 'o novo escopo', scopes);
      const after = await stored(scene, Number(params.id));
      claim(after?.scopes.join() === 'requests:read', 'o novo escopo gravado', after?.scopes);
    },
    invalid: invalidParts,
  },
  'serviceAccounts.remove': {
    as: 'administrator',
    input: onAccount,
    async result(_, scene, { params }) {
      claim((await stored(scene, Number(params.id))) === undefined, 'a conta fora da lista', params.id);
    },
    invalid: [{ params: { id: 'x' as never }, fields: ['id'] }],
  },
  'serviceAccounts.rotate': {
    as: 'administrator',
    input: async (scene) => ({ ...(await onAccount(scene)), body: { days: 2 } }),
    result({ tokens, token }) {
      claim(tokens.length === 2 && token.length >= 40, 'o segundo token', tokens);
    },
    invalid: [{ body: { days: 731 }, fields: ['days'] }],
    refused: [
      {
        title: 'um terceiro token válido',
        async input(scene) {
          const call = { ...(await onAccount(scene)), body: {} };
          await scene.as('administrator').call(rotateServiceToken, call);
          return call;
        },
        status: 409,
        code: 'CONFLICT',
      },
    ],
  },
  'serviceAccounts.revoke': {
    as: 'administrator',
    async input(scene) {
      const { id, tokens } = await createdServiceAccount(scene);
      return { params: { id, token: tokens[0]?.id ?? 0 } };
    },
    result({ tokens }) {
      claim(tokens.length === 0, 'nenhum token válido', tokens);
    },
    invalid: [{ params: { id: 1, token: 'x' as never }, fields: ['token'] }],
  },
} satisfies Partial<Operations>;
