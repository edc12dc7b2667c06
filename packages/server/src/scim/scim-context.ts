import type { Locale } from '@tramita/client/rules';
import type { Services, SessionUser } from '../context.ts';
import type { Source } from '../directory/writer.ts';

/** One call of a SCIM connection. */
export interface ScimContext {
  readonly services: Services;
  /** The service account that is the connection. */
  readonly user: SessionUser;
  /** The connection as a source of people and groups. */
  readonly source: Source;
  /** Whether job titles and branches that do not exist are created. */
  readonly createsRecords: boolean;
  /** Address of the SCIM service, without a slash at its end. */
  readonly base: string;
  readonly locale: Locale;
  readonly requestId: string;
  readonly ip: string;
}

/** Returns the source of people and groups that a connection is. */
export const scimSource = ({ id, name }: { readonly id: number; readonly name: string }): Source => ({
  key: `scim:${id}`,
  name,
});

/** Body of a change, and the version that the caller has read, if it sent one. */
export interface ScimBody {
  readonly body: unknown;
  /** The header `If-Match`. */
  readonly ifMatch: string | null;
}

/** Part of a list. */
export interface ScimRange {
  readonly filter: string | undefined;
  readonly offset: number;
  /** 0 for the number of matches only. */
  readonly limit: number;
}
