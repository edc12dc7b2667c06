import { branchCodeMaxLength, registerNameMaxLength } from '../../contract/base/limits.ts';
import type { LabelTexts } from './label-texts.ts';

/** Texts about people and the register. */
type DirectoryTexts = Pick<LabelTexts, 'substitution' | 'personRules' | 'registerRules' | 'roles' | 'access'>;

/** The Spanish labels and messages for people and the register. */
export const directoryTexts: DirectoryTexts = {
  substitution: { acting: (substitute, absent) => `${substitute}, en sustitución de ${absent}` },
  personRules: {
    userNameRequired: 'Complete el usuario',
    userNameInvalid: 'El usuario no puede tener espacios ni comas',
    firstNameRequired: 'Complete el nombre',
    lastNameRequired: 'Complete el apellido',
    emailInvalid: 'Escriba un correo electrónico válido',
    cpfInvalid: 'Escriba un CPF válido',
    tooLong: (most) => `Escriba ${most} caracteres como máximo`,
    managedElsewhere: (source) => `Este dato viene de ${source} y solo se puede modificar allí.`,
  },
  registerRules: {
    nameRequired: 'Complete el nombre',
    nameTooLong: `Escriba un nombre con ${registerNameMaxLength} caracteres como máximo`,
    codeTooLong: `Escriba un código con ${branchCodeMaxLength} caracteres como máximo`,
    stateInvalid: 'Elija un estado',
    cityInvalid: 'El código del municipio tiene 7 dígitos',
    timeZoneInvalid: 'Elija una zona horaria',
    iconInvalid: 'Elija un ícono',
    colorInvalid: 'Elija un color',
    descriptionTooLong: `Escriba ${registerNameMaxLength} caracteres como máximo`,
    foreignPart: 'Este tipo de registro no tiene este dato',
  },
  roles: {
    ROLE_ADMIN: 'Administrador',
    ROLE_PROCESS_ANALYST: 'Analista de procesos',
    ROLE_GROUP_MANAGER: 'Gestor de grupos',
    ROLE_REPORT: 'Reportes',
    ROLE_SUPPORT: 'Soporte',
  },
  access: {
    ACTIVE: 'Activo',
    INACTIVE: 'Inactivo',
    NEVER: 'Nunca ingresó',
  },
};
