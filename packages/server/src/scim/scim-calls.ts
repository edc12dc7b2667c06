import { translate } from '../text/translate.ts';
import { addGroup, deleteGroup, getGroup, listGroups, patchGroup, replaceGroup } from './groups/group-calls.ts';
import { describeResourceType, describeSchema, describeServiceProvider, listedSchemas } from './protocol/discovery.ts';
import { ScimError } from './protocol/errors.ts';
import { listResponse, type Page, parsePage } from './protocol/list.ts';
import type { ScimGroup, ScimUser } from './protocol/resources.ts';
import type { ResourceType } from './protocol/schemas.ts';
import { isSelected, parseSelection, type Selection, selectAttributes } from './protocol/selection.ts';
import type { ScimContext, ScimRange } from './scim-context.ts';
import { scimResponse } from './scim-response.ts';
import { addUser, deleteUser, getUser, listUsers, patchUser, replaceUser } from './users/user-calls.ts';

/** A call by its method and path. */
export interface ScimCall {
  /** Name for measurements; the same for every resource. */
  readonly kind: string;
  /** Method and path without ids, as administrators see it. */
  readonly name: string;
  /** Id in the path. */
  readonly id: string | undefined;
  readonly serve: (context: ScimContext, request: Request, body: unknown) => Promise<Response>;
}

const missing = (): ScimError => new ScimError(404, undefined, 'Este endereço não existe');

const unsupported = (): ScimError => new ScimError(501, undefined, 'Esta operação não é oferecida');

const notAllowed = (): ScimError => new ScimError(405, undefined, 'Este método não é oferecido neste endereço');

type Serve = ScimCall['serve'];
type Methods = Readonly<Record<string, (id: string) => Serve>>;

const wordingOf = ({ base, locale }: ScimContext) => ({
  base,
  detail: (portuguese: string) => translate(portuguese, locale),
});

const ifMatchOf = (request: Request): string | null => request.headers.get('if-match');

const queryOf = (request: Request): Readonly<Record<string, string>> =>
  Object.fromEntries(new URL(request.url).searchParams);

const selectionOf = (request: Request, type: ResourceType): Selection => parseSelection(queryOf(request), type);

/** A list that a request asks for. */
interface WantedList {
  readonly range: ScimRange;
  readonly page: Page;
}

function listOf(request: Request): WantedList {
  const query = queryOf(request);
  const page = parsePage(query);
  return { page, range: { filter: query['filter'], offset: page.startIndex - 1, limit: page.count } };
}

/** Returns a resource in a response, with the attributes that the caller wants. */
function resourceResponse(
  status: number,
  type: ResourceType,
  { resource, request }: { readonly resource: ScimUser | ScimGroup; readonly request: Request },
): Response {
  const { version = '', location = '' } = resource.meta ?? {};
  return scimResponse(status, selectAttributes(resource, selectionOf(request, type)), {
    etag: version,
    ...(status === 201 && { location }),
  });
}

const users: Readonly<Record<'all' | 'one', Methods>> = {
  all: {
    GET: () => async (context, request) => {
      const { range, page } = listOf(request);
      const selection = selectionOf(request, 'User');
      const { resources, total } = await listUsers(context, range);
      const shown = resources.map((resource) => selectAttributes(resource, selection));
      return scimResponse(200, listResponse(shown, total, page.startIndex));
    },
    POST: () => async (context, request, body) =>
      resourceResponse(201, 'User', { resource: await addUser(context, body), request }),
  },
  one: {
    GET: (id) => async (context, request) =>
      resourceResponse(200, 'User', { resource: await getUser(context, id), request }),
    PUT: (id) => async (context, request, body) => {
      const resource = await replaceUser(context, id, { body, ifMatch: ifMatchOf(request) });
      return resourceResponse(200, 'User', { resource, request });
    },
    PATCH: (id) => async (context, request, body) => {
      const resource = await patchUser(context, id, { body, ifMatch: ifMatchOf(request) });
      return resourceResponse(200, 'User', { resource, request });
    },
    DELETE: (id) => async (context, request) => {
      await deleteUser(context, id, { ifMatch: ifMatchOf(request) });
      return scimResponse(204, null);
    },
  },
};

