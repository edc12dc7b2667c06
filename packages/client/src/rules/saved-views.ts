import { savedViewNameMaxLength, savedViewsPerGroupMax, savedViewsPerUserMax } from '../contract/base/limits.ts';
import type { SavedViewList, SavedViewState } from '../contract/saved-views.ts';
import type { TextsLike } from './languages/texts-like.ts';
import { requestDateColumns } from './report.ts';
import { canSeeAttendance, canSeeReports, type RoleHolder } from './tasks/permissions.ts';
import { taskColumns } from './tasks/task-columns.ts';
import { type StatusFilter, statusFilters, type TaskPage, taskPages } from './tasks/task-status.ts';

/** Messages that reject a saved view. */
export const savedViewMessages = {
  nameRequired: 'Informe o nome da visão',
  nameTooLong: `Use um nome com no máximo ${savedViewNameMaxLength} caracteres`,
  nameTaken: 'Já existe uma visão com este nome nesta lista',
  groupMissing: 'Escolha um grupo de atendimento',
  groupNotManaged: 'Somente quem gerencia grupos pode salvar visões para um grupo',
  wrongState: 'Estes filtros não são desta lista',
  tooManyOwn: `É possível ter no máximo ${savedViewsPerUserMax} visões. Exclua uma delas para salvar outra.`,
  tooManyOfGroup: `Um grupo pode ter no máximo ${savedViewsPerGroupMax} visões. Exclua uma delas para salvar outra.`,
} as const;

/** Returns the page and status of a task list, or null for the report. */
export function taskListOf(list: SavedViewList): { page: TaskPage; status: StatusFilter } | null {
  const [first, second] = list.split('/');
  const page = taskPages.find((known) => known === first);
  const status = statusFilters.find((known) => known === second);
  return page && status ? { page, status } : null;
}

/** Returns whether the user may open a list at all. */
export function canOpenList(user: RoleHolder, list: SavedViewList): boolean {
  if (list === 'report') return canSeeReports(user);
  return list.startsWith('my-tasks/') || canSeeAttendance(user);
}

/** Returns the problem of a view's name, or null. Blanks around it are ignored. */
export function viewNameProblem(
  name: string,
  texts: TextsLike<typeof savedViewMessages> = savedViewMessages,
): string | null {
  const { length } = [...name.trim()];
  if (length === 0) return texts.nameRequired;
  return length > savedViewNameMaxLength ? texts.nameTooLong : null;
}

/** Returns whether a state belongs to a list: its kind, and only columns that the list or a process can have. */
export function isStateOf(list: SavedViewList, state: SavedViewState): boolean {
  const tasks = taskListOf(list);
  if ('report' in state) {
    return tasks === null && state.columns.every((column) => requestDateColumns.some(({ name }) => name === column));
  }
  if (tasks === null) return false;
  const known = new Set<string>(taskColumns(tasks.page, tasks.status));
  const used = [...state.filters, ...(state.order ? [state.order] : [])].map(({ column }) => column);
  return [...used, ...state.columns].every((column) => known.has(column) || column.startsWith('data.'));
}
