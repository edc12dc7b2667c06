/** What a service account may be allowed to do. Each call declares the scopes that allow it. */
export const serviceScopes = [
  'people:read',
  'people:write',
  'scim',
  'requests:read',
  'requests:start',
  'tasks:read',
  'tasks:write',
  'reports:read',
  'audit:read',
] as const;
/** One of {@link serviceScopes}. */
export type ServiceScope = (typeof serviceScopes)[number];
