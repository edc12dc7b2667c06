import { listNotifications } from '@tramita/client/contract';
import type { Operations } from '../operation.ts';
import { notificationsAbout, protocolsOf } from '../scene/end-requests.ts';
import { sharedService, stoppingService } from '../scene/processes.ts';
import { newRequest, sharedRequest } from '../scene/requests.ts';
import type { Scene } from '../scene/scene.ts';
import { claim, Unchecked } from '../wire/deviation.ts';
import { isInstant } from './lists.ts';

const newest = (scene: Scene) => scene.as('attendant').call(listNotifications, { query: { itemsPerPage: 50 } });

/** Returns the attendant's notification about a request of this run. */
async function ownNotification(scene: Scene, protocol: string) {
  return scene.eventually(async () => {
    const { notifications } = await newest(scene);
    const found = notifications.find((one) => one.protocol === protocol);
    claim(found !== undefined, 'uma notificação de quem atende sobre a tarefa nova', notifications);
    return found;
  });
}

const shared = (scene: Scene) =>
  scene.shared('notification', async () => {
    const { protocol } = await sharedRequest(scene, 'queued');
    return ownNotification(scene, protocol);
  });

async function find(scene: Scene, id: number) {
  const { notifications, unread } = await newest(scene);
  return { found: notifications.find((one) => one.id === id), unread };
}

const sharedParams = async (scene: Scene) => ({ params: { id: (await shared(scene)).id } });

/** Notifications. Only those about requests of this run are changed. */
export const notificationOperations = {
  'notifications.list': {
    as: 'attendant',
    async input(scene) {
      await shared(scene);
      return { query: {} };
    },
    paged: { page: 'page', size: 'itemsPerPage', most: 50, rows: ({ notifications }) => notifications },
    invalid: [{ query: { page: 'a', itemsPerPage: 51 }, fields: ['page', 'itemsPerPage'] }],
    result({ notifications }) {
      const wrong = notifications.find(({ active, createdAt }) => !active || !isInstant(createdAt));
      claim(wrong === undefined, 'só notificações ativas, com data em UTC', wrong);
    },
    sorted: [
      {
        title: 'da mais nova para a mais antiga',
        async input(scene) {
          await newRequest(scene, 'queued');
          return { query: { itemsPerPage: 50 } };
        },
        keys: ({ notifications }) => notifications.map(({ createdAt }) => createdAt),
        direction: 'DESC',
      },
    ],
  },
  'notifications.read': {
    as: 'attendant',
    input: sharedParams,
    hidden: ['outsider'],
    async result(_, scene, { params }) {
      const { found } = await find(scene, Number(params.id));
      claim(found?.read === true, 'a notificação lida', found);
    },
    invalid: [{ params: { id: 'abc' }, fields: ['id'] }],
  },
  'notifications.unread': {
    as: 'attendant',
    input: sharedParams,
    hidden: ['outsider'],
    async result(_, scene, { params }) {
      const { found, unread } = await find(scene, Number(params.id));
      claim(found?.read === false && unread > 0, 'a notificação não lida, e contada em "unread"', { found, unread });
    },
  },
  'notifications.delete': {
    as: 'attendant',
    input: async (scene) => {
      const { protocol } = await newRequest(scene, 'queued');
      return { params: { id: (await ownNotification(scene, protocol)).id } };
    },
    hidden: ['outsider'],
    async result(_, scene, { params }) {
      const { found } = await find(scene, Number(params.id));
      claim(found === undefined, 'a lista sem a notificação', found);
    },
  },
  'notifications.markAll': {
    as: 'attendant',
    async input(scene) {
      await shared(scene);
      const protocols = new Set<string>();
      for (const { title } of [await sharedService(scene), await stoppingService(scene)]) {
        for (const protocol of await protocolsOf(scene, title)) protocols.add(protocol);
      }
      const { unread } = await newest(scene);
      const own = (await notificationsAbout(scene, 'attendant', protocols)).filter(({ read }) => !read).length;
      if (own < unread) {
        throw new Unchecked(
          'A pessoa de --token attendant=... tem outras notificações não lidas, que mudariam; leia-as.',
        );
      }
      return {};
    },
    async result(_, scene) {
      const { unread } = await newest(scene);
      claim(unread === 0, 'nenhuma notificação não lida', unread);
    },
  },
} satisfies Partial<Operations>;