const groups: Readonly<Record<'all' | 'one', Methods>> = {
  all: {
    GET: () => async (context, request) => {
      const { range, page } = listOf(request);
      const selection = selectionOf(request, 'Group');
      const { resources, total } = await listGroups(context, range, isSelected(selection, 'members'));
      const shown = resources.map((resource) => selectAttributes(resource, selection));
      return scimResponse(200, listResponse(shown, total, page.startIndex));
    },
    POST: () => async (context, request, body) =>
      resourceResponse(201, 'Group', { resource: await addGroup(context, body), request }),
  },
  one: {
    GET: (id) => async (context, request) => {
      const withMembers = isSelected(selectionOf(request, 'Group'), 'members');
      return resourceResponse(200, 'Group', { resource: await getGroup(context, id, withMembers), request });
    },
    PUT: (id) => async (context, request, body) => {
      const resource = await replaceGroup(context, id, { body, ifMatch: ifMatchOf(request) });
      return resourceResponse(200, 'Group', { resource, request });
    },
    PATCH: (id) => async (context, request, body) => {
      await patchGroup(context, id, { body, ifMatch: ifMatchOf(request) });
      return scimResponse(204, null);
    },
    DELETE: (id) => async (context, request) => {
      await deleteGroup(context, id, { ifMatch: ifMatchOf(request) });
      return scimResponse(204, null);
    },
  },
};

/** Returns the elements of a document as a list, or one of them. */
const document = (all: (context: ScimContext) => readonly { readonly id?: string }[]) => ({
  all: {
    GET: () => async (context: ScimContext) => {
      const resources = all(context);
      return scimResponse(200, listResponse(resources, resources.length));
    },
  },
  one: {
    GET: (id: string) => async (context: ScimContext) => {
      const found = all(context).find((resource) => resource.id?.toLowerCase() === id.toLowerCase());
      if (!found) throw missing();
      return scimResponse(200, found);
    },
  },
});

const resources: Readonly<Record<string, Readonly<Record<'all' | 'one', Methods>>>> = {
  Users: users,
  Groups: groups,
  Schemas: document((context) => listedSchemas.map((schema) => describeSchema(schema, wordingOf(context)))),
  ResourceTypes: document((context) =>
    (['User', 'Group'] as const).map((type) => describeResourceType(type, wordingOf(context))),
  ),
  ServiceProviderConfig: {
    all: { GET: () => async (context) => scimResponse(200, describeServiceProvider(wordingOf(context))) },
    one: {},
  },
};

const refuse =
  (error: () => ScimError): Serve =>
  () =>
    Promise.reject(error());

/** Parts of the protocol that are not offered. */
const absent: ReadonlySet<string> = new Set(['Bulk', 'Me', '.search']);

/** Returns the call of a method and a path below the address of the service. */
export function findScimCall(method: string, path: string): ScimCall {
  const [name = '', id, ...others] = path.split('/').filter(Boolean).map(decoded);
  const resource = Object.hasOwn(resources, name) ? resources[name] : undefined;
  if (!resource || others.length > 0 || id === '.search') {
    const error = absent.has(name) || id === '.search' ? unsupported : missing;
    return { kind: 'other', name: `/${name.slice(0, 40)}`, id: undefined, serve: refuse(error) };
  }
  const methods = id === undefined ? resource.all : resource.one;
  const serve = Object.hasOwn(methods, method) ? methods[method]?.(id ?? '') : undefined;
  if (serve) return { kind: `${name}.${method}`, name: `${method} /${name}`, id, serve };
  const error = Object.keys(methods).length > 0 ? notAllowed : missing;
  return { kind: 'other', name: `/${name}`, id, serve: refuse(error) };
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
