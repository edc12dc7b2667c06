import { type Endpoint, type EndpointId, endpoints } from '@tramita/client/contract';

/** An endpoint and its path as the router writes it. */
export interface Route {
  readonly id: EndpointId;
  readonly endpoint: Endpoint;
  /** E.g. `/v1/tasks/:uuid`. */
  readonly pattern: string;
}

const isParam = (segment: string) => segment.startsWith(':');

/** Fixed segments before parameters: `/v1/processes/find/:name` must be asked before `/v1/processes/:id/comments`. */
function compare(left: Route, right: Route): number {
  const a = left.pattern.split('/');
  const b = right.pattern.split('/');
  for (let index = 0; index < Math.min(a.length, b.length); index += 1) {
    const difference = Number(isParam(a[index] ?? '')) - Number(isParam(b[index] ?? ''));
    if (difference !== 0) return difference;
  }
  return 0;
}

const ids = Object.keys(endpoints) as EndpointId[];

/** Every endpoint of the contract as a route, in the order in which they are to be asked. */
export function sortedRoutes(): Route[] {
  return ids
    .map((id) => {
      const endpoint: Endpoint = endpoints[id];
      return { id, endpoint, pattern: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1') };
    })
    .sort(compare);
}
