import { groupNameMaxLength } from '../../contract/base/limits.ts';
import type { TextsLike } from '../languages/texts-like.ts';

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

/** Problems of a group, by input. */
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

type GroupTexts = TextsLike<typeof groupProblemMessages>;

/**
 * Validates a group. Attendance groups require a member; initializer groups one of members, branches and job titles.
 * Blanks around a name are ignored.
 *
 * @example
 * groupProblems({ name: '', active: true, members: [7], branches: [], jobtitles: [] }, 'attendance');
 * // { name: 'Preenche o nome do grupo' }
 */
export function groupProblems(
  group: GroupDraft,
  kind: GroupKind,
  texts: GroupTexts = groupProblemMessages,
): GroupProblems {
  const name = nameProblem(group.name?.trim() ?? '', texts);
  const members = peopleProblem(group, kind, texts);
  return {
    ...(name ? { name } : {}),
    ...(typeof group.active === 'boolean' ? {} : { active: texts.activeRequired }),
    ...(members ? { members } : {}),
  };
}

function nameProblem(name: string, texts: GroupTexts): string | null {
  if (name === '') return texts.nameRequired;
  return name.length > groupNameMaxLength ? texts.nameTooLong : null;
}

function peopleProblem(
  { members, branches, jobtitles }: GroupDraft,
  kind: GroupKind,
  texts: GroupTexts,
): string | null {
  if (members.length > 0) return null;
  if (kind === 'attendance') return texts.membersRequired;
  return branches.length + jobtitles.length > 0 ? null : texts.anyoneRequired;
}
