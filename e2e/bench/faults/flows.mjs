import { setTimeout as pause } from 'node:timers/promises';
import { createClient, HttpProblemError, newIdempotencyKey } from '@tramita/client';
import {
  addComment,
  assignTask,
  finishTask,
  getNewestTask,
  startRequest,
  uploadAttachment,
} from '@tramita/client/contract';

/** A person tries again after this time. */
const againMs = 500;
/** A call that does not succeed for this long counts as not recovered. */
const patienceMs = 120_000;

/** Whether a person who sees this error would try the same again. */
function isWorthAnotherTry(error) {
  if (!(error instanceof HttpProblemError)) return true;
  const { status, errorCode } = error;
  return status >= 500 || [401, 408, 425, 429].includes(status) || errorCode === 'IDEMPOTENCY_IN_PROGRESS';
}

/**
 * People who start a request, comment on it, attach a file, take its task and finish it, again and again. They repeat what fails,
 * with the same idempotency key. Keeps what the server acknowledged.
 */
export function startFlows({ cluster, people, process, worker }) {
  const done = { started: [], comments: [], files: [], taken: [], finished: [] };
  const problems = [];
  let repeats = 0;
  let isStopped = false;
  /** Set while everyone rests: how many do, what to call once all do, and when they go on. */
  let rest = null;

  const clientOf = (user) =>
    createClient({
      baseUrl: cluster.address,
      tokenProvider: { getToken: () => cluster.tokenOf(user) },
      timeout: 15_000,
    });

  /** Repeats a call until it succeeds. */
  async function until(client, endpoint, input) {
    const idempotencyKey = endpoint.idempotent ? newIdempotencyKey() : undefined;
    const begin = performance.now();
    for (;;) {
      try {
        return await client.call(endpoint, { ...input, ...(idempotencyKey && { idempotencyKey }) });
      } catch (error) {
        if (!isWorthAnotherTry(error))
          throw new Error(`${endpoint.id}: ${error.status} ${error.errorCode} ${error.message}`);
        if (performance.now() - begin > patienceMs) throw new Error(`${endpoint.id} did not recover: ${error.message}`);
        repeats += 1;
        await pause(againMs);
      }
    }
  }

  async function runOne(user, number) {
    const [client, other] = [clientOf(user), clientOf(worker)];
    const { startProcessDto: started } = await until(client, startRequest, { params: { id: process }, body: {} });
    done.started.push(started.idk);
    const text = `comentário ${user} ${number}`;
    await until(client, addComment, { params: { id: started.idk }, body: { comments: text } });
    done.comments.push({ idk: started.idk, text });
    const name = `nota-${user}-${number}.txt`;
    const attachment = new File([`${name} `.repeat(500)], name, { type: 'text/plain' });
    await until(client, uploadAttachment, { body: { attachment, processInstanceId: started.idk } });
    done.files.push({ idk: started.idk, name });
    const { task } = await until(other, getNewestTask, { params: { protocol: started.protocol } });
    await until(other, assignTask, { params: { uuid: task.uuid } });
    done.taken.push(task.uuid);
    await until(other, finishTask, { params: { uuid: task.uuid }, body: {} });
    done.finished.push(task.uuid);
  }

  async function restIfAsked() {
    if (!rest) return;
    rest.resting += 1;
    if (rest.resting === people.length) rest.allRest.resolve();
    await rest.isOver.promise;
  }

  const loops = people.map(async (user) => {
    for (let number = 0; !isStopped; number += 1) {
      await runOne(user, number).catch((error) => problems.push(error.message));
      await pause(300);
      await restIfAsked();
    }
  });
  return {
    done,
    problems,
    repeats: () => repeats,
    /** Lets everyone finish the request at hand, and calls `work` while nothing is under way. */
    async whileResting(work) {
      rest = { resting: 0, allRest: Promise.withResolvers(), isOver: Promise.withResolvers() };
      const { allRest, isOver } = rest;
      await allRest.promise;
      try {
        return await work();
      } finally {
        rest = null;
        isOver.resolve();
      }
    },
    async stop() {
      isStopped = true;
      await Promise.all(loops);
    },
  };
}
