import { createLegalBlock, deactivatePerson, liftLegalBlock } from '@tramita/client/contract';
import type { Operations } from '../operation.ts';
import { createdPerson } from '../scene/directory.ts';
import { sharedService } from '../scene/processes.ts';
import type { Scene } from '../scene/scene.ts';
import { claim } from '../wire/deviation.ts';
import { long } from './lists.ts';

/** Creates a person who can no longer sign in. */
async function createdInactive(scene: Scene) {
  const person = await createdPerson(scene);
  await scene.as('administrator').call(deactivatePerson, { params: { id: person.id } });
  return person;
}

/** Returns the body of a legal block on a new person, which is lifted at the end of the run. */
async function newBlock(scene: Scene) {
  const { id } = await createdInactive(scene);
  return { kind: 'PERSON' as const, objectId: id, reason: scene.name('bloqueio') };
}

async function createdBlock(scene: Scene) {
  const administrator = scene.as('administrator');
  const block = await administrator.call(createLegalBlock, { body: await newBlock(scene) });
  scene.cleanUp.add({
    what: `bloqueio legal ${block.id}`,
    async remove() {
      await administrator.attempt(liftLegalBlock, { params: { id: block.id }, body: { reason: 'fim da conferência' } });
      return null;
    },
  });
  return block;
}

const onProcess = async (scene: Scene) => ({ params: { id: (await sharedService(scene)).id } });

/** Anonymisation, legal blocks and the retention of contents, all additions. */
export const privacyOperations = {
  'privacy.checkAnonymisation': {
    as: 'administrator',
    input: async (scene) => ({ params: { id: (await createdPerson(scene)).id } }),
    result: ({ active, openRequests, anonymisedAt }) =>
      claim(active && openRequests === 0 && anonymisedAt === null, 'uma pessoa ativa sem solicitações', {
        active,
        openRequests,
        anonymisedAt,
      }),
  },
  'privacy.anonymise': {
    as: 'administrator',
    async input(scene) {
      const { id, userName } = await createdInactive(scene);
      return { params: { id }, body: { userName } };
    },
    result: ({ id, completeName, anonymisedAt }) =>
      claim(completeName === `Pessoa removida ${id}` && anonymisedAt !== null, `o nome "Pessoa removida ${id}"`, {
        completeName,
        anonymisedAt,
      }),
    invalid: [
      { body: {}, fields: ['userName'] },
      { body: { userName: 'outra.pessoa' }, fields: ['userName'] },
    ],
    refused: [
      {
        title: 'uma pessoa ativa',
        async input(scene) {
          const { id, userName } = await createdPerson(scene);
          return { params: { id }, body: { userName } };
        },
        status: 409,
        code: 'CONFLICT',
      },
      {
        title: 'uma pessoa com bloqueio legal',
        async input(scene) {
          const { id, userName } = await createdInactive(scene);
          const body = { kind: 'PERSON' as const, objectId: id, reason: scene.name('bloqueio') };
          await scene.as('administrator').call(createLegalBlock, { body });
          return { params: { id }, body: { userName } };
        },
        status: 409,
        code: 'LEGAL_BLOCK',
      },
    ],
  },
  'legalBlocks.list': {
    as: 'administrator',
    async input(scene) {
      const { kind, objectId } = await createdBlock(scene);
      return { query: { kind, objectId } };
    },
    result: ([block]) => claim(block?.lifted === null, 'um bloqueio ativo', block),
    invalid: [{ query: { kind: 'X' as never, objectId: 0 }, fields: ['kind', 'objectId'] }],
  },
  'legalBlocks.create': {
    as: 'administrator',
    input: async (scene) => ({ body: await newBlock(scene) }),
    result: ({ objectId, lifted }, _, { body }) =>
      claim(objectId === body.objectId && lifted === null, `um bloqueio ativo de ${body.objectId}`, objectId),
    invalid: [
      { body: { kind: 'X', reason: '' }, fields: ['kind', 'reason'] },
      { body: { reason: long(501) }, fields: ['reason'] },
    ],
    refused: [
      {
        title: 'um segundo bloqueio',
        async input(scene) {
          const { kind, objectId, reason } = await createdBlock(scene);
          return { body: { kind, objectId, reason } };
        },
        status: 409,
        code: 'CONFLICT',
      },
    ],
  },
  'legalBlocks.lift': {
    as: 'administrator',
    input: async (scene) => ({ params: { id: (await createdBlock(scene)).id }, body: { reason: 'conferência' } }),
    result: ({ lifted }) => claim(lifted?.reason === 'conferência', 'o motivo da retirada', lifted),
    invalid: [{ body: {}, fields: ['reason'] }],
  },
  'retention.get': {
    as: 'administrator',
    input: onProcess,
    result: ({ months }) => claim(months === null, 'nenhum prazo', months),
  },
  'retention.set': {
    as: 'administrator',
    input: async (scene) => ({ ...(await onProcess(scene)), body: { months: null, reason: 'conferência' } }),
    result: ({ months, reason }) =>
      claim(months === null && reason === 'conferência', 'sem prazo, com o motivo', { months, reason }),
    invalid: [{ body: { months: 7 as never, reason: '' }, fields: ['months', 'reason'] }],
  },
  'retention.simulate': {
    as: 'administrator',
    input: async (scene) => ({ ...(await onProcess(scene)), query: { months: 6 } }),
    result: ({ requests, blocked }) =>
      claim(requests === 0 && blocked === 0, 'nenhuma solicitação', { requests, blocked }),
    invalid: [{ query: { months: 7 }, fields: ['months'] }],
  },
  'retention.confirm': {
    as: 'administrator',
    input: onProcess,
    onlyRefused: { status: 409, code: 'CONFLICT' },
  },
} satisfies Partial<Operations>;
