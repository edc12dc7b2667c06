import { type endpoints, type HttpCall, modelStepSchema, type ParsedRequestOf } from '@tramita/client/contract';
import { hasSecretPlaceholders } from '@tramita/client/rules';
import * as z from 'zod/mini';
import { fromCall, writeAudit } from '../audit/write-audit.ts';
import type { CallContext } from '../context.ts';
import type { AnswerOf } from '../handlers.ts';
import { fillCall } from '../jobs/fill-call.ts';
import { OutboundError } from '../ports/outbound-call.ts';
import { requirePublisher } from './check-place.ts';
import { readLastVersion } from './read-version.ts';
import { withStoredSecrets } from './stored-secrets.ts';

type Call = (typeof endpoints)['processes.testCall'];

/** Limited, because a designer waits for the response. */
const timeoutMs = 30_000;

/**
 * Makes the call of a service task once, from this server, as the engine would. Returns the status and content of the
 * response, or 0 and the reason if there was none.
 */
export async function testServiceCall(context: CallContext, { body }: ParsedRequestOf<Call>): Promise<AnswerOf<Call>> {
  const { services } = context;
  const sent = await withStoredValues(context, body);
  const call: HttpCall = {
    method: body.method,
    endpoint: body.endpoint,
    requestHeaders: sent.requestHeaders.map(({ header, value }) => ({ name: header, value })),
    requestParams: body.requestParams.map(({ param, value }) => ({ name: param, value })),
    requestBody: sent.requestBody,
  };
  await recordTest(context, body);
  try {
    return await services.outbound({ ...fillCall(call, body.data), timeoutMs });
  } catch (error) {
    if (error instanceof OutboundError) return { statusCode: 0, data: error.reason };
    // the address is invalid once its references are filled in
    if (error instanceof TypeError) return { statusCode: 0, data: 'O endereço da chamada é inválido.' };
    throw error;
  }
}

type Body = ParsedRequestOf<Call>['body'];

/**
 * Writes the audit row before the call, because the call takes effect elsewhere even if this server stops meanwhile.
 * The path may contain keys, so only the origin of the address is recorded.
 */
async function recordTest(context: CallContext, { stored, method, endpoint }: Body): Promise<void> {
  const { db } = context.services;
  const process = stored && (await readLastVersion(db, stored.id));
  await writeAudit(db, fromCall(context), {
    action: 'TESTED',
    object: { kind: 'process', id: process?.id, name: process?.title ?? 'Processo não publicado' },
    changes: [
      { attribute: 'method', before: null, after: method },
      { attribute: 'endpoint', before: null, after: URL.parse(endpoint)?.origin ?? null },
    ],
  });
}

/**
 * Replaces placeholders by stored values, for callers responsible for the process.
 * @throws ForbiddenError NOT_RESPONSIBLE; InvalidInputError PROCESS_INVALID without stored values
 */
async function withStoredValues({ services: { db }, user, locale }: CallContext, body: Body): Promise<Body> {
  const { stored, method, endpoint, requestHeaders, requestParams, requestBody } = body;
  const call = { method, endpoint, requestHeaders, requestParams, requestBody };
  const step = z.parse(modelStepSchema, { type: 'SERVICE_TASK', id: stored?.stepId ?? 'step', ...call });
  const model = { steps: [step], fields: [] };
  if (!hasSecretPlaceholders(model)) return body;
  if (stored) await requirePublisher(db, user, null, await readLastVersion(db, stored.id));
  const kept = (await withStoredSecrets(db, model, stored?.id ?? null, locale)).steps[0];
  return kept?.type === 'SERVICE_TASK' ? { ...body, ...kept } : body;
}
