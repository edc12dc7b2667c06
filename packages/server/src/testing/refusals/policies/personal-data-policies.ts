import type { EndpointId } from '@tramita/client/contract';
import type { BusyOffice } from '../office/busy-office.ts';
import { absentId, absentUuid, type CallPolicy, forbidden, hidden, invalid, late, open } from './call-policy.ts';

const outsiders = ['ana', 'analista', 'gestora', 'auditora', 'apoio', 'restrito'];

/** Policies of exports of personal data: of oneself for everyone, of others for administrators. */
export function aboutPersonalData({ dataExported: { own, byAdmin }, ana, bia }: BusyOffice) {
  const mine = '/v1/my-data';
  const myFile = (uuid: string) => `${mine}/exports/${uuid}/file`;
  const person = (id: number | string, rest = '') => `/v1/people/${id}/exports${rest}`;
  const file = (id: number | string, uuid: string) => person(id, `/${uuid}/file`);
  const onlyAdmin = (path: string, body?: unknown) => outsiders.map((by) => forbidden(by, path, 'FORBIDDEN', body));
  const purpose = `${mine}/purpose`;
  const ofPerson: CallPolicy = {
    allowed: { by: 'admin', path: person(ana) },
    missing: { by: 'admin', path: person(absentId) },
    concealed: false,
    refused: [...onlyAdmin(person(ana)), invalid('admin', person('x'), ['id'])],
  };
  return {
    'myData.get': open('restrito', mine),
    'myData.setPurpose': {
      allowed: { by: 'admin', path: purpose, body: { text: 'Para atender às suas solicitações.' } },
      missing: null,
      concealed: false,
      refused: [
        ...onlyAdmin(purpose, { text: 'x' }),
        invalid('admin', purpose, ['text'], {}),
        invalid('admin', purpose, ['text'], { text: 'x'.repeat(10_001) }),
      ],
    },
    'myData.listExports': open('restrito', `${mine}/exports`),
    'myData.createExport': open('restrito', `${mine}/exports`),
    'myData.downloadExport': {
      allowed: { by: 'ana', path: myFile(own.ready) },
      missing: { by: 'ana', path: myFile(absentUuid) },
      concealed: true,
      refused: [
        invalid('ana', myFile('abc'), ['uuid']),
        hidden('admin', myFile(own.ready)),
        // only the user who asked for it gets it, even if the data are the caller's
        hidden('ana', myFile(byAdmin.ready)),
        late('ana', myFile(own.waiting), 'EXPORT_NOT_READY'),
      ],
    },
    'directory.listExports': ofPerson,
    'directory.createExport': ofPerson,
    'directory.downloadExport': {
      allowed: { by: 'admin', path: file(ana, byAdmin.ready) },
      missing: { by: 'admin', path: file(ana, absentUuid) },
      concealed: false,
      refused: [
        ...onlyAdmin(file(ana, byAdmin.ready)),
        invalid('admin', file('x', 'abc'), ['id', 'uuid']),
        hidden('admin', file(ana, own.ready)),
        hidden('admin', file(bia, byAdmin.ready)),
        hidden('admin', file(absentId, byAdmin.ready)),
        late('admin', file(ana, byAdmin.waiting), 'EXPORT_NOT_READY'),
      ],
    },
  } satisfies Partial<Record<EndpointId, CallPolicy>>;
}
