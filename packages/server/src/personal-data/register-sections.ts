import type { AbsenceReason, PersonDetail } from '@tramita/client/contract';
import { auditAttributeLabel, formatDay, roleLabels } from '@tramita/client/rules';
import type { Db } from '../db/connection/db.ts';
import { readPurpose } from '../db/people/data-purpose.ts';
import {
  type AccountRow,
  type ExportedAbsenceRow,
  findAccount,
  listGrantedRoles,
  listMemberships,
  listOwnAbsences,
  listOwnSubstitutions,
  type MembershipRow,
} from '../db/people/personal-data.ts';
import { describePerson } from '../directory/describe-person.ts';
import { type DataSection, type DataValue, dataSection, oneBatch } from './data-section.ts';

/** A line of the register: a value, the source that owns it and when the source wrote it. */
interface RegisterLine {
  readonly attribute: string;
  readonly value: DataValue;
  readonly source: string | null;
  readonly updatedAt: Date | null;
}

/** Names of the attributes whose names differ between the register and the audit trail. */
const attributeNames: Readonly<Record<string, string>> = {
  branchId: 'branch',
  jobTitleId: 'jobTitle',
  sectorId: 'sector',
  statusId: 'status',
  superiorId: 'superior',
};

function registerLines(person: PersonDetail, { picture, locale, subject }: AccountRow): RegisterLine[] {
  const managed = (attribute: string, value: DataValue): RegisterLine => {
    const owner = person.managed.find((owned) => owned.attribute === attribute);
    return {
      attribute: auditAttributeLabel(attributeNames[attribute] ?? attribute),
      value,
      source: owner?.source.name ?? 'Tela',
      updatedAt: owner ? new Date(owner.updatedAt) : null,
    };
  };
  const other = (attribute: string, value: DataValue): RegisterLine => ({
    attribute,
    value,
    source: null,
    updatedAt: null,
  });
  const time = (text: string | null) => (text === null ? null : new Date(text));
  return [
    managed('userName', person.userName),
    managed('firstName', person.firstName),
    managed('lastName', person.lastName),
    managed('completeName', person.completeName),
    managed('nickName', person.nickName),
    managed('email', person.email),
    managed('custom1', person.custom1),
    managed('custom2', person.custom2),
    managed('custom3', person.custom3),
    managed('custom4', person.custom4),
    managed('custom5', person.custom5),
    managed('branchId', person.branch?.name),
    managed('jobTitleId', person.jobTitle?.name),
    managed('sectorId', person.sector?.name),
    managed('statusId', person.status?.description),
    managed('superiorId', person.superior?.completeName),
    managed('showOnlyPersonalMenu', person.showOnlyPersonalMenu),
    managed('active', person.active),
    other('Foto', picture),
    other('Idioma', locale),
    other('Identificador no provedor de acesso', subject),
    ...person.externalIds.map(({ source, externalId }) => other(`Identificador em ${source.name}`, externalId)),
    other('Cadastro criado em', time(person.createdAt)),
    other('Cadastro alterado em', time(person.changedAt)),
    other('Acesso desativado em', time(person.deactivatedAt)),
    other('Último acesso', time(person.signedInAt)),
  ];
}

const memberships: Record<MembershipRow['kind'], string> = {
  group: 'Grupo de atendimento',
  'initializer-group': 'Grupo de solicitação',
  department: 'Responsável por departamento',
  sector: 'Responsável por setor',
};

const reasons: Record<AbsenceReason, string> = {
  VACATION: 'Férias',
  LEAVE: 'Licença',
  TRAVEL: 'Viagem',
  OTHER: 'Outro',
};

/** Names of roles; others have no effect, and the screens leave them out as well. */
const roleNames = new Map<string, string>(Object.entries(roleLabels));

/** Returns the sections with the registered data of a person, and the company's text on the purpose of its data. */
export const registerSections = (db: Db, personId: number): readonly DataSection[] => [
  dataSection('finalidade', [['Finalidade e critérios', (text: string) => text]], () =>
    oneBatch(readPurpose(db).then((text) => (text === null ? [] : [text]))),
  ),
  dataSection<RegisterLine>(
    'cadastro',
    [
      ['Dado', ({ attribute }) => attribute],
      ['Valor', ({ value }) => value],
      ['Origem', ({ source }) => source],
      ['Atualizado pela origem em', ({ updatedAt }) => updatedAt],
    ],
    () => oneBatch(readRegister(db, personId)),
  ),
  dataSection(
    'perfis',
    [
      ['Perfil', ({ role }) => roleNames.get(role)],
      ['Origem', ({ source }) => source ?? 'Tela'],
      ['Concedido em', (row) => row.granted_at],
    ],
    () => oneBatch(listGrantedRoles(db, personId).then((grants) => grants.filter(({ role }) => roleNames.has(role)))),
  ),
  dataSection<MembershipRow>(
    'grupos',
    [
      ['Tipo', ({ kind }) => memberships[kind]],
      ['Nome', ({ name }) => name],
    ],
    () => oneBatch(listMemberships(db, personId)),
  ),
  dataSection<ExportedAbsenceRow>(
    'ausencias',
    [
      ['Início', (row) => formatDay(row.starts_on)],
      ['Fim', (row) => formatDay(row.ends_on)],
      ['Motivo', ({ reason }) => reasons[reason]],
      ['Inclui as filas dos grupos', (row) => row.includes_groups],
      ['Substitutos', ({ people }) => people],
      ['Cadastrada em', (row) => row.created_at],
      ['Encerrada em', (row) => row.ended_at],
    ],
    () => oneBatch(listOwnAbsences(db, personId)),
  ),
  // the reason is only for the absent person, their superior and administrators
  dataSection<ExportedAbsenceRow>(
    'substituicoes',
    [
      ['Pessoa ausente', ({ people }) => people],
      ['Início', (row) => formatDay(row.starts_on)],
      ['Fim', (row) => formatDay(row.ends_on)],
      ['Recusada em', (row) => row.declined_at],
    ],
    () => oneBatch(listOwnSubstitutions(db, personId)),
  ),
];

const readRegister = async (db: Db, personId: number): Promise<RegisterLine[]> =>
  registerLines(await describePerson(db, personId), await findAccount(db, personId));
