import type { JWTPayload } from 'jose';

/** Claims of a token, or of the issuer's userinfo endpoint. */
export type Claims = Readonly<JWTPayload>;

/**
 * Returns the value of a claim, or undefined. A name that no claim has is read as a path, such as `realm_access.roles`;
 * names that are addresses contain dots too.
 */
export function claimAt(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  let value: unknown = claims;
  for (const part of name.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
    value = Reflect.get(value, part);
  }
  return value;
}

/** Returns the texts of a claim: each item of a list, or the value itself. */
export function textsAt(claims: Claims, name: string): string[] {
  const value = claimAt(claims, name);
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  return items.flatMap((item) =>
    typeof item === 'string' ? [item] : typeof item === 'number' || typeof item === 'boolean' ? [String(item)] : [],
  );
}

/** Returns the text of a claim, or null if it is absent or empty. */
export const textAt = (claims: Claims, name: string): string | null => textsAt(claims, name)[0]?.trim() || null;
