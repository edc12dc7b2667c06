import { writtenCpf } from '@tramita/client/rules';
import type { Db } from '../db/connection/db.ts';
import { findIdsOf, type NamedReferences } from '../db/people/sign-in.ts';
import type { PersonInput } from '../directory/person-values.ts';
import { type Claims, claimAt, isBrokenAt, textsAt } from '../identity/claims.ts';
import type { SignInRules } from './sign-in-rules.ts';

/** Changes that the claims of a person ask for. */
export interface ClaimPlan {
  /** Attributes to write; others stay. */
  readonly input: PersonInput;
  /** Roles that claims grant; null if they stay as they are. */
  readonly roles: readonly string[] | null;
  /** Whether the token leaves out the groups, because there are too many. */
  readonly isCut: boolean;
  /** Attributes whose claims name records that do not exist, or contain text that cannot be stored. */
  readonly unknown: readonly string[];
}

/** Column of each reference. */
const idNames = {
  branch: 'branchId',
  jobTitle: 'jobTitleId',
  sector: 'sectorId',
  status: 'statusId',
  superior: 'superiorId',
} as const satisfies Record<keyof NamedReferences, keyof PersonInput>;

const isReference = (name: string): name is keyof NamedReferences => Object.hasOwn(idNames, name);

/** Attributes that a person always has. */
const required: ReadonlySet<string> = new Set(['firstName', 'lastName', 'completeName', 'nickName']);

/** Returns the value of a claim: undefined if it is absent, null if it is empty. */
function valueAt(claims: Claims, name: string): string | null | undefined {
  if (claimAt(claims, name) === undefined) return undefined;
  return textsAt(claims, name)[0]?.trim() || null;
}

/**
 * Returns the attributes and roles that claims set. A claim that is absent leaves its attribute as it is.
 *
 * @param isWhole false if the claims of the userinfo endpoint were not read; an absent claim with roles then leaves the
 * roles as they are.
 */
export async function planClaims(db: Db, rules: SignInRules, claims: Claims, isWhole: boolean): Promise<ClaimPlan> {
  const input: Record<string, string | number | null> = {};
  const names: Record<string, string> = {};
  const unknown: string[] = [];
  for (const { name, value: claim } of rules.attributes) {
    if (isBrokenAt(claims, claim)) {
      unknown.push(name);
      continue;
    }
    const value = valueAt(claims, claim);
    if (value === undefined || (value === null && required.has(name))) continue;
    if (!isReference(name)) input[name] = name === 'custom2' && value ? (writtenCpf(value) ?? value) : value;
    else if (value === null) input[idNames[name]] = null;
    else names[name] = value;
  }
  const found = Object.keys(names).length > 0 ? await findIdsOf(db, names) : null;
  for (const name of Object.keys(names).filter(isReference)) {
    const id = found?.[name] ?? null;
    if (id === null) unknown.push(name);
    else input[idNames[name]] = id;
  }
  return { input, unknown, ...planRoles(rules, claims, isWhole) };
}

/** Returns whether the issuer left out the claim because its list would be too long for a token. */
function isCutAt(claims: Claims, name: string): boolean {
  const elsewhere = claims['_claim_names'];
  const isNamed = typeof elsewhere === 'object' && elsewhere !== null && Object.hasOwn(elsewhere, name);
  return isNamed || (name === 'groups' && textsAt(claims, 'hasgroups')[0] === 'true');
}

function planRoles({ rolesClaim, roleMap }: SignInRules, claims: Claims, isWhole: boolean) {
  if (rolesClaim === undefined) return { roles: null, isCut: false };
  if (claimAt(claims, rolesClaim) === undefined) {
    const isCut = isCutAt(claims, rolesClaim);
    return { roles: isCut || !isWhole ? null : [], isCut };
  }
  const values = new Set(textsAt(claims, rolesClaim));
  const roles = roleMap.filter(({ value }) => values.has(value)).map(({ role }) => role);
  return { roles: [...new Set(roles)], isCut: false };
}
