import {
  cancelRequest,
  deleteNotification,
  listNotifications,
  listTasks,
  type TaskStatus,
  taskStatuses,
} from '@tramita/client/contract';
import type { Role } from '../roles.ts';
import { claim } from '../wire/deviation.ts';
import type { Scene } from './scene.ts';

/** Largest number of pages that are searched for requests and notifications of the run. */
const searchedPages = 20;

/** Returns the protocols of the requester's requests of a process that this run created. */
export async function protocolsOf(
  scene: Scene,
  process: string,
  statuses: readonly TaskStatus[] = taskStatuses,
): Promise<ReadonlySet<string>> {
  const protocols = new Set<string>();
  for (const status of statuses) {
    for (let page = 0; page < searchedPages; page += 1) {
      const query = { myTasks: true, assignedToMe: true, status, process, page, itemsPerPage: 200 };
      const rows = await scene.as('requester').call(listTasks, { query });
      for (const row of rows) if (row.process === process) protocols.add(row.protocol);
      if (rows.length < 200) break;
    }
  }
  return protocols;
}

/** Returns the notifications of a user that are about these requests, the newest first. */
export async function notificationsAbout(scene: Scene, role: Role, protocols: ReadonlySet<string>) {
  const own = [];
  for (let page = 0; page < searchedPages; page += 1) {
    const { notifications } = await scene.as(role).call(listNotifications, { query: { page, itemsPerPage: 50 } });
    own.push(...notifications.filter(({ protocol }) => protocols.has(protocol ?? '')));
    if (notifications.length < 50) break;
  }
  return own;
}

const notifiedRoles = ['requester', 'attendant', 'administrator', 'support'] as const satisfies readonly Role[];

/**
 * Cancels the open requests of a process that this run created, and deletes the notifications about its requests.
 * Returns the number of all its requests.
 */
export async function endRequestsOf(scene: Scene, process: string): Promise<number> {
  const body = { motive: 'Fim da verificação de conformidade' };
  for (const protocolKirk of await protocolsOf(scene, process, ['TO_DO', 'IN_PROGRESS'])) {
    const { status } = await scene.as('requester').attempt(cancelRequest, { params: { protocolKirk }, body });
    // 409: the request has ended since
    claim(status === 200 || status === 409, 'o cancelamento da solicitação', status);
  }
  const protocols = await protocolsOf(scene, process);
  if (protocols.size === 0) return 0;
  for (const role of notifiedRoles.filter((known) => scene.has(known))) {
    for (const { id } of await notificationsAbout(scene, role, protocols)) {
      await scene.as(role).call(deleteNotification, { params: { id } });
    }
  }
  return protocols.size;
}
