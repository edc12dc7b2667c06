import type { FlagTemplate } from '../../../contract/processes/flow-constants.ts';
import type { DatePreset, MaskType } from '../../../contract/processes/form.ts';

/** Labels of the built-in fields, by name. */
export const builtInFieldLabels: Readonly<Record<string, string>> = {
  approved: 'Aprovado',
  motive: 'Motivo',
  statusCode: 'Código da resposta',
  protocol: 'Protocolo',
  callbackUrl: 'Endereço de retorno',
  idk: 'IDK',
  approvedBy: 'Aprovado por',
  reprovedBy: 'Reprovado por',
};

/** Returns the label of a field by its name: its title in the form, or the label of a built-in field. */
export function fieldNamed(
  name: string,
  fields: readonly { readonly name: string; readonly label: string }[],
  labels?: { readonly builtInField: (name: string) => string },
): string {
  const field = fields.find((candidate) => candidate.name === name);
  const builtIn = () => (Object.hasOwn(builtInFieldLabels, name) ? builtInFieldLabels[name] : '');
  const label = field?.label.trim() ?? labels?.builtInField(name) ?? builtIn();
  return label || name;
}

/** Labels of the masks of a `masked` field. */
export const maskLabels: Readonly<Record<MaskType, string>> = {
  cpf: 'CPF',
  rg: 'RG',
  cnpj: 'CNPJ',
  cep: 'CEP',
  telephone: 'Telefone',
  cell: 'Celular',
};

/** Labels of the presets of a date. */
export const datePresetLabels: Readonly<Record<DatePreset, string>> = {
  CURRENT_DATE: 'Data atual',
  LAST_DATE: 'Dia anterior',
  NEXT_DATE: 'Dia seguinte',
  LAST_WEEK: 'Uma semana antes',
  NEXT_WEEK: 'Uma semana depois',
  LAST_MONTH: 'Um mês antes',
  NEXT_MONTH: 'Um mês depois',
  START_CURRENT_MONTH: 'Início do mês atual',
  END_CURRENT_MONTH: 'Fim do mês atual',
  OTHERS: 'Outra quantidade de dias',
};

/** Labels of the templates of a flag. `APPROVERS_ADMIN` is for `visible` at an end event only. */
export const flagTemplateLabels: Readonly<Record<FlagTemplate, string>> = {
  Y: 'Sim',
  N: 'Não',
  JS: 'Expressão JavaScript',
  APPROVERS_ADMIN: 'Aprovadores e Adms',
};

const personData = {
  custom1: 'ID',
  custom2: 'CPF',
  custom3: 'Cargo',
  custom4: 'Filial',
  custom5: 'Setor',
  customName: 'Nome',
  userName: 'Usuário',
};

const people = { '': '', N1: ' - Superior (N1)', N2: ' - Superior do Superior (N2)' };

/** Options of an `assigneeData` field: seven kinds of data of the requester and of the two superiors, 21 in total. */
export const assigneeDataOptions: readonly { readonly value: string; readonly label: string }[] =
  /*#__PURE__*/ Object.entries(people).flatMap(([suffix, of]) =>
    Object.entries(personData).map(([key, label]) => ({ value: key + suffix, label: label + of })),
  );
