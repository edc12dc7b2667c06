import type { EndpointId } from '@tramita/client/contract';
import type { BusyOffice } from '../office/busy-office.ts';
import { absentId, bad, type CallPolicy, forbidden, form, invalid, late, open, type Refusal } from './call-policy.ts';

const named = (name: string, content = 'olá') => [new File([content], name)];
const tooLarge = () => [new File([new Uint8Array(11 * 1024 * 1024)], 'grande.pdf')];
const fit = () => form({ title: 'Novidade', files: named('nota.txt') });

/** Refusals common to creating and changing. */
const unfit = (to: string): Refusal[] => [
  ...['ana', 'gestora', 'auditora'].map((name) => forbidden(name, to, 'FORBIDDEN', fit())),
  invalid('admin', to, ['title'], form({ description: 'x' })),
  invalid('admin', to, ['title', 'videos'], form({ title: ' ', videos: 'http://a.example' })),
  invalid('admin', to, ['publishAt', 'groups.0'], form({ title: 'x', publishAt: 'amanhã', groups: 'x' })),
  invalid(
    'admin',
    to,
    ['groups', 'departments'],
    form({ title: 'x', groups: `${absentId}`, departments: `${absentId}` }),
  ),
  bad('admin', to, 'ATTACHMENT_EXT_ERROR', form({ title: 'x', files: named('virus.exe') })),
  bad('admin', to, 'IMAGE_EXT_ERROR', form({ title: 'x', images: named('foto.png', '<svg>') })),
  bad('admin', to, 'ATTACHMENT_ERROR', form({ title: 'x', files: named('vazio.txt', '') })),
  bad('admin', to, 'ATTACHMENT_FILENAME_SIZE_EXCEEDED', form({ title: 'x', files: named(`${'a'.repeat(97)}.txt`) })),
  { ...bad('admin', to, 'MAX_FILE_SIZE', form({ title: 'x', files: tooLarge() })), status: 413 },
];

/** Policies of updates: every user reads, administrators write. */
export function aboutUpdates({ update, updateFile }: BusyOffice) {
  const path = '/v1/updates';
  const one = (id: number | string) => `${path}/${id}`;
  const file = (id: number | string, name = 'nota.txt') => `${path}/attachments/${id}/${name}`;
  return {
    'updates.list': open('restrito', path, [
      invalid('ana', `${path}?q=${'x'.repeat(201)}&page=-1&size=51&published=1`, ['q', 'page', 'size', 'published']),
    ]),
    'updates.get': {
      allowed: { by: 'restrito', path: one(update) },
      missing: { by: 'restrito', path: one(absentId) },
      concealed: false,
      refused: [invalid('ana', one('abc'), ['id'])],
    },
    'updates.create': {
      allowed: { by: 'admin', path, body: fit() },
      missing: null,
      concealed: false,
      refused: unfit(path),
    },
    'updates.change': {
      allowed: { by: 'admin', path: one(update), body: fit() },
      missing: { by: 'admin', path: one(absentId), body: fit() },
      concealed: false,
      refused: [
        ...unfit(one(update)),
        invalid('admin', one('x'), ['id'], fit()),
        late('admin', one(update), 'RECORD_OUTDATED', form({ title: 'x', knownRevision: 'antiga' })),
      ],
    },
    'updates.delete': {
      allowed: { by: 'admin', path: one(update) },
      missing: { by: 'admin', path: one(absentId) },
      concealed: false,
      refused: [forbidden('ana', one(update), 'FORBIDDEN'), invalid('admin', one('x'), ['id'])],
    },
    'updates.downloadAttachment': {
      allowed: { by: 'restrito', path: file(updateFile) },
      missing: { by: 'restrito', path: file(absentId) },
      concealed: false,
      refused: [invalid('ana', file('x'), ['id'])],
    },
  } satisfies Partial<Record<EndpointId, CallPolicy>>;
}
