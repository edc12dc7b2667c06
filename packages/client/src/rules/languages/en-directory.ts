import { branchCodeMaxLength, registerNameMaxLength } from '../../contract/base/limits.ts';
import type { LabelTexts } from './label-texts.ts';

/** Texts about people and the register. */
type DirectoryTexts = Pick<LabelTexts, 'substitution' | 'personRules' | 'registerRules' | 'roles' | 'access'>;

/** The English labels and messages for people and the register. */
export const directoryTexts: DirectoryTexts = {
  substitution: { acting: (substitute, absent) => `${substitute}, substituting for ${absent}` },
  personRules: {
    userNameRequired: 'Enter the user name',
    userNameInvalid: 'The user name cannot have spaces or commas',
    firstNameRequired: 'Enter the first name',
    lastNameRequired: 'Enter the last name',
    emailInvalid: 'Enter a valid e-mail address',
    cpfInvalid: 'Enter a valid CPF',
    tooLong: (most) => `Enter at most ${most} characters`,
    managedElsewhere: (source) => `This information comes from ${source} and can only be changed there.`,
  },
  registerRules: {
    nameRequired: 'Enter the name',
    nameTooLong: `Enter a name with at most ${registerNameMaxLength} characters`,
    codeTooLong: `Enter a code with at most ${branchCodeMaxLength} characters`,
    stateInvalid: 'Choose a state',
    cityInvalid: 'The code of the city has 7 digits',
    timeZoneInvalid: 'Choose a time zone',
    iconInvalid: 'Choose an icon',
    colorInvalid: 'Choose a color',
    descriptionTooLong: `Enter at most ${registerNameMaxLength} characters`,
    foreignPart: 'This kind of record does not have this information',
  },
  roles: {
    ROLE_ADMIN: 'Administrator',
    ROLE_PROCESS_ANALYST: 'Process analyst',
    ROLE_GROUP_MANAGER: 'Group manager',
    ROLE_REPORT: 'Reports',
    ROLE_SUPPORT: 'Support',
  },
  access: {
    ACTIVE: 'Active',
    INACTIVE: 'Inactive',
    NEVER: 'Never signed in',
  },
};
