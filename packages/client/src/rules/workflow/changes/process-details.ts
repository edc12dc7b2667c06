import type { WorkflowModel } from '../../../contract/processes/process-model.ts';
import { changeTexts } from './change-texts.ts';

const yesNo = (value: boolean | null): string => {
  if (value === null) return changeTexts.none;
  return value ? changeTexts.yes : changeTexts.no;
};

const countingOf = ({ slaCounting, calendar }: WorkflowModel): string =>
  slaCounting === 'WORKING' ? `horas úteis, ${calendar?.name ?? 'filial do solicitante'}` : 'horas corridas';

/** Describes the changed settings of a process. */
export function processDetails(before: WorkflowModel, after: WorkflowModel): string[] {
  const values = (model: WorkflowModel): [string, string][] => [
    ['nome', `“${model.title}”`],
    ['categoria', model.category?.title ?? changeTexts.none],
    ['departamento', model.department?.description ?? changeTexts.none],
    ['setor', model.sector?.description ?? changeTexts.none],
    ['quem pode solicitar', model.initializerGroup?.name ?? changeTexts.everyone],
    ['pesquisa NPS', yesNo(model.hasNps)],
    ['processo ativo', yesNo(model.active)],
    ['contagem do prazo', countingOf(model)],
    ['planilha', model.spreadsheetBool ? model.spreadsheetUrl.trim() || changeTexts.yes : changeTexts.no],
  ];
  const older = values(before);
  const details = values(after).flatMap(([what, value], index) => {
    const previous = older[index]?.[1] ?? '';
    return previous === value ? [] : [changeTexts.fromTo(what, previous, value)];
  });
  if (before.description !== after.description) details.push(changeTexts.changedText('descrição'));
  const statuses = (model: WorkflowModel): string => [...model.assigneeStatuses].sort((one, two) => one - two).join();
  if (statuses(before) !== statuses(after)) details.push('outros status de usuário permitidos');
  return details;
}
