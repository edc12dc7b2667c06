import { kinds, rowsFrom } from './rows.mjs';

/** Number of rows on a page of the list. */
export const pageSize = 200;

/** The calls that the inbox makes when it opens, without the rows. */
const answers = {
  '/auth/info': {
    id: 3,
    nickName: 'Ana',
    firstName: 'Ana',
    lastName: 'Lima',
    userName: 'ana.lima',
    completeName: 'Ana Lima',
    roles: 'ROLE_USER',
    showOnlyPersonalMenu: false,
  },
  '/v1/capabilities': { additions: ['absences.list', 'savedViews.list'], version: '1' },
  '/v1/saved-views': { views: [] },
  '/v1/tasks/assignee/unread': { myTasks: 0, groupTasks: 67, assignedToMe: 0 },
  '/v1/task-markers': [],
  '/v1/my-processes-titles': { inAttendance: ['Reembolso de despesas'], remaining: [] },
  '/v1/process-data': [
    { name: 'valor', label: 'Valor', type: 'other', number: 'money' },
    { name: 'dia', label: 'Dia da despesa', type: 'date' },
    { name: 'tipo', label: 'Tipo', type: 'select', options: kinds },
  ],
};

/** Returns a function with the server's responses by path; every page of rows has other rows. */
export function createAnswers() {
  let pages = 0;
  return (path) => {
    if (path !== '/v1/tasks') return answers[path];
    pages += 1;
    return rowsFrom(pageSize * pages, pageSize).map((row) => ({ ...row, process: 'Reembolso de despesas' }));
  };
}
