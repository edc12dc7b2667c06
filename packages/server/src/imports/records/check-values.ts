import { areaProblems, registerProblems } from '@tramita/client/rules';
import type { RecordKind } from '../../db/imports/records-state.ts';
import { say, type Text } from '../../text/sentence.ts';

/** Reasons that need no number. */
const registerReasons = {
  nameRequired: 'preencha o nome',
  nameTooLong: 'use no máximo 100 caracteres',
  codeTooLong: 'use no máximo 30 caracteres',
  stateInvalid: 'este estado não existe',
  cityInvalid: 'o código do município tem 7 algarismos',
  timeZoneInvalid: 'este fuso horário não existe',
  iconInvalid: 'este ícone não existe',
  colorInvalid: 'cor inválida',
  descriptionTooLong: 'use no máximo 100 caracteres',
  foreignPart: 'este cadastro não tem este dado',
};

const areaReasons = {
  departmentNameRequired: 'preencha o nome',
  departmentResponsiblesRequired: 'preencha pelo menos um responsável',
  departmentIncomplete: 'preencha com Sim ou Não',
  sectorNameRequired: 'preencha o nome',
  sectorResponsiblesRequired: 'preencha pelo menos um responsável',
  sectorIncomplete: 'preencha com Sim ou Não',
  nameTooLong: 'use no máximo 100 caracteres',
  tooManyResponsibles: 'preencha no máximo 50 responsáveis',
};

type Values = Readonly<Record<string, unknown>>;

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Returns why values of a record are invalid, by the key of their column. */
export function recordProblems(kind: RecordKind, values: Values): [key: string, reason: Text][] {
  if (kind === 'departments' || kind === 'sectors') {
    const responsibles = Array.isArray(values['responsibles']) ? values['responsibles'] : [];
    const area = { description: text(values['name']), responsibles, active: values['active'] === true };
    const { description, ...others } = areaProblems(
      area,
      kind === 'departments' ? 'department' : 'sector',
      areaReasons,
    );
    return Object.entries({ ...others, ...(description ? { name: description } : {}) });
  }
  if (kind === 'groups') {
    const name = text(values['name']) ?? '';
    if (name === '') return [['name', registerReasons.nameRequired]];
    return [...name].length > 100 ? [['name', say`use no máximo ${100} caracteres`]] : [];
  }
  if (kind === 'holidays') {
    const { city, name } = registerProblems(
      { name: text(values['name']), city: text(values['city']) },
      'branches',
      registerReasons,
    );
    const required = text(values['city']) === null ? registerReasons.cityInvalid : city;
    return [
      ...(required ? [['city', required] as [string, Text]] : []),
      ...(name ? [['name', name] as [string, Text]] : []),
    ];
  }
  const { active, ...record } = values;
  return Object.entries(registerProblems(record, kind, registerReasons)).map(([key, reason]) => [key, reason ?? '']);
}
