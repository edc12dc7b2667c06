import type { WorkflowModel } from '../../../contract/processes/process-model.ts';
import type { ChangedSetting, changeTexts } from './change-texts.ts';

/** Describes the changed settings of a process. */
export function processDetails(before: WorkflowModel, after: WorkflowModel, texts: typeof changeTexts): string[] {
  const yesNo = (value: boolean | null): string => (value === null ? texts.none('nps') : value ? texts.yes : texts.no);
  const values = (model: WorkflowModel): [ChangedSetting, string][] => [
    ['title', texts.title(model.title)],
    ['category', model.category?.title ?? texts.none('category')],
    ['department', model.department?.description ?? texts.none('department')],
    ['sector', model.sector?.description ?? texts.none('sector')],
    ['initializers', model.initializerGroup?.name ?? texts.everyone],
    ['nps', yesNo(model.hasNps)],
    ['active', yesNo(model.active)],
    ['counting', texts.counting(model.slaCounting === 'WORKING', model.calendar?.name ?? null)],
    ['spreadsheet', model.spreadsheetBool ? model.spreadsheetUrl.trim() || texts.yes : texts.no],
  ];
  const older = values(before);
  const details = values(after).flatMap(([what, value], index) => {
    const previous = older[index]?.[1] ?? '';
    return previous === value ? [] : [texts.fromTo(what, previous, value)];
  });
  if (before.description !== after.description) details.push(texts.changedText('description'));
  const statuses = (model: WorkflowModel): string => [...model.assigneeStatuses].sort((one, two) => one - two).join();
  if (statuses(before) !== statuses(after)) details.push(texts.other('statuses'));
  return details;
}
