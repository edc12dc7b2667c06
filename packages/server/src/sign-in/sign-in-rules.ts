import type { RoleName } from '@tramita/client/contract';
import type { Pair } from '../config/setting-schemas.ts';
import type { ClaimedAttribute } from '../config/sign-in-settings.ts';
import { type Claims, textsAt } from '../identity/claims.ts';
import type { ReadUserinfo } from '../identity/userinfo.ts';

/** How the people of an external issuer are found, created and kept up to date. */
export interface SignInRules {
  readonly userNameClaim: string;
  /** Whether a person is created at their first sign-in. */
  readonly createsPeople: boolean;
  /** Claims, and the value that each must have, for a person to be created. */
  readonly allowed: readonly Pair[];
  /** Attributes of people, and the claim that sets each. */
  readonly attributes: readonly Pair<ClaimedAttribute>[];
  readonly externalIdClaim: string | undefined;
  readonly rolesClaim: string | undefined;
  /** Roles by value of the claim with roles. */
  readonly roleMap: readonly { readonly value: string; readonly role: RoleName }[];
  /** User name that becomes an administrator at its first sign-in while no active administrator exists. */
  readonly firstAdmin: string | undefined;
  /** Undefined if the userinfo endpoint is not read. */
  readonly readUserinfo: ReadUserinfo | undefined;
}

/** Returns whether a person with these claims may be created: each pair matches, or is among the values of a list. */
export const isAllowed = ({ allowed }: SignInRules, claims: Claims): boolean =>
  allowed.every(({ name, value }) => textsAt(claims, name).includes(value));
