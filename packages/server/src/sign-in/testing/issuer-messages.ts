/** Grant type by which tests get a token with any claims. */
export const grantType = 'urn:example:test-claims';

/** Messages to the process of an issuer. */
export type IssuerMessage =
  | { readonly kind: 'rotate' }
  | { readonly kind: 'look' }
  | { readonly kind: 'userinfo'; readonly sub: string; readonly claims: Record<string, unknown> | number };
