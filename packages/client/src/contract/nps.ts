import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { uuidSchema } from './paging.ts';

/** 1 = Gostei, 0 = Não Gostei. */
export const npsStatusSchema = z.union([z.literal(0), z.literal(1)]);

/** Longest comment of a rating, in characters. */
export const npsCommentMaxLength = 500;

/**
 * What the rating form needs of a request; a part of the answer of GET /requests/{uuid}.
 * `hasNps` says that the process asks for a rating, `status` is null until it was given.
 */
export const npsRequestSchema = z.object({
  uuid: z.string(),
  idk: z.nullable(z.number()),
  processTitle: z.string(),
  hasNps: z.boolean(),
  status: z.nullable(z.number()),
  comment: z.nullish(z.string()),
  finishedAt: z.nullish(z.string()),
});
export type NpsRequest = z.infer<typeof npsRequestSchema>;

/**
 * GET /requests/{uuid} read as a request to rate. The same call as `requests.get`; declared apart so that
 * the rating form pays for these few properties only. `status` of the task detail is a word, the rating's
 * a number: the answer carries the rating under `npsStatus` and `npsComment`.
 */
export const getRequestToRate = endpoint({
  id: 'nps.getRequest',
  summary: 'Solicitação a avaliar',
  method: 'GET',
  path: '/v1/requests/{uuid}',
  viewOf: 'requests.get',
  policy: 'signed-in',
  params: z.object({ uuid: uuidSchema }),
  response: z.pipe(
    z.object({
      uuid: z.string(),
      processInstanceId: z.nullish(z.number()),
      processTitle: z.string(),
      hasNps: z.optional(z.boolean()),
      npsStatus: z.nullish(z.number()),
      npsComment: z.nullish(z.string()),
      finishedAt: z.nullish(z.string()),
    }),
    z.transform(
      (answer): NpsRequest => ({
        uuid: answer.uuid,
        idk: answer.processInstanceId ?? null,
        processTitle: answer.processTitle,
        hasNps: answer.hasNps ?? false,
        status: answer.npsStatus ?? null,
        comment: answer.npsComment,
        finishedAt: answer.finishedAt,
      }),
    ),
  ),
});

/** POST /requests/{uuid}/nps: rates a finished request, once, by its requester. 409 when already rated. */
export const rateRequest = endpoint({
  id: 'nps.rate',
  summary: 'Avalia um atendimento',
  method: 'POST',
  path: '/v1/requests/{uuid}/nps',
  policy: 'signed-in',
  params: z.object({ uuid: uuidSchema }),
  body: z.object({ status: npsStatusSchema, comment: z.optional(z.string().check(z.maxLength(npsCommentMaxLength))) }),
  responseKind: 'none',
  status: 204,
  errors: ['NPS_ALREADY_RATED', 'NPS_NOT_AVAILABLE'],
});
