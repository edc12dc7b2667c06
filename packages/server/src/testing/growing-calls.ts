const year = '2022-01-01T03:00:00.000Z,2022-12-31T03:00:00.000Z';
const decade = '2018-01-01T03:00:00.000Z,2027-12-31T03:00:00.000Z';
const month = '2022-03-01T03:00:00.000Z,2022-04-01T02:59:59.999Z';

/** An open request with the uuid of its task. */
export interface OpenRequest {
  readonly uuid: string;
  readonly protocol: string;
  readonly idk: number;
}

type NamedPath = readonly [name: string, path: string];

/**
 * Returns names and paths of the list, report and dashboard calls that read tables which grow with use, except the filters
 * of the task lists and of the report. The user must be an administrator.
 */
export function growingCalls({ uuid, protocol, idk }: OpenRequest): readonly NamedPath[] {
  return [
    ['tasks to do', '/v1/tasks?status=TO_DO&myTasks=false&assignedToMe=false&page=0&itemsPerPage=20'],
    ['unread counts', '/v1/tasks/assignee/unread'],
    ['summary: own to do', '/v1/dash-user/amount-current-user-to-do'],
    ['summary: own in progress', '/v1/dash-user/amount-current-user-in-progress'],
    ['summary: queue', '/v1/dash-user/amount-attendance-to-do'],
    ['summary: assigned to me', '/v1/dash-user/amount-attendance-assigned-to-me'],
    ['summary: attended in progress', '/v1/dash-user/amount-attendance-in-progress'],
    ['summary: oldest assigned', '/v1/dash-user/last-idks-attendance-tasks?limit=10&offset=0'],
    ['summary: oldest in the queue', '/v1/dash-user/last-idks-attendance-tasks-to-do?limit=10&offset=0'],
    ['titles of listed processes, my tasks', '/v1/my-processes-titles?taskScreen=MY_TASK_TO_DO'],
    ['titles of listed processes, attendance', '/v1/my-processes-titles?taskScreen=ASSIGNED_TASK_TO_DO'],
    ['columns of a process', '/v1/process-data?process=Processo+8'],
    ['task', `/v1/tasks/${uuid}`],
    ['request', `/v1/requests/${protocol}`],
    ['steps of a request', `/v1/process-instance-steps?idk=${idk}`],
    ['newest task of a request', `/v1/requests/${protocol}/newestTask`],
    ['forecast of a request', `/v1/requests/${protocol}/forecast`],
    ['comments', `/v1/processes/${idk}/comments`],
    ['history', `/v1/histories/${idk}`],
    ['notifications', '/v1/notifications?page=0&itemsPerPage=20'],
    ['notifications, page 40', '/v1/notifications?page=39&itemsPerPage=20'],
    ['catalogue', '/v1/services?page=0&size=50'],
    ['services used often', '/v1/services/shortcuts'],
    ['groups with counts', '/v1/groups?page=0&size=20&counts=true'],
    ['departments with counts', '/v1/departments?page=0&size=20&counts=true'],
    ['sectors with counts', '/v1/departments/2/sectors?page=0&size=20&counts=true'],
    ['open tasks of a person', '/v1/people/1017/tasks?page=0&size=20'],
    ['people', '/v1/people?page=0&size=20'],
    ['person', '/v1/people/1017'],
    ['processes', '/v1/processes?page=0&size=20'],
    ['impact of a publication', '/v1/processes/8/impact'],
    ['retention simulation', '/v1/processes/8/retention/simulation?months=24'],
    ['check of an anonymisation', '/v1/people/1017/anonymisation'],
    ['own data', '/v1/my-data'],
    ['outbox', '/v1/outbox?page=0&size=20'],
    ['outbox, failed', '/v1/outbox?page=0&size=20&state=FAILED'],
    ['outbox, chat, page 40', '/v1/outbox?page=39&size=20&channel=CHAT'],
    ['deliveries of a webhook', '/v1/webhooks/1/deliveries?page=0&size=20'],
    ['deliveries of a webhook, failed', '/v1/webhooks/1/deliveries?page=0&size=20&state=FAILED'],
    ['audit trail', '/v1/audit?page=0&size=50'],
    ['audit trail, actor', '/v1/audit?page=0&size=50&actor=1017'],
    ['audit trail, object', '/v1/audit?page=0&size=50&kind=group&object=1016'],
    [
      'audit trail, action in a month',
      '/v1/audit?page=0&size=50&action=CREATED&from=2022-03-01T00:00:00.000Z&to=2022-03-31T00:00:00.000Z',
    ],
    ['audit trail, text', '/v1/audit?page=0&size=50&q=nome77'],
    ['audit trail, text without rows', '/v1/audit?page=0&size=50&q=inexistente'],
    ['exports', '/v1/export-queues?page=0&size=10'],
    ...slaCalls(),
    ...npsCalls(),
  ];
}

const slaCalls = (): NamedPath[] => [
  ['SLA of a department, year by month', `/v1/requests/sla?departmentId=2&period=MONTHLY&createdAt=${year}`],
  ['SLA of a department, month by day', `/v1/requests/sla?departmentId=2&period=DIARY&createdAt=${month}`],
  ['SLA of a department, year by week', `/v1/requests/sla?departmentId=2&period=WEEKLY&createdAt=${year}`],
  ['SLA of a department, ten years by year', `/v1/requests/sla?departmentId=2&period=YEARLY&createdAt=${decade}`],
  ['SLA of a process, year by month', `/v1/requests/sla?departmentId=2&processIds=7&period=MONTHLY&createdAt=${year}`],
  ['SLA, processes', '/v1/requests/sla/processes?page=0&size=20'],
  ['SLA, steps of a process in a year', `/v1/requests/sla/processes/7/steps?period=MONTHLY&createdAt=${year}`],
];

const npsCalls = (): NamedPath[] => [
  ['NPS of a department, year by month', `/v1/requests/nps?departmentId=2&period=MONTHLY&createdAt=${year}`],
  ['NPS of a department, ten years by year', `/v1/requests/nps?departmentId=2&period=YEARLY&createdAt=${decade}`],
  ['NPS, processes', '/v1/requests/nps/processes?page=0&size=20'],
  [
    'NPS, ratings of a department',
    `/v1/requests/nps/items?filter=department&id=2&period=YEARLY&createdAt=${decade}&page=0&size=20`,
  ],
  [
    'NPS, ratings of a department, page 40',
    `/v1/requests/nps/items?filter=department&id=2&period=YEARLY&createdAt=${decade}&page=39&size=20`,
  ],
];
