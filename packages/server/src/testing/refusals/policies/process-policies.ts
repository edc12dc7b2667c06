import type { EndpointId } from '@tramita/client/contract';
import type { BusyOffice } from '../office/busy-office.ts';
import { publishInput } from '../office/processes.ts';
import { absentId, type CallPolicy, forbidden, invalid, late, type PolicyCall, type Refusal } from './call-policy.ts';

const outsiders = ['ana', 'gestora', 'auditora', 'apoio'];

/** Refusals for users without access to processes. */
const closed = (path: string, body?: unknown): readonly Refusal[] =>
  outsiders.map((name) => forbidden(name, path, 'FORBIDDEN', body));

/** Returns the policy of a call that names no process. */
const about = (path: string, refused: readonly Refusal[], body?: unknown): CallPolicy => ({
  allowed: { by: 'analista', path, body },
  missing: null,
  concealed: false,
  refused: [...closed(path, body), ...refused],
});

/**
 * Policies of the modeler's calls: analysts and administrators read, users responsible for a process's place publish.
 */
export function aboutProcesses(office: BusyOffice) {
  const { processes, areas } = office;
  const one = (id: number | string, verb = '') => `/v1/processes/${id}${verb}`;
  const named = (path: (id: number | string) => string, by = 'analista', body?: unknown): CallPolicy => ({
    allowed: { by, path: path(processes.own), body },
    missing: { by, path: path(absentId), body },
    concealed: false,
    refused: [...closed(path(processes.own), body), invalid(by, path('x'), ['id'], body)],
  });
  const ofDepartment = (id: number | string) => `/v1/processes/department/${id}`;
  const test = { method: 'GET', endpoint: 'https://erp.example', requestHeaders: [], requestParams: [], data: {} };
  const scenarios = (id: number | string) => one(id, '/scenarios');
  const kept = { scenarios: [] };
  const saving = named(scenarios, 'coordenadora', kept);
  return {
    'processes.list': about('/v1/processes', [
      invalid('analista', `/v1/processes?q=${'x'.repeat(201)}&page=-1&size=101`, ['q', 'page', 'size']),
    ]),
    'processes.get': named((id) => one(id)),
    'processes.impact': named((id) => one(id, '/impact')),
    'processes.saveScenarios': {
      ...saving,
      refused: [
        ...saving.refused,
        forbidden('analista', scenarios(processes.own), 'FORBIDDEN', kept, 'NOT_RESPONSIBLE'),
        invalid('coordenadora', scenarios(processes.own), ['scenarios'], {}),
        invalid('coordenadora', scenarios(processes.own), ['scenarios'], {
          scenarios: Array.from(Array(51), (_, index) => ({ id: `s${index}`, name: '', values: {}, answers: [] })),
        }),
      ],
    },
    'processes.ofDepartment': {
      allowed: { by: 'analista', path: ofDepartment(areas.department.own) },
      missing: { by: 'analista', path: ofDepartment(absentId) },
      concealed: false,
      refused: [
        ...closed(ofDepartment(areas.department.own)),
        invalid('analista', `${ofDepartment('x')}?size=0`, ['department', 'size']),
      ],
    },
    'processes.ofSectors': about(`/v1/processes/sector?sectorIds=${areas.sector.own},999999999`, [
      invalid('analista', '/v1/processes/sector?sectorIds=1,x&size=101', ['sectorIds', 'size']),
      invalid('analista', '/v1/processes/sector', ['sectorIds']),
    ]),
    'processes.categories': about('/v1/process-category?query=pessoas', [
      invalid('analista', `/v1/process-category?query=${'x'.repeat(201)}`, ['query']),
    ]),
    'processes.assigneeStatuses': about('/v1/assignee-statuses', []),
    'processes.testCall': about(
      '/v1/rest-summoner',
      [
        invalid('analista', '/v1/rest-summoner', ['method', 'endpoint'], { ...test, method: 'TRACE', endpoint: '' }),
        invalid('analista', '/v1/rest-summoner', ['requestHeaders', 'requestParams', 'data'], {
          method: 'GET',
          endpoint: 'https://erp.example',
        }),
      ],
      test,
    ),
    'processes.publish': publishing(office),
    'processes.publishLinked': linking(office),
  } satisfies Partial<Record<EndpointId, CallPolicy>>;
}

