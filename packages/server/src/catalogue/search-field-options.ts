import type { endpoints, FormValues, ParsedRequestOf, SearchSource, SelectOption } from '@tramita/client/contract';
import { canRequestOnBehalf, parseRuntimeFieldId, roles, rolesOf } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import { findNewestVersion, findProcessVersion } from '../db/catalogue/catalogue.ts';
import { wordsOf } from '../db/lists/search-text.ts';
import { listActiveGroups, listActivePeople } from '../db/people/people.ts';
import { seesRequestOf } from '../db/requests/visibility.ts';
import { NotFoundError } from '../errors.ts';
import { searchOutside } from '../field-search/search-outside.ts';
import type { AnswerOf } from '../handlers.ts';
import { foldText } from '../text/fold-text.ts';
import { mayInitialize } from './requirements.ts';

type Call = (typeof endpoints)['catalogue.searchFieldOptions'];

/** Maximum number of choices a search returns. */
const mostOptions = 50;

/** Returns choices of a search field, only to users who may start the process or see a request of it. */
export async function searchFieldOptions(
  context: CallContext,
  { params, body }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const id = parseRuntimeFieldId(params.id);
  const search = id && (await findSearch(context, id.processId, id.fieldId));
  if (!search) throw new NotFoundError('Não encontramos este campo');
  const { query, ...values } = body;
  return findOptions(context, search, query, values);
}

async function findSearch(context: CallContext, processId: number, fieldId: string): Promise<SearchSource | null> {
  const version = await findProcessVersion(context.services.db, processId);
  const field = version?.definition.fields.find(({ id }) => id === fieldId);
  if (!version || !field?.search) return null;
  const isOpen = version.active && version.is_last_version;
  return (isOpen && (await mayStart(context, processId))) || (await mayRead(context, processId)) ? field.search : null;
}

async function mayStart({ services, user }: CallContext, processId: number): Promise<boolean> {
  if (canRequestOnBehalf(user)) return true;
  const process = await findNewestVersion(services.db, processId);
  return process !== null && (await mayInitialize(services.db, process, user));
}

async function mayRead({ services, user }: CallContext, processId: number): Promise<boolean> {
  return rolesOf(user).has(roles.admin) || seesRequestOf(services.db, processId, user.id);
}

async function findOptions(
  context: CallContext,
  search: SearchSource,
  query: string,
  values: FormValues,
): Promise<SelectOption[]> {
  const { db } = context.services;
  const page = { q: query, page: 0, size: mostOptions };
  switch (search.kind) {
    case 'people': {
      const { rows } = await listActivePeople(db, { ...page, exclude: [] });
      return rows.map((row) => ({ label: row.complete_name, value: row.user_name }));
    }
    case 'groups': {
      const { rows } = await listActiveGroups(db, page);
      return rows.map(({ name }) => ({ label: name, value: name }));
    }
    case 'list':
      return search.items
        .filter(({ when }) => Object.entries(when ?? {}).every(([name, value]) => String(values[name] ?? '') === value))
        .filter(({ label }) => wordsOf(foldText(query)).every((word) => foldText(label).includes(word)))
        .slice(0, mostOptions)
        .map(({ label, value }) => ({ label, value }));
    case 'http':
      return (await searchOutside(context.services, search, query, values)).slice(0, mostOptions);
  }
}
