import * as z from 'zod/mini';
import { endpoint } from './base/endpoint.ts';
import { uuidSchema } from './base/paging.ts';

/** Values of a rating: 1 is "Gostei", 0 is "Não Gostei". */
export const npsStatuses = [0, 1] as const;
export type NpsStatus = (typeof npsStatuses)[number];

/** Maximum length of a rating's comment, in characters. */
export const npsCommentMaxLength = 500;

/** Parameters of the form's views. The server parses them with the schemas of the original endpoints. */
const viewParams = z.object({ uuid: z.string() });

/**
 * GET /requests/{uuid} as the rating form reads it: the same call as `requests.get`, declared separately so that the
 * form loads only the schema of these properties. `hasNps` is true if the process requests a rating. The rating itself
 * is in `npsStatus` (null until given) and `npsComment`, because `status` is the status of the task.
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
    /** The status of the newest task; while it is open, the request cannot be rated. */
    status: z.nullish(z.string()),
    npsStatus: z.nullish(z.number()),
    npsComment: z.nullish(z.string()),
    /** False if the caller must not rate the request. Some backends leave it out. */
    mayRate: z.optional(z.boolean()),
    finishedAt: z.nullish(z.string()),
  }),
});
export type NpsRequest = z.output<(typeof getRequestToRate)['response']>;

/** POST /requests/{uuid}/nps: rates a finished request. Only its requester may, once. 409 if it is already rated. */
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

/** The call {@link rateRequest} as the rating form makes it, without the schemas that only the server needs. */
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
