import { areaNameMaxLength, responsiblesMax } from '../../contract/base/limits.ts';
import type { TextsLike } from '../languages/texts-like.ts';

/** Departments, and their sectors. */
export type AreaKind = 'department' | 'sector';

/** Properties of a department or sector that are checked before it is sent and before it is stored. */
export interface AreaDraft {
  readonly description?: string | null | undefined;
  readonly responsibles: readonly unknown[];
  readonly active?: boolean | null | undefined;
}

/** Problems of a department or sector, by input. */
export interface AreaProblems {
  readonly description?: string;
  readonly responsibles?: string;
  readonly active?: string;
}

/** Messages of {@link areaProblems}. */
export const areaProblemMessages = {
  departmentNameRequired: 'Preencha com o nome do departamento',
  departmentResponsiblesRequired: 'Preencha todos os campos para criação do departamento',
  departmentIncomplete: 'Preencha todos os campos para criação do departamento',
  sectorNameRequired: 'Preencha com o nome do setor',
  sectorResponsiblesRequired: 'Selecione os usuários responsáveis pelo setor',
  sectorIncomplete: 'Preencha todos os campos para criação do setor',
  nameTooLong: `Preencha um nome com no máximo ${areaNameMaxLength} caracteres`,
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
export function areaProblems(
  { description, responsibles, active }: AreaDraft,
  kind: AreaKind,
  texts: TextsLike<typeof areaProblemMessages> = areaProblemMessages,
): AreaProblems {
  const name = description?.trim() ?? '';
  return {
    ...(name === '' ? { description: texts[`${kind}NameRequired`] } : {}),
    ...(name.length > areaNameMaxLength ? { description: texts.nameTooLong } : {}),
    ...(responsibles.length === 0 ? { responsibles: texts[`${kind}ResponsiblesRequired`] } : {}),
    ...(responsibles.length > responsiblesMax ? { responsibles: texts.tooManyResponsibles } : {}),
    ...(typeof active === 'boolean' ? {} : { active: texts[`${kind}Incomplete`] }),
  };
}
