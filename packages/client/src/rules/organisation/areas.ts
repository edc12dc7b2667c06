import { areaNameMaxLength, responsiblesMax } from '../../contract/base/limits.ts';

/** Departments, and their sectors. */
export type AreaKind = 'department' | 'sector';

/** Properties of a department or sector that are checked before it is sent and before it is stored. */
export interface AreaDraft {
  readonly description?: string | null | undefined;
  readonly responsibles: readonly unknown[];
  readonly active?: boolean | null | undefined;
}

/** Problems of a department or sector, in Portuguese, by input. */
export interface AreaProblems {
  readonly description?: string;
  readonly responsibles?: string;
  readonly active?: string;
}

const incompleteDepartment = 'Preencha todos os campos para criação do departamento';

/** Messages of {@link areaProblems}. */
export const areaProblemMessages = {
  department: {
    descriptionRequired: 'Preencha com o nome do departamento',
    responsiblesRequired: incompleteDepartment,
    incomplete: incompleteDepartment,
  },
  sector: {
    descriptionRequired: 'Preencha com o nome do setor',
    responsiblesRequired: 'Selecione os usuários responsáveis pelo setor',
    incomplete: 'Preencha todos os campos para criação do setor',
  },
  descriptionTooLong: `Preencha um nome com no máximo ${areaNameMaxLength} caracteres`,
  tooManyResponsibles: `É possível selecionar apenas ${responsiblesMax}`,
} as const;

/**
 * Validates a department or sector: a name, one to fifty responsible people, and whether it is active. Blanks around the
 * name are ignored.
 *
 * @example
 * areaProblems({ description: 'Compras', responsibles: [], active: true }, 'sector');
 * // { responsibles: 'Selecione os usuários responsáveis pelo setor' }
 */
export function areaProblems({ description, responsibles, active }: AreaDraft, kind: AreaKind): AreaProblems {
  const messages = areaProblemMessages[kind];
  const name = description?.trim() ?? '';
  return {
    ...(name === '' ? { description: messages.descriptionRequired } : {}),
    ...(name.length > areaNameMaxLength ? { description: areaProblemMessages.descriptionTooLong } : {}),
    ...(responsibles.length === 0 ? { responsibles: messages.responsiblesRequired } : {}),
    ...(responsibles.length > responsiblesMax ? { responsibles: areaProblemMessages.tooManyResponsibles } : {}),
    ...(typeof active === 'boolean' ? {} : { active: messages.incomplete }),
  };
}
