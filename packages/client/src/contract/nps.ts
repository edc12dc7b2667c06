import * as z from 'zod/mini';
import { endpoint } from './base/endpoint.ts';
import { uuidSchema } from './base/paging.ts';

/** 1 = Gostei, 0 = Não Gostei. */
export const npsStatuses = [0, 1] as const;
export type NpsStatus = (typeof npsStatuses)[number];

/** Longest comment of a rating, in characters. */
export const npsCommentMaxLength = 500;

/** Of the form's views: the server parses what it is sent with the schemas of the calls themselves. */
const viewParams = z.object({ uuid: z.string() });

/**
 * GET /requests/{uuid} read as a request to rate: the same call as `requests.get`, declared apart so that the rating
 * form pays for these few properties only. `hasNps` says that the process asks for a rating; the rating itself stands
 * in `npsStatus` (null until given) and `npsComment`, as `status` is the task's.
 */
export const getRequestToRate = endpoint({
  id: 'nps.getRequest',
  summary: 'Solicitação a avaliar',
  method: 'GET',
  path: '/v1/requests/{uuid}',
  viewOf: 'requests.get',
  policy: 'signed-in',
  params: viewParams,
  response: z.object({
    uuid: z.string(),
    /** The IDK. */
    processInstanceId: z.nullish(z.number()),
    processTitle: z.string(),
    hasNps: z.optional(z.boolean()),
    npsStatus: z.nullish(z.number()),
    npsComment: z.nullish(z.string()),
    /** False if somebody else may rate it; left out by servers that do not say. */
    mayRate: z.optional(z.boolean()),
    finishedAt: z.nullish(z.string()),
  }),
});
export type NpsRequest = z.output<(typeof getRequestToRate)['response']>;

/** POST /requests/{uuid}/nps: rates a finished request, once, by its requester. 409 when already rated. */
export const rateRequest = endpoint({
  id: 'nps.rate',
  summary: 'Avalia um atendimento',
  method: 'POST',
  path: '/v1/requests/{uuid}/nps',
  policy: 'signed-in',
  params: z.object({ uuid: uuidSchema }),
  body: z.object({
    status: z.literal(npsStatuses),
    comment: z.optional(z.string().check(z.maxLength(npsCommentMaxLength))),
  }),
  responseKind: 'none',
  status: 204,
  errors: ['NPS_ALREADY_RATED', 'NPS_NOT_AVAILABLE'],
});

/** {@link rateRequest} as the rating form makes it, without the schemas that only the server needs. */
export const sendRating = endpoint({
  id: 'nps.send',
  summary: 'Avalia um atendimento',
  method: 'POST',
  path: '/v1/requests/{uuid}/nps',
  viewOf: 'nps.rate',
  policy: 'signed-in',
  params: viewParams,
  body: z.object({ status: z.number(), comment: z.optional(z.string()) }),
  responseKind: 'none',
  status: 204,
});
