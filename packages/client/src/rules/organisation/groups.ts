import { groupNameMaxLength } from '../../contract/base/limits.ts';

/** Attendance groups work on tasks; initializer groups (request groups) determine who may start a process. */
export type GroupKind = 'attendance' | 'initializer';

/** Properties of a group that are checked before it is sent and before it is stored. */
export interface GroupDraft {
  readonly name?: string | null | undefined;
  readonly active?: boolean | null | undefined;
  readonly members: readonly unknown[];
  readonly branches: readonly unknown[];
  readonly jobtitles: readonly unknown[];
}

/** Problems of a group, in Portuguese, by input. */
export interface GroupProblems {
  readonly name?: string;
  readonly active?: string;
  readonly members?: string;
}

/** Messages of {@link groupProblems}. */
export const groupProblemMessages = {
  nameRequired: 'Preenche o nome do grupo',
  nameTooLong: `Preenche um nome com no máximo ${groupNameMaxLength} caractéres`,
  activeRequired: 'Selecione se o grupo está ativo ou não',
  membersRequired: 'Escolha pelo menos um membro',
  anyoneRequired: 'Preencha o(s) campo(s) Filiais, Membros e/ou Cargos.',
} as const;

/**
 * Validates a group. Attendance groups require a member; initializer groups one of members, branches and job titles.
 * Blanks around a name are ignored.
 *
 * @example
 * groupProblems({ name: '', active: true, members: [7], branches: [], jobtitles: [] }, 'attendance');
 * // { name: 'Preenche o nome do grupo' }
 */
export function groupProblems(group: GroupDraft, kind: GroupKind): GroupProblems {
  const name = nameProblem(group.name?.trim() ?? '');
  const members = peopleProblem(group, kind);
  return {
    ...(name ? { name } : {}),
    ...(typeof group.active === 'boolean' ? {} : { active: groupProblemMessages.activeRequired }),
    ...(members ? { members } : {}),
  };
}

function nameProblem(name: string): string | null {
  if (name === '') return groupProblemMessages.nameRequired;
  return name.length > groupNameMaxLength ? groupProblemMessages.nameTooLong : null;
}

function peopleProblem({ members, branches, jobtitles }: GroupDraft, kind: GroupKind): string | null {
  if (members.length > 0) return null;
  if (kind === 'attendance') return groupProblemMessages.membersRequired;
  return branches.length + jobtitles.length > 0 ? null : groupProblemMessages.anyoneRequired;
}
