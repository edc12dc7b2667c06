import { type Endpoint, type EndpointId, endpoints } from '@tramita/client/contract';

/** An endpoint and its path in the syntax of the router. */
export interface Route {
  readonly id: EndpointId;
  readonly endpoint: Endpoint;
  /** E.g. `/v1/tasks/:uuid`, or `/v1/files/:name{.+\\.csv}` if text follows the placeholder in its segment. */
  readonly pattern: string;
  /** Returns the endpoint's params from the values the router matched. */
  readonly paramsOf: (found: Readonly<Record<string, string>>) => Record<string, string>;
}

/** Returns the kinds of a path's segments, as letters that sort fixed segments before parameters. */
const kindsOf = ({ pattern }: Route): string =>
  pattern
    .split('/')
    .map((segment) => (segment.startsWith(':') ? 'b' : 'a'))
    .join('');

/**
 * Sorts fixed segments before parameters: `/v1/processes/find/:name` must match before `/v1/processes/:id/comments`.
 */
function compare(left: Route, right: Route): number {
  const [a, b] = [kindsOf(left), kindsOf(right)];
  return a < b ? -1 : Number(a > b);
}

const placeholder = /\{(\w+)\}([^/{]*)/g;

function routeOf(id: EndpointId): Route {
  const endpoint: Endpoint = endpoints[id];
  const endings = new Map([...endpoint.path.matchAll(placeholder)].map(([, name = '', ending = '']) => [name, ending]));
  // the router takes a whole segment as a parameter, so a fixed suffix is part of the pattern
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

/** Returns every endpoint of the contract as a route, in matching order. */
export function sortedRoutes(): Route[] {
  return ids.map(routeOf).sort(compare);
}
