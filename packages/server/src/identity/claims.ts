import type { JWTPayload } from 'jose';
import { isStorable } from '../text/storable-text.ts';

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

const itemsAt = (claims: Claims, name: string): readonly unknown[] => {
  const value = claimAt(claims, name);
  return Array.isArray(value) ? value : [value];
};

/** Returns the texts of a claim: each item of a list, or the value itself. Leaves out what the database cannot store. */
export function textsAt(claims: Claims, name: string): string[] {
  return itemsAt(claims, name).flatMap((item) => {
    if (typeof item === 'number' || typeof item === 'boolean') return [String(item)];
    return typeof item === 'string' && isStorable(item) ? [item] : [];
  });
}

/** Returns whether a claim has a text that the database cannot store. */
export const isBrokenAt = (claims: Claims, name: string): boolean =>
  itemsAt(claims, name).some((item) => typeof item === 'string' && !isStorable(item));

/** Returns the text of a claim, or null if it is absent or empty. */
export const textAt = (claims: Claims, name: string): string | null => textsAt(claims, name)[0]?.trim() || null;
