import { type Endpoint, type EndpointId, endpoints } from '@tramita/client/contract';
import type { TestApi } from '../api.ts';
import type { PolicyCall } from './policies/call-policy.ts';

/** Sends a call of a policy; without a token if `by` is null. */
export function sendCall(
  api: TestApi,
  id: EndpointId,
  call: PolicyCall,
  by: string | null = call.by,
  headers: Record<string, string> = {},
): Promise<Response> {
  const { body } = call;
  const { method }: Endpoint = endpoints[id];
  const isForm = body instanceof FormData;
  const type: Record<string, string> = isForm || body === undefined ? {} : { 'content-type': 'application/json' };
  return api.fetch(by, call.path, {
    method,
    headers: { ...type, ...headers },
    body: isForm || body === undefined || typeof body === 'string' ? (body as BodyInit) : JSON.stringify(body),
  });
}
