import { type Endpoint, type EndpointId, endpoints } from '@tramita/client/contract';

/** An endpoint and its path as the router writes it. */
export interface Route {
  readonly id: EndpointId;
  readonly endpoint: Endpoint;
  /** E.g. `/v1/tasks/:uuid`, or `/v1/files/:name{.+\\.csv}` where a segment goes on behind its placeholder. */
  readonly pattern: string;
  /** The endpoint's params, of what the router found in the address. */
  readonly paramsOf: (found: Readonly<Record<string, string>>) => Record<string, string>;
}

/** The kinds of a path's segments, in letters that sort fixed ones before parameters. */
const kindsOf = ({ pattern }: Route): string =>
  pattern
    .split('/')
    .map((segment) => (segment.startsWith(':') ? 'b' : 'a'))
    .join('');

/** Fixed segments before parameters: `/v1/processes/find/:name` must be asked before `/v1/processes/:id/comments`. */
function compare(left: Route, right: Route): number {
  const [a, b] = [kindsOf(left), kindsOf(right)];
  return a < b ? -1 : Number(a > b);
}

const placeholder = /\{(\w+)\}([^/{]*)/g;

function routeOf(id: EndpointId): Route {
  const endpoint: Endpoint = endpoints[id];
  const endings = new Map([...endpoint.path.matchAll(placeholder)].map(([, name = '', ending = '']) => [name, ending]));
  // the router takes a whole segment for a parameter, so a fixed ending is part of what it must match
  const pattern = endpoint.path.replaceAll(placeholder, (_, name: string, ending: string) =>
    ending === '' ? `:${name}` : `:${name}{.+${ending.replaceAll('.', '\\.')}}`,
  );
  return {
    id,
    endpoint,
    pattern,
    paramsOf: (found) =>
      Object.fromEntries(
        Object.entries(found).map(([name, text]) => [
          name,
          text.slice(0, text.length - (endings.get(name)?.length ?? 0)),
        ]),
      ),
  };
}

const ids = Object.keys(endpoints) as EndpointId[];

/** Every endpoint of the contract as a route, in the order in which they are to be asked. */
export function sortedRoutes(): Route[] {
  return ids.map(routeOf).sort(compare);
}
