import type { EndpointId } from '@tramita/client/contract';
import { brokenFiles, brokenFormFiles } from '../broken-files.ts';
import { type BusyOffice, note } from '../office/busy-office.ts';
import {
  absentId,
  bad,
  type CallPolicy,
  forbidden,
  form,
  hidden,
  invalid,
  open,
  type PolicyCall,
  type Refusal,
} from './call-policy.ts';

/** Policies of the catalogue and of starts. */
export function aboutServices({ processId, needsFile, inactive, limited }: BusyOffice) {
  const item = { item: 'mesa' };
  const requirements = (path: string): CallPolicy => ({
    allowed: { by: 'ana', path: `${path}?processId=${processId}` },
    missing: { by: 'ana', path: `${path}?processId=${absentId}` },
    concealed: false,
    refused: [
      invalid('ana', path, ['processId']),
      bad('admin', `${path}?processId=${inactive}`, 'PROCESS_INACTIVE'),
      hidden('ana', `${path}?processId=${inactive}`),
      forbidden('ana', `${path}?processId=${processId}&userName=bia`, 'ON_BEHALF_FORBIDDEN'),
      hidden('apoio', `${path}?processId=${processId}&userName=ninguem`),
    ],
  });
  /** Refusals common to all starts; `call` returns the call for a process, a form and the requester. */
  const starts = (
    call: (process: number, data: unknown, userName?: string) => Omit<PolicyCall, 'by'>,
  ): readonly Refusal[] => [
    { by: 'ana', ...call(processId, {}), status: 400, code: 'FORM_INVALID', fields: ['item'] },
    { by: 'ana', ...call(processId, { item: '', x: 1 }), status: 400, code: 'FORM_INVALID', fields: ['item', 'x'] },
    { by: 'admin', ...call(inactive, item, 'admin'), status: 400, code: 'PROCESS_INACTIVE' },
    { by: 'ana', ...call(inactive, item), status: 404, code: 'NOT_FOUND' },
    { by: 'ana', ...call(needsFile, item), status: 400, code: 'ATTACHMENT_REQUIRED' },
    { by: 'elisa', ...call(processId, item, 'elisa'), status: 400, code: 'HIERARCHY_REQUIRED' },
    { by: 'bia', ...call(limited, {}, 'bia'), status: 403, code: 'INITIALIZER_GROUP_REQUIRED' },
  ];
  /** Refusals of starts that name their requester. */
  const startsFor = (call: Parameters<typeof starts>[0]): readonly Refusal[] => [
    ...starts(call),
    { by: 'ana', ...call(processId, item, 'bia'), status: 403, code: 'ON_BEHALF_FORBIDDEN' },
    { by: 'apoio', ...call(processId, item, 'ninguem'), status: 404, code: 'NOT_FOUND' },
  ];
  const plain = (process: number | string, data: unknown) => ({ path: `/v1/processes/${process}/start`, body: data });
  const named = (process: number | string, data: unknown, username = 'ana') => ({
    path: `/v1/api/processes/${process}/start`,
    body: { username, data },
  });
  const filesPath = '/v1/processes/start-with-attaches';
  const withFiles = (process: number | string, data: unknown, username?: string) => ({
    path: filesPath,
    body: form({
      processId: String(process),
      data: JSON.stringify(data),
      files: [],
      ...(username === undefined ? {} : { username }),
    }),
  });
  const withFile = (file: File) =>
    form({ processId: String(processId), data: '{"item":"mesa"}', files: [note(), file] });
  return {
    'catalogue.listServices': open('ana', '/v1/services', [
      invalid('ana', '/v1/services?size=101&category=x', ['size', 'category']),
    ]),
    'catalogue.findService': {
      allowed: { by: 'ana', path: '/v1/processes/find/compras' },
      missing: { by: 'ana', path: '/v1/processes/find/nao-existe' },
      concealed: false,
      refused: [invalid('ana', `/v1/processes/find/${'x'.repeat(201)}`, ['name'])],
    },
    'catalogue.getService': {
      allowed: { by: 'ana', path: `/v1/processes/${processId}/service` },
      missing: { by: 'ana', path: `/v1/processes/${absentId}/service` },
      concealed: false,
      refused: [invalid('ana', '/v1/processes/abc/service', ['id'])],
    },
    'catalogue.checkProcessRequirements': requirements('/v1/check-process-requirements'),
    'catalogue.checkHierarchyDependency': requirements('/v1/check-hierarchy-dependency'),
    'catalogue.fieldsMetadata': {
      allowed: { by: 'ana', path: `/v1/tasks/fields-metadata/${processId}` },
      missing: { by: 'ana', path: `/v1/tasks/fields-metadata/${absentId}` },
      concealed: false,
      refused: [
        invalid('ana', '/v1/tasks/fields-metadata/abc', ['id']),
        bad('admin', `/v1/tasks/fields-metadata/${inactive}`, 'PROCESS_INACTIVE'),
        hidden('ana', `/v1/tasks/fields-metadata/${inactive}`),
        hidden('bia', `/v1/tasks/fields-metadata/${limited}`),
        forbidden('ana', `/v1/tasks/fields-metadata/${processId}?impersonateUser=bia`, 'ON_BEHALF_FORBIDDEN'),
      ],
    },
    'catalogue.startRequest': {
      allowed: { by: 'ana', ...plain(processId, item) },
      missing: { by: 'ana', ...plain(absentId, item) },
      concealed: false,
      refused: [
        invalid('ana', '/v1/processes/abc/start', ['id'], item),
        ...brokenFormFiles('ana', plain(processId, item).path, (values) => ({ ...item, ...values })),
        ...starts(plain),
      ],
    },
    'catalogue.startRequestFor': {
      allowed: { by: 'apoio', ...named(processId, item) },
      missing: { by: 'apoio', ...named(absentId, item) },
      concealed: false,
      refused: [
        invalid('ana', `/v1/api/processes/${processId}/start`, ['username', 'externalId', 'source', 'data'], {
          username: 'x'.repeat(201),
          externalId: 'x'.repeat(201),
          source: '',
        }),
        invalid('apoio', `/v1/api/processes/${processId}/start`, ['username'], { data: item }),
        ...startsFor(named),
      ],
    },
    'catalogue.startWithAttachments': {
      allowed: { by: 'ana', path: filesPath, body: withFile(note('outra.txt')) },
      missing: { by: 'ana', ...withFiles(absentId, item) },
      concealed: false,
      refused: [
        invalid('ana', filesPath, ['processId', 'data'], form({ processId: 'abc', data: '{', files: [] })),
        ...brokenFiles('ana', filesPath, withFile),
        ...startsFor(withFiles),
      ],
    },
    'catalogue.searchFieldOptions': {
      allowed: { by: 'ana', path: `/v1/processdata/${limited}.field-busca/search`, body: { query: 'me' } },
      missing: { by: 'ana', path: `/v1/processdata/${absentId}.field-busca/search`, body: { query: 'me' } },
      concealed: true,
      refused: [
        hidden('ana', `/v1/processdata/${limited}.field-outra/search`, { query: '' }),
        invalid('ana', `/v1/processdata/${limited}.field-busca/search`, ['query'], { query: 'x'.repeat(201) }),
      ],
    },
  } satisfies Partial<Record<EndpointId, CallPolicy>>;
}
