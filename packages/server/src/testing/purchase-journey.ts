import { createClient, type TramitaClient } from '@tramita/client';
import {
  addComment,
  assignTask,
  finishTask,
  getRequest,
  rateRequest,
  startRequest,
  uploadAttachment,
} from '@tramita/client/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables/schema.ts';
import type { TestIssuer } from '../identity/testing/external-issuer.ts';
import { openTaskOf } from './api.ts';

/** Returns the client of a user at a server of the company's network. */
export type ClientOf = (userName: string) => TramitaClient;

/** Returns clients that call a server with tokens of the issuer. */
export const clientsOf =
  (address: string, issuer: TestIssuer): ClientOf =>
  (userName) =>
    createClient({
      baseUrl: address,
      tokenProvider: { getToken: () => issuer.sign({ sub: userName, preferred_username: userName }) },
    });

/** The steps of a purchase of the test office, each by the user who is in charge; each may run at another server. */
export function purchaseSteps(db: Kysely<Database>, processId: number) {
  const openTask = async (idk: number) => ({ uuid: await openTaskOf(db, idk) });
  return {
    /** Ana starts a request and returns its number and protocol. */
    async start(as: ClientOf) {
      const body = { item: 'mesa', valor: 1200 };
      const { startProcessDto } = await as('ana').call(startRequest, { params: { id: processId }, body });
      return { idk: startProcessDto.idk, protocol: startProcessDto.protocol };
    },
    /** Ana comments and attaches a file. */
    async discuss(as: ClientOf, idk: number) {
      await as('ana').call(addComment, { params: { id: idk }, body: { comments: 'É urgente.' } });
      const attachment = new File([`orçamento de ${idk}`], 'orçamento.txt', { type: 'text/plain' });
      await as('ana').call(uploadAttachment, { body: { attachment, processInstanceId: idk } });
    },
    /** Bia approves. */
    async approve(as: ClientOf, idk: number) {
      await as('bia').call(finishTask, { params: await openTask(idk), body: { approved: true } });
    },
    /** Caio takes the task and finishes it. */
    async buy(as: ClientOf, idk: number) {
      const params = await openTask(idk);
      await as('caio').call(assignTask, { params });
      await as('caio').call(finishTask, { params, body: { pedido: 'PC-1' } });
    },
    /** Ana rates the finished request. */
    async rate(as: ClientOf, protocol: string) {
      await as('ana').call(rateRequest, { params: { uuid: protocol }, body: { status: 1, comment: 'ótimo' } });
    },
    /** Returns the request as Ana sees it. */
    read: (as: ClientOf, protocol: string) => as('ana').call(getRequest, { params: { uuid: protocol } }),
  };
}
