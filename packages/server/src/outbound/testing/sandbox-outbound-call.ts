import {
  type OutboundCall,
  OutboundError,
  type OutboundRequest,
  type OutboundResponse,
} from '../../ports/outbound-call.ts';

/** Handles calls to one origin and path, e.g. `https://erp.example/pedidos`. */
export type SandboxAnswer = (request: OutboundRequest) => OutboundResponse | Promise<OutboundResponse>;

/**
 * Creates outbound calls without a network, for the sandbox and tests. A call is handled by the handler of its address
 * without the query; any other call is refused, so that a missing handler is noticed.
 */
export function createSandboxOutboundCall(answers: Readonly<Record<string, SandboxAnswer>> = {}): OutboundCall {
  return async (request) => {
    const url = new URL(request.url);
    const answer = answers[`${url.origin}${url.pathname}`];
    if (!answer)
      throw new OutboundError('REFUSED', `O endereço ${url.origin} não existe neste ambiente de demonstração.`);
    return answer(request);
  };
}
