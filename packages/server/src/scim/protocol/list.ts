import { say } from '../../text/sentence.ts';
import { maxResults } from './discovery.ts';
import { invalidValue } from './errors.ts';

const defaultCount = 100;
/** Larger positions are after the end of every list. */
const largestIndex = 2 ** 31 - 1;

export const listUrn = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';

/** The part of a list that a request asks for. */
export interface Page {
  /** Position of the first resource, from 1. */
  readonly startIndex: number;
  /** Most resources of the answer; 0 asks for the total only. */
  readonly count: number;
}

/**
 * Reads `startIndex` and `count` of a query as in RFC 7644, section 3.4.2.4: positions below 1 are 1, a negative number of
 * resources is 0, and more than `maxResults` is `maxResults`.
 * @throws ScimError 400 `invalidValue` for a text that is not an integer
 */
export function parsePage(query: { readonly startIndex?: string; readonly count?: string }): Page {
  const startIndex = readInteger('startIndex', query.startIndex) ?? 1;
  const count = readInteger('count', query.count) ?? defaultCount;
  return {
    startIndex: Math.min(Math.max(startIndex, 1), largestIndex),
    count: Math.min(Math.max(count, 0), maxResults),
  };
}

function readInteger(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[+-]?\d+$/.test(text)) throw invalidValue(say`O parâmetro ${name} precisa ser um número inteiro`);
  return Number(text);
}

export interface ListResponse<Resource> {
  readonly schemas: readonly [typeof listUrn];
  readonly totalResults: number;
  readonly startIndex: number;
  readonly itemsPerPage: number;
  readonly Resources: readonly Resource[];
}

/** Returns the body of a list; `totalResults` is the number of resources on all pages. */
export function listResponse<Resource>(
  resources: readonly Resource[],
  totalResults: number,
  startIndex = 1,
): ListResponse<Resource> {
  return { schemas: [listUrn], totalResults, startIndex, itemsPerPage: resources.length, Resources: resources };
}
