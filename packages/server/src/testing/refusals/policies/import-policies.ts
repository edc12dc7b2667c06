import type { EndpointId } from '@tramita/client/contract';
import { type BusyOffice, note } from '../office/busy-office.ts';
import { absentId, bad, type CallPolicy, forbidden, form, invalid, late, type Refusal } from './call-policy.ts';

const outsiders = ['ana', 'analista', 'gestora', 'auditora', 'apoio'];

/** Policies of file imports: administrators only. */
export function aboutImports({ imports }: BusyOffice) {
  const all = '/v1/imports';
  const one = (id: number | string, verb = '') => `${all}/${id}${verb}`;
  const forbid = (path: string, body?: unknown) => outsiders.map((by) => forbidden(by, path, 'FORBIDDEN', body));
  const sent = (kind: string, content: string, more: Readonly<Record<string, string>> = {}) =>
    form({ kind, file: [note('arquivo.csv', content)], ...more });
  const about = (verb: string, refused: readonly Refusal[] = []): CallPolicy => ({
    allowed: { by: 'admin', path: one(imports.checked, verb) },
    missing: { by: 'admin', path: one(absentId, verb) },
    concealed: false,
    refused: [...forbid(one(imports.checked, verb)), invalid('admin', one('x', verb), ['id']), ...refused],
  });
  const apply = (id: number | string) => one(id, '/apply');
  const tags = 'Nome;Cor\nEnviada;#e5484d';
  return {
    'imports.create': {
      allowed: { by: 'admin', path: all, body: sent('tags', tags) },
      missing: null,
      concealed: false,
      refused: [
        ...forbid(all, sent('tags', tags)),
        invalid('admin', all, ['kind', 'file'], form({ source: 'Folha' })),
        invalid(
          'admin',
          all,
          ['kind', 'source', 'complete'],
          sent('planetas', tags, { source: 'x'.repeat(201), complete: 'sim' }),
        ),
        invalid('admin', all, ['file'], sent('tags', 'Nome\0;Cor')),
        invalid('admin', all, ['file'], sent('tags', 'PK\u0003\u0004 broken')),
        invalid('admin', all, ['file'], sent('tags', ' \n')),
        invalid('admin', all, ['complete'], sent('tags', tags, { complete: 'true' })),
        invalid('admin', all, ['source'], sent('tags', tags, { source: 'x'.repeat(101) })),
        invalid('admin', all, ['source'], sent('tags', tags, { source: '---' })),
        late('admin', all, 'IMPORT_RUNNING', sent('branches', 'Nome\nOutra')),
        { ...bad('admin', all, 'MAX_FILE_SIZE', sent('tags', 'x'.repeat(20 * 1024 * 1024 + 1))), status: 413 },
      ],
    },
    'imports.list': {
      allowed: { by: 'admin', path: `${all}?kind=tags` },
      missing: null,
      concealed: false,
      refused: [...forbid(all), invalid('admin', `${all}?kind=planetas&page=-1&size=201`, ['kind', 'page', 'size'])],
    },
    'imports.get': about(''),
    'imports.changes': {
      ...about('/changes'),
      allowed: { by: 'admin', path: one(imports.checked, '/changes?tab=NEW&attribute=Cor') },
      missing: { by: 'admin', path: one(absentId, '/changes?tab=NEW') },
      refused: [
        ...forbid(one(imports.checked, '/changes?tab=NEW')),
        invalid('admin', one('x', `/changes?tab=TODAS&attribute=${'x'.repeat(201)}&page=-1&size=201`), [
          'id',
          'tab',
          'attribute',
          'page',
          'size',
        ]),
      ],
    },
    'imports.errors': about('/errors', [
      invalid('admin', one(imports.checked, '/errors?page=-1&size=201'), ['page', 'size']),
    ]),
    'imports.downloadErrors': about('/errors/file'),
    'imports.apply': {
      allowed: { by: 'admin', path: apply(imports.checked), body: {} },
      missing: { by: 'admin', path: apply(absentId), body: {} },
      concealed: false,
      refused: [
        ...forbid(apply(imports.checked), {}),
        invalid('admin', apply('x'), ['id'], {}),
        invalid('admin', apply(imports.checked), ['allOrNothing', 'confirmDeactivations', 'confirmRoleChanges'], {
          allOrNothing: 'sim',
          confirmDeactivations: -1,
          confirmRoleChanges: 1.5,
        }),
        late('admin', apply(imports.checked), 'CONFLICT', { allOrNothing: true }),
        late('admin', apply(imports.applied), 'CONFLICT', {}),
        late('admin', apply(imports.empty), 'CONFLICT', {}),
        late('admin', apply(imports.outdated), 'IMPORT_OUTDATED', {}),
        late('admin', apply(imports.blocked), 'IMPORT_RUNNING', {}),
        {
          ...bad('admin', apply(imports.limited), 'IMPORT_LIMIT_EXCEEDED', { confirmRoleChanges: 20 }),
          status: 422,
          fields: ['confirmRoleChanges'],
        },
      ],
    },
    'imports.template': {
      allowed: { by: 'admin', path: '/v1/import-templates/people' },
      missing: { by: 'admin', path: '/v1/import-templates/people/novo' },
      concealed: false,
      refused: [
        ...forbid('/v1/import-templates/people'),
        invalid('admin', '/v1/import-templates/planetas?format=pdf', ['kind', 'format']),
      ],
    },
  } satisfies Partial<Record<EndpointId, CallPolicy>>;
}