const invalidProcess = (call: PolicyCall, fields: readonly string[]): Refusal => ({
  ...call,
  status: 400,
  code: 'PROCESS_INVALID',
  fields,
});

/** Refusals of both ways to publish; `body` creates the body from the differing values. */
function refusedAsVersion(
  { processes, areas }: BusyOffice,
  path: string,
  body: (overrides: object) => object,
  areaOf: (id: number) => unknown,
): readonly Refusal[] {
  const elsewhere = { department: areaOf(areas.department.other.id), sector: areaOf(areas.sector.other.id) };
  const wrong = (overrides: object, fields: readonly string[]) =>
    invalidProcess({ by: 'admin', path, body: body(overrides) }, fields);
  return [
    ...closed(path, body({})),
    forbidden('analista', path, 'FORBIDDEN', body({}), 'NOT_RESPONSIBLE'),
    forbidden('coordenadora', path, 'FORBIDDEN', body(elsewhere), 'NOT_RESPONSIBLE'),
    forbidden('coordenadora', path, 'FORBIDDEN', body({ parentId: processes.foreign }), 'NOT_RESPONSIBLE'),
    wrong({ sector: areaOf(areas.sector.other.id) }, ['sector']),
    wrong({ department: areaOf(absentId), sector: areaOf(absentId) }, ['department', 'sector']),
    wrong({ assigneeStatuses: [absentId] }, ['assigneeStatuses']),
  ];
}

function publishing(office: BusyOffice): CallPolicy {
  const { processes } = office;
  const path = '/v1/processes';
  const body = (overrides: object = {}) => publishInput(processes.references, overrides);
  const areaOf = (id: number) => ({ id, description: 'Área', active: true });
  return {
    allowed: { by: 'coordenadora', path, body: body() },
    missing: { by: 'coordenadora', path, body: body({ parentId: absentId }) },
    concealed: false,
    refused: [
      ...refusedAsVersion(office, path, body, areaOf),
      invalid('coordenadora', path, ['steps', 'data', 'dataSteps', 'gatewayFlows'], { title: 'Sem etapas' }),
      invalidProcess({ by: 'coordenadora', path, body: body({ hasNps: null }) }, ['process']),
      invalidProcess({ by: 'coordenadora', path, body: body({ parentId: processes.linked }) }, ['parentId']),
      invalidProcess({ by: 'admin', path, body: body({ category: { id: absentId, title: 'x' } }) }, ['category']),
      invalidProcess({ by: 'admin', path, body: body({ initializerGroup: { id: absentId, name: 'x' } }) }, [
        'initializerGroup',
      ]),
      late('coordenadora', path, 'PROCESS_OUTDATED', body({ parentId: processes.own, knownVersion: 0 })),
    ],
  };
}

function linking(office: BusyOffice): CallPolicy {
  const { references, own, linked } = office.processes;
  const path = '/v1/linked-processes';
  const body = (overrides: object = {}) => ({
    title: 'Ponto eletrônico',
    url: 'https://ponto.example/registro',
    active: true,
    category: references.category,
    department: references.department,
    sector: references.sector,
    assigneeStatuses: [references.status],
    ...overrides,
  });
  const wrong = (overrides: object, fields: readonly string[]) =>
    invalidProcess({ by: 'coordenadora', path, body: body(overrides) }, fields);
  return {
    allowed: { by: 'coordenadora', path, body: body() },
    missing: { by: 'coordenadora', path, body: body({ parentId: absentId }) },
    concealed: false,
    refused: [
      ...refusedAsVersion(office, path, body, (id) => id),
      invalidProcess({ by: 'coordenadora', path, body: {} }, ['title', 'url', 'active', 'department', 'sector']),
      wrong({ title: 'x'.repeat(51) }, ['title']),
      wrong({ url: 'javascript:alert(1)' }, ['url']),
      wrong({ category: absentId }, ['category']),
      wrong({ parentId: own }, ['parentId']),
      late('coordenadora', path, 'PROCESS_OUTDATED', body({ parentId: linked, knownVersion: 0 })),
      invalid('coordenadora', path, ['description', 'url', 'department'], {
        ...body(),
        description: 'x'.repeat(4001),
        url: 'x'.repeat(2001),
        department: 'x',
      }),
    ],
  };
}
