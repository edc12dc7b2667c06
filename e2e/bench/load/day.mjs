import { Agent, request } from 'node:http';

const pick = (list) => list[Math.floor(Math.random() * list.length)];
const chance = (percent) => Math.random() * 100 < percent;

/**
 * The calls of a mixed day: lists 60 %, details 20 %, actions 10 %, the rest notifications, searches, uploads and exports.
 * Each call is by a random user; actions start requests, and take and finish tasks of requests started before.
 */
export function createDay(cluster, { people, processes, members, requests }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 128, scheduling: 'fifo' });
  const { hostname, port } = new URL(cluster.address);
  /** Requests that the bench started, and whose task is open. */
  const started = [];
  /** Tasks that a user took. */
  const held = [];

  async function call(user, method, path, body, headers = {}) {
    const token = await cluster.tokenOf(user);
    const content = body === undefined || Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          agent,
          hostname,
          port,
          method,
          path,
          headers: {
            authorization: `Bearer ${token}`,
            ...(content && { 'content-type': 'application/json', 'content-length': content.length }),
            ...headers,
          },
        },
        (response) => {
          const chunks = [];
          response.on('data', (chunk) => chunks.push(chunk));
          response.on('end', () => resolve({ status: response.statusCode, text: Buffer.concat(chunks).toString() }));
          response.on('error', reject);
        },
      );
      sent.on('error', reject);
      sent.end(content);
    });
  }

  const person = () => pick(people);
  const lists = [
    'status=TO_DO&myTasks=true&assignedToMe=false',
    'status=IN_PROGRESS&myTasks=true&assignedToMe=false',
    'status=FINISHED&myTasks=true&assignedToMe=false',
    'status=TO_DO&myTasks=false&assignedToMe=false',
    'status=TO_DO&myTasks=false&assignedToMe=false',
    'status=IN_PROGRESS&myTasks=false&assignedToMe=false',
    'status=FINISHED&myTasks=false&assignedToMe=false',
    'status=TO_DO&myTasks=false&assignedToMe=true',
  ];
  const orders = [
    '',
    '',
    '',
    '&orderByCreatedAt=ASC',
    '&orderByDueAt=ASC',
    '&orderByProcess=ASC',
    '&step=analise',
    '&createdBy=silva',
  ];
  const listPath = () => `/v1/tasks?${pick(lists)}&page=${chance(80) ? 0 : 1}&itemsPerPage=20`;

  const boundary = 'load-7d1c';
  const upload = (idk) =>
    Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="processInstanceId"\r\n\r\n${idk}\r\n` +
          `--${boundary}\r\ncontent-disposition: form-data; name="attachment"; filename="nota.txt"\r\ncontent-type: text/plain\r\n\r\n`,
      ),
      Buffer.alloc(100_000, 'a'),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);

  const kinds = {
    list: () => call(person(), 'GET', listPath()),
    'list, ordered or filtered': () => call(person(), 'GET', listPath() + pick(orders)),
    'unread counts': () => call(person(), 'GET', '/v1/tasks/assignee/unread'),
    request: () => {
      const { protocol, requester } = pick(requests);
      return call(requester, 'GET', `/v1/requests/${protocol}`);
    },
    steps: () => {
      const { idk, requester } = pick(requests);
      return call(requester, 'GET', `/v1/process-instance-steps?idk=${idk}`);
    },
    start: async () => {
      const process = pick(processes);
      const user = person();
      const answer = await call(user, 'POST', `/v1/processes/${process.id}/start`, {});
      if (answer.status === 201) {
        const { startProcessDto } = JSON.parse(answer.text);
        started.push({ ...startProcessDto, user, worker: pick(members.get(process.group)) });
      }
      return answer;
    },
    take: async () => {
      const one = started.shift();
      if (!one) return kinds.start();
      const found = await call(one.worker, 'GET', `/v1/requests/${one.protocol}/newestTask`);
      if (found.status !== 200) return found;
      const { uuid } = JSON.parse(found.text).task;
      const answer = await call(one.worker, 'POST', `/v1/tasks/${uuid}/assign`);
      if (answer.status === 200) held.push({ ...one, uuid });
      return answer;
    },
    finish: async () => {
      const one = held.shift();
      if (!one) return kinds.take();
      return call(one.worker, 'POST', `/v1/tasks/${one.uuid}/finish`, {});
    },
    comment: async () => {
      const one = started.at(-1);
      if (!one) return kinds.start();
      return call(one.user, 'POST', `/v1/processes/${one.idk}/comments`, { comments: 'É urgente.' });
    },
    notifications: () => call(person(), 'GET', '/v1/notifications?page=0&itemsPerPage=20'),
    'search of people': () =>
      call(person(), 'GET', `/v1/assignees?q=nome${Math.floor(Math.random() * 1000)}&page=0&size=20`),
    'search in the report': () =>
      call(
        'pessoa7',
        'GET',
        `/v1/tasks-report?process=Processo+${1 + Math.floor(Math.random() * 60)}&page=0&itemsPerPage=10`,
      ),
    upload: async () => {
      const one = started.at(-1);
      if (!one) return kinds.start();
      return call(one.user, 'POST', '/v1/processes/attachments', upload(one.idk), {
        'content-type': `multipart/form-data; boundary=${boundary}`,
      });
    },
    'list of exports': () => call('pessoa7', 'GET', '/v1/export-queues?page=0&size=10'),
  };
  /** Share of each kind in percent. */
  const shares = {
    list: 40,
    'list, ordered or filtered': 8,
    'unread counts': 12,
    request: 12,
    steps: 8,
    start: 3,
    take: 2.5,
    finish: 2.5,
    comment: 2,
    notifications: 4,
    'search of people': 2,
    'search in the report': 1,
    upload: 2,
    'list of exports': 1,
  };

  function chooseKind() {
    let left = Math.random() * 100;
    for (const [kind, share] of Object.entries(shares)) {
      left -= share;
      if (left <= 0) return kind;
    }
    return 'list';
  }

  /**
   * Sends calls at a rate, each at its own time whether or not earlier ones have ended, and measures from that time.
   * Returns the times by kind of call, and the failures. `onCall` is called for each call that ended; `signal` ends the day early.
   */
  async function run(rate, seconds, { onCall, signal } = {}) {
    const times = new Map(Object.keys(kinds).map((kind) => [kind, []]));
    const failures = [];
    const running = new Set();
    const begin = performance.now();
    const count = rate * seconds;
    for (let n = 0; n < count && !signal?.aborted; n += 1) {
      const due = begin + (n * 1000) / rate;
      const wait = due - performance.now();
      if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
      const kind = chooseKind();
      let failure;
      const work = kinds[kind]()
        .then(({ status, text }) => {
          if (status >= 400) failure = `${kind}: ${status} ${text.slice(0, 200)}`;
        })
        .catch((error) => {
          failure = `${kind}: ${error.message}`;
        })
        .finally(() => {
          const ms = performance.now() - due;
          times.get(kind).push(ms);
          if (failure) failures.push(failure);
          onCall?.({ due, ms, failure });
          running.delete(work);
        });
      running.add(work);
    }
    await Promise.all(running);
    return { times, failures, seconds: (performance.now() - begin) / 1000, calls: count };
  }

  return { call, run, close: () => agent.destroy() };
}
