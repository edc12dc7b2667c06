import type { SectorDetail, User } from '@tramita/client/contract';
import {
  asRole,
  ignoring,
  ignoringKey,
  json,
  type Mutant,
  problem,
  sending,
  status,
  withoutEffect,
  withoutHeader,
} from './mutate.ts';

interface Elements {
  readonly elements: readonly object[];
  readonly totalElements: number;
}
type Rows = readonly (object & { readonly totalLength: number })[];

const oneMore = json((body: Elements) => ({ ...body, totalElements: body.totalElements + 1 }));
const reversed = json((body: Elements) => ({ ...body, elements: [...body.elements].reverse() }));
const reversedRows = json((rows: readonly object[]) => [...rows].reverse());

/** Faulty servers, each with one changed operation; the conformance checks must find every one. */
export const mutants: readonly Mutant[] = [
  { id: 'session.authInfo', fault: 'a field is missing', handle: json(({ nickName: _, ...user }: User) => user) },
  { id: 'session.authInfo', fault: 'any token is accepted', handle: asRole('requester', 'stranger') },
  { id: 'session.whoami', fault: 'a wrong content type', handle: withHtml() },
  { id: 'people.listAssignees', fault: 'the page size is ignored', handle: ignoring('size') },
  { id: 'people.listAssignees', fault: 'the total is off by one', handle: oneMore },
  { id: 'people.listAssignees', fault: '"exclude" is ignored', handle: ignoring('exclude') },
  { id: 'people.listGroups', fault: 'inactive groups are always left out', handle: ignoring('inactive') },
  { id: 'catalogue.listServices', fault: 'the search text is ignored', handle: ignoring('q') },
  { id: 'catalogue.findService', fault: 'a missing service is a server error', handle: status(404, 500) },
  {
    id: 'catalogue.fieldsMetadata',
    fault: 'a field is left out',
    handle: json((form: { fields: readonly object[] }) => ({ ...form, fields: form.fields.slice(1) })),
  },
  { id: 'catalogue.startRequest', fault: 'a wrong status', handle: status(201, 200) },
  { id: 'catalogue.startRequest', fault: 'the idempotency key is ignored', handle: ignoringKey },
  {
    id: 'catalogue.startRequest',
    fault: 'a wrong error code',
    handle: problem((body) => ({ ...body, errorCode: 'VALIDATION_ERROR' })),
  },
  { id: 'catalogue.startRequestFor', fault: 'everyone may act for others', handle: asRole('support') },
  { id: 'tasks.list', fault: 'a filter is ignored', handle: ignoring('step') },
  { id: 'tasks.list', fault: 'the order is ignored', handle: ignoring('orderByIdk') },
  { id: 'tasks.list', fault: 'the page is ignored', handle: ignoring('page') },
  {
    id: 'tasks.list',
    fault: 'the total is off by one',
    handle: json((rows: Rows) => rows.map((row) => ({ ...row, totalLength: row.totalLength + 1 }))),
  },
  { id: 'tasks.list', fault: 'the personal menu is not enforced', handle: asRole('attendant', 'restricted') },
  { id: 'tasks.get', fault: 'everyone may see a task', handle: asRole('attendant') },
  { id: 'tasks.finish', fault: 'a conflict is answered with 200', handle: status(409, 200) },
  { id: 'tasks.finish', fault: 'invalid inputs are not named', handle: problem(({ fields: _, ...body }) => body) },
  {
    id: 'tasks.assign',
    fault: 'the response is not the new state',
    handle: json((task: object) => ({ ...task, assignees: [] })),
  },
  { id: 'tasks.report', fault: 'a filter is not required', handle: status(400, 200) },
  {
    id: 'tasks.bulkAssign',
    fault: 'ignored tasks are left out',
    handle: json((answer: object) => ({ ...answer, ignored: [] })),
  },
  { id: 'requests.cancel', fault: 'everyone may cancel', handle: asRole('requester', 'attendant') },
  {
    id: 'requests.cancel',
    fault: 'a motive is not required',
    handle: sending((body) => ({ ...body, motive: String(body['motive']).trim() || 'x' })),
  },
  { id: 'requests.listHistory', fault: 'the wrong order', handle: reversedRows },
  {
    id: 'requests.addComment',
    fault: 'the length is not limited',
    handle: sending((body) => ({ ...body, comments: String(body['comments'] ?? 'x').slice(0, 100) })),
  },
  { id: 'requests.uploadAttachment', fault: 'a large file has a wrong status', handle: status(413, 400) },
  { id: 'notifications.read', fault: 'it has no effect', handle: notRead() },
  { id: 'savedViews.create', fault: 'a taken name is a bad request', handle: status(409, 400) },
  {
    id: 'drafts.save',
    fault: 'an older draft replaces a newer one',
    handle: sending((body) => ({ ...body, revision: 0 })),
  },
  { id: 'summary.oldestToDo', fault: 'the wrong order', handle: reversedRows },
  {
    id: 'summary.attendanceToDo',
    fault: 'the count is off by one',
    handle: json((body: { amountAttendanceToDoTickets: number }) => ({
      amountAttendanceToDoTickets: body.amountAttendanceToDoTickets + 1,
    })),
  },
  { id: 'updates.list', fault: 'everyone sees the updates of a group', handle: asRole('administrator') },
  { id: 'updates.create', fault: 'everyone may write', handle: asRole('administrator') },
  { id: 'reports.list', fault: 'a filter is ignored', handle: ignoring('step') },
  { id: 'exports.download', fault: 'everyone may download', handle: asRole('administrator') },
  { id: 'dashboards.sla', fault: 'a filter is ignored', handle: ignoring('finished') },
  { id: 'departments.list', fault: 'the wrong order', handle: reversed },
  {
    id: 'departments.create',
    fault: 'pages of other origins cannot read the response',
    handle: withoutHeader('access-control-allow-origin'),
  },
  {
    id: 'sectors.update',
    fault: 'a field is missing',
    handle: json(({ department: _, ...sector }: SectorDetail) => sector),
  },
  { id: 'groups.create', fault: 'the permission is not checked', handle: asRole('administrator') },
  { id: 'groups.update', fault: 'a conflict is answered with 200', handle: status(409, 200) },
  { id: 'groups.delete', fault: 'it has no effect', handle: withoutEffect },
  {
    id: 'processes.publish',
    fault: 'an outdated version is published',
    handle: sending(({ knownVersion: _, ...body }) => body),
  },
  { id: 'processes.list', fault: 'the total is off by one', handle: oneMore },
  { id: 'nps.rate', fault: 'a second rating is accepted', handle: status(409, 204) },
  { id: 'callbacks.receive', fault: 'any callback is accepted', handle: status(404, 204) },
];

/** Sends the response as a page. */
function withHtml(): Mutant['handle'] {
  return async (request, send) => {
    const response = await send(request);
    const headers = new Headers(response.headers);
    if (response.ok) headers.set('content-type', 'text/html');
    return new Response(response.body, { status: response.status, headers });
  };
}

/** Makes the opposite call, which is refused in the same cases. */
function notRead(): Mutant['handle'] {
  return (request, send) => send(new Request(request.url.replace(/read$/, 'unread'), request));
}
