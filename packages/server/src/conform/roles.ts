import {
  canRequestOnBehalf,
  canSeeAdministration,
  canSeeAttendance,
  canSeeReports,
  type RoleHolder,
  roles as roleNames,
  rolesOf,
} from '@tramita/client/rules';

/** Users whose tokens the checks need, each a different person. */
export const roles = [
  'requester',
  'attendant',
  'outsider',
  'administrator',
  'reporter',
  'support',
  'restricted',
] as const;
export type Role = (typeof roles)[number];

const isPlain = (user: RoleHolder): boolean => !canSeeReports(user) && canSeeAttendance(user);

interface RoleRecord {
  /** Portuguese description of the user, for `--help` and reasons of checks that were skipped. */
  readonly who: string;
  readonly fits: (user: RoleHolder) => boolean;
}

const plain = 'sem papéis de gestão e com o menu de atendimento';

/** Who may play each role. */
export const roleRecords: Readonly<Record<Role, RoleRecord>> = {
  requester: { who: `quem solicita: ${plain}`, fits: isPlain },
  attendant: { who: `quem atende: ${plain}`, fits: isPlain },
  outsider: { who: `quem não participa de nada: ${plain}`, fits: isPlain },
  administrator: {
    who: `quem administra: com ${roleNames.admin}`,
    fits: (user) => rolesOf(user).has(roleNames.admin),
  },
  reporter: {
    who: `quem só consulta relatórios: com ${roleNames.report} e sem papéis de gestão`,
    fits: (user) => canSeeReports(user) && !canSeeAdministration(user),
  },
  support: { who: `quem solicita em nome de outra pessoa: com ${roleNames.support}`, fits: canRequestOnBehalf },
  restricted: { who: 'quem só tem o menu pessoal', fits: (user) => !canSeeAttendance(user) },
};

/** Returns the option with which the user of a role is given. */
export const tokenOption = (role: Role): string => `--token ${role}=...`;
