/** Scopes of service accounts. Each call declares those that allow it. */
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
