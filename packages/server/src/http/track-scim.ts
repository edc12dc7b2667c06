import { type Telemetry, tracked } from '../ports/telemetry.ts';

const scimPath = /^\/scim\/v2\/([^/]+)/;
/** Any other resource that a caller invents would be a time series of its own. */
const resources = new Set(['Users', 'Groups', 'ServiceProviderConfig', 'ResourceTypes', 'Schemas']);

/** Responds, and measures the request by its resource and status if it is one of SCIM. */
export function trackScim(
  telemetry: Telemetry | undefined,
  request: Request,
  method: string,
  respond: () => Promise<Response>,
): Promise<Response> {
  const [, named] = scimPath.exec(new URL(request.url).pathname) ?? [];
  if (named === undefined) return respond();
  const resource = resources.has(named) ? named : 'other';
  return tracked(telemetry, { kind: 'scim', facts: { resource, method } }, async (operation) => {
    const response = await respond();
    operation.add({ status: response.status });
    return response;
  });
}
