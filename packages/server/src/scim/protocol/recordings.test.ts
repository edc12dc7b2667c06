import { expect, test } from 'vitest';
import { parseFilter } from './filter.ts';
import { groupChanges, readGroup } from './group-patch.ts';
import { parsePage } from './list.ts';
import { parsePatch } from './patch.ts';
import type { ScimUser } from './resources.ts';
import { parseSelection } from './selection.ts';
import { type RecordedRequest, recordings, withSaved } from './testing/recordings.ts';
import { applyPatch, readUser } from './user-patch.ts';

const saved = new Map([
  ['userId', '7'],
  ['managerId', '3'],
  ['groupId', '12'],
]);

/** Reads the parts of a request as the server does; returns the user after it. */
function readRequest({ method, path, query = {}, body }: RecordedRequest, user: ScimUser): ScimUser {
  const type = path.startsWith('/Groups') ? 'Group' : 'User';
  if (query['filter'] !== undefined) parseFilter(query['filter'], type);
  parsePage(query);
  parseSelection(query, type);
  if (method === 'GET' || method === 'DELETE') return user;
  if (type === 'Group') {
    if (method === 'PATCH') groupChanges(parsePatch(body));
    else readGroup(body);
    return user;
  }
  return method === 'PATCH' ? applyPatch(user, parsePatch(body)) : readUser(body);
}

test.each(Object.entries(recordings))('the requests of %s are read, and change the user as expected', (_, requests) => {
  let user: ScimUser = { userName: 'none' };
  for (const recorded of requests) {
    const request = withSaved(recorded, saved);
    user = readRequest(request, user);
    const isWrite = request.path.startsWith('/Users') && ['POST', 'PUT', 'PATCH'].includes(request.method);
    if (isWrite && request.status < 300) expect(user, request.name).toMatchObject(request.answer ?? {});
  }
});
