import { createClient } from '@tramita/client';
import type { Notification } from '@tramita/client/contract';

/** Creates a notification; higher ids are newer. */
export function notification(id: number, change: Partial<Notification> = {}): Notification {
  const createdAt = new Date(Date.UTC(2026, 10, 19, 8, id)).toISOString();
  return { id, message: `Notificação <b>${id}</b>`, read: false, active: true, protocol: null, createdAt, ...change };
}

interface Held {
  readonly path: string;
  readonly release: () => void;
}

/** An in-memory server for one user's notifications, which records the calls. */
export function createOffice(count: number) {
  let rows = Array.from({ length: count }, (_, at) => notification(count - at));
  const calls: string[] = [];
  const held: Held[] = [];
  let failing: RegExp | null = null;
  let holding: RegExp | null = null;

  const answer = (method: string, url: URL): Response => {
    const [, , , id, verb] = url.pathname.split('/');
    const change = (next: Partial<Notification>) => {
      rows = rows.map((row) => (row.id === Number(id) ? { ...row, ...next } : row));
    };
    if (url.pathname.endsWith('/tasks/assignee/unread')) {
      return Response.json({ myTasks: 1, groupTasks: 2, assignedToMe: 3 });
    }
    if (method === 'GET') {
      const size = Number(url.searchParams.get('itemsPerPage'));
      const first = Number(url.searchParams.get('page')) * size;
      const unread = rows.filter(({ read }) => !read).length;
      return Response.json({ unread, notifications: rows.slice(first, first + size) });
    }
    if (method === 'POST') rows = rows.map((row) => ({ ...row, read: true }));
    if (method === 'PUT') change({ read: verb === 'read' });
    if (method !== 'POST' && !rows.some((row) => row.id === Number(id))) return Response.json({}, { status: 404 });
    if (method === 'DELETE') rows = rows.filter((row) => row.id !== Number(id));
    return new Response(null, { status: 204 });
  };
  const client = createClient({
    baseUrl: 'http://office.test',
    fetch: async (input, init) => {
      const url = new URL(String(input));
      const call = `${init?.method ?? 'GET'} ${url.pathname.replace('/v1/', '')}${url.search}`;
      calls.push(call);
      if (failing?.test(call)) return Response.json({ status: 500 }, { status: 500 });
      const response = answer(init?.method ?? 'GET', url);
      if (holding?.test(call)) await new Promise<void>((release) => held.push({ path: call, release }));
      init?.signal?.throwIfAborted();
      return response;
    },
  });

  return {
    client,
    calls,
    /** Returns the calls that match. */
    sent: (pattern: RegExp) => calls.filter((call) => pattern.test(call)),
    /** Creates new notifications. */
    notify(times = 1) {
      for (let time = 0; time < times; time += 1) rows = [notification((rows[0]?.id ?? 0) + 1), ...rows];
    },
    rows: () => rows,
    setRows(next: Notification[]) {
      rows = next;
    },
    /** Makes matching calls fail; null for none. */
    fail(pattern: RegExp | null) {
      failing = pattern;
    },
    /** Delays the responses of matching calls until `release`; null for none. */
    hold(pattern: RegExp | null) {
      holding = pattern;
    },
    release() {
      for (const { release } of held.splice(0)) release();
    },
  };
}
