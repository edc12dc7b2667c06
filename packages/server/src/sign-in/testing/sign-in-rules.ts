import type { SignInRules } from '../sign-in-rules.ts';

/** Returns rules for an issuer whose claims create no people and set nothing, with these changes. */
export const testRules = (changes: Partial<SignInRules> = {}): SignInRules => ({
  userNameClaim: 'preferred_username',
  createsPeople: false,
  allowed: [],
  attributes: [],
  externalIdClaim: undefined,
  rolesClaim: undefined,
  roleMap: [],
  firstAdmin: undefined,
  readUserinfo: undefined,
  ...changes,
});
