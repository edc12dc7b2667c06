import type { enterpriseUrn, ResourceType, tramitaUrn } from './schemas.ts';

export interface ScimMeta {
  readonly resourceType: ResourceType;
  readonly created: string;
  readonly lastModified: string;
  readonly location: string;
  /** Weak ETag, as in the header. */
  readonly version: string;
}

export interface ScimEmail {
  readonly value?: string;
  readonly type?: string;
  readonly primary?: boolean;
}

/** A person as read from a request, or as returned; ids and `meta` are set by the server only. */
export interface ScimUser {
  readonly schemas?: readonly string[];
  readonly id?: string;
  readonly externalId?: string;
  readonly userName: string;
  readonly name?: { readonly formatted?: string; readonly givenName?: string; readonly familyName?: string };
  readonly displayName?: string;
  readonly nickName?: string;
  readonly emails?: readonly ScimEmail[];
  readonly active?: boolean;
  readonly title?: string;
  readonly [enterpriseUrn]?: {
    readonly employeeNumber?: string;
    readonly department?: string;
    readonly division?: string;
    readonly manager?: { readonly value: string; readonly $ref?: string; readonly displayName?: string };
  };
  readonly [tramitaUrn]?: { readonly cpf?: string; readonly branchCode?: string; readonly status?: string };
  readonly meta?: ScimMeta;
}

export interface ScimMember {
  readonly value: string;
  readonly $ref?: string;
  readonly display?: string;
  readonly type?: 'User';
}

/** A group as returned. */
export interface ScimGroup {
  readonly schemas?: readonly string[];
  readonly id?: string;
  readonly externalId?: string;
  readonly displayName: string;
  readonly members?: readonly ScimMember[];
  readonly meta?: ScimMeta;
}

const commonPaths = ['id', 'externalId', 'displayName', 'meta.created', 'meta.lastModified'] as const;

/** The attributes that filters of each resource may name, without the URN; a name occurs in one schema only. */
export const filterPaths = {
  User: [
    ...commonPaths,
    'userName',
    'name.formatted',
    'name.givenName',
    'name.familyName',
    'nickName',
    'emails.value',
    'emails.type',
    'emails.primary',
    'active',
    'title',
    'employeeNumber',
    'department',
    'division',
    'manager.value',
    'manager.displayName',
    'cpf',
    'branchCode',
    'status',
  ],
  Group: [...commonPaths, 'members.value', 'members.display', 'members.type'],
} as const satisfies Record<ResourceType, readonly string[]>;

export type FilterPath<Type extends ResourceType> = (typeof filterPaths)[Type][number];
