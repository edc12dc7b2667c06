import { assignTask, finishTask, getRequest, type Started, startRequest } from '@tramita/client/contract';
import { claim } from '../wire/deviation.ts';
import { sharedService, stoppingService } from './processes.ts';
import type { Scene } from './scene.ts';

/** A request of the run and its newest task. */
export interface SentRequest {
  readonly idk: number;
  readonly protocol: string;
  /** Uuid of the newest task. */
  readonly task: string;
}

/**
 * States of a request of the shared service: in the queue of the group, held by the attendant, at the requester's
 * approval, or finished.
 */
export type RequestState = 'queued' | 'held' | 'approval' | 'finished';

/** Values of the request form. */
export const formValues = { item: 'mesa', quantidade: 2 };

const reached: Readonly<Record<RequestState, readonly RequestState[]>> = {
  queued: [],
  held: ['held'],
  approval: ['held', 'approval'],
  finished: ['held', 'approval', 'finished'],
};

/** Sends a request as the requester and brings it to a state. */
export async function newRequest(scene: Scene, state: RequestState): Promise<SentRequest> {
  const { id } = await sharedService(scene);
  const started = await scene.as('requester').call(startRequest, { params: { id }, body: formValues });
  let request = await withTask(scene, started, 'atender');
  for (const step of reached[state]) request = await steps[step](scene, request);
  return request;
}

type Step = (scene: Scene, request: SentRequest) => Promise<SentRequest>;

const steps: Readonly<Record<RequestState, Step>> = {
  queued: async (_, request) => request,
  async held(scene, request) {
    await scene.as('attendant').call(assignTask, { params: { uuid: request.task } });
    return request;
  },
  async approval(scene, request) {
    const body = { parecer: 'ok' };
    await scene.as('attendant').call(finishTask, { params: { uuid: request.task }, body });
    return withTask(scene, { startProcessDto: { ...asStarted(request) } }, 'aprovar');
  },
  async finished(scene, request) {
    await scene.as('requester').call(finishTask, { params: { uuid: request.task }, body: { approved: true } });
    await scene.eventually(async () => {
      const { status } = await detailOf(scene, request.protocol);
      claim(status === 'FINISHED', 'a solicitação encerrada depois da última etapa', status);
    });
    return request;
  },
};

const asStarted = ({ idk, protocol }: SentRequest) => ({ idk, protocol, taskUuid: null, processInstanceId: idk });

const detailOf = (scene: Scene, protocol: string) =>
  scene.as('requester').call(getRequest, { params: { uuid: protocol } });

/** Returns the request with its newest task, once that is at a step. */
async function withTask(scene: Scene, { startProcessDto }: Started, step: string): Promise<SentRequest> {
  const { idk, protocol } = startProcessDto;
  return scene.eventually(async () => {
    const { uuid, currentStep } = await detailOf(scene, protocol);
    claim(currentStep === step, `a solicitação na etapa "${step}"`, currentStep);
    return { idk, protocol, task: uuid };
  });
}

/** Returns a request that calls without an effect share. */
export const sharedRequest = (scene: Scene, state: RequestState): Promise<SentRequest> =>
  scene.shared(`request ${state}`, () => newRequest(scene, state));

/** Returns three requests in the queue, the oldest first; checks of lists share them and must not change them. */
export const queue = (scene: Scene): Promise<readonly SentRequest[]> =>
  scene.shared('queue', async () => {
    const requests: SentRequest[] = [];
    for (let made = 0; made < 3; made += 1) requests.push(await newRequest(scene, 'queued'));
    return requests;
  });

/** Sends a request that stops with a failure; returns its number. */
export async function newStoppedRequest(scene: Scene): Promise<{ readonly idk: number; readonly protocol: string }> {
  const { id } = await stoppingService(scene);
  const body = { item: 'outro' };
  const { startProcessDto } = await scene.as('requester').call(startRequest, { params: { id }, body });
  return startProcessDto;
}
