import type { endpoints, HttpCall, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import type { AnswerOf } from '../http/handlers.ts';
import { fillCall } from '../jobs/fill-call.ts';
import { OutboundError } from '../outbound/outbound-call.ts';

type Call = (typeof endpoints)['processes.testCall'];

/** A designer waits for the answer. */
const timeoutMs = 30_000;

/**
 * Makes the call of a service task once, from here, as the engine would: the answer's status and content, or 0 and why
 * there was none.
 */
export async function testServiceCall(
  { services }: CallContext,
  { body }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const call: HttpCall = {
    method: body.method,
    endpoint: body.endpoint,
    requestHeaders: body.requestHeaders.map(({ header, value }) => ({ name: header, value })),
    requestParams: body.requestParams.map(({ param, value }) => ({ name: param, value })),
    requestBody: body.requestBody,
  };
  try {
    return await services.outbound({ ...fillCall(call, body.data), timeoutMs });
  } catch (error) {
    if (error instanceof OutboundError) return { statusCode: 0, data: error.reason };
    // an address that is none once its references are filled in
    if (error instanceof TypeError) return { statusCode: 0, data: 'O endereço da chamada é inválido.' };
    throw error;
  }
}
