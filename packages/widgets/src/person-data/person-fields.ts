import type { PersonDetail } from '@tramita/client/contract';
import type { peopleDirectoryMessages } from '../messages/features/people/people-directory.ts';

type Messages = typeof peopleDirectoryMessages;

/** A field of a person, by the name of the call. */
export type PersonField =
  | 'firstName'
  | 'lastName'
  | 'completeName'
  | 'nickName'
  | 'userName'
  | 'email'
  | 'custom2'
  | 'custom1'
  | 'branchId'
  | 'jobTitleId'
  | 'sectorId'
  | 'superiorId'
  | 'statusId';

/** Fields about who a person is, in the order of the screen. */
export const identityFields = [
  'firstName',
  'lastName',
  'completeName',
  'nickName',
  'userName',
  'email',
  'custom2',
  'custom1',
] as const satisfies readonly PersonField[];

/** Fields about where a person works, in the order of the screen. */
export const workFields = [
  'branchId',
  'jobTitleId',
  'sectorId',
  'superiorId',
  'statusId',
] as const satisfies readonly PersonField[];

/** Returns the label of a field. */
export const fieldLabel = (name: PersonField, messages: Messages): string =>
  ({
    firstName: messages.firstName,
    lastName: messages.lastName,
    completeName: messages.completeName,
    nickName: messages.nickName,
    userName: messages.userName,
    email: messages.email,
    custom2: messages.cpf,
    custom1: messages.registration,
    branchId: messages.branch,
    jobTitleId: messages.jobTitle,
    sectorId: messages.sector,
    superiorId: messages.superior,
    statusId: messages.status,
  })[name];

/** Returns the stored value of a field as text; empty without one. */
export const fieldText = (name: PersonField, person: PersonDetail): string =>
  ({
    firstName: person.firstName,
    lastName: person.lastName,
    completeName: person.completeName,
    nickName: person.nickName,
    userName: person.userName,
    email: person.email,
    custom2: person.custom2,
    custom1: person.custom1,
    branchId: person.branch?.name,
    jobTitleId: person.jobTitle?.name,
    sectorId: person.sector?.name,
    superiorId: person.superior?.completeName,
    statusId: person.status?.description,
  })[name] ?? '';
