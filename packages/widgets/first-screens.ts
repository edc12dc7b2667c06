/** The elements, and the parts loaded on demand that the first screen of each shows. */
export const firstScreens: Readonly<Record<string, readonly string[]>> = {
  'nps-form': [],
  notifications: [],
  'task-inbox': ['TaskRows'],
  catalogue: [],
  'task-detail': ['TaskDetailCard'],
  'request-dialog': ['RequestForm'],
  summary: [],
  dashboards: [],
  report: [],
  updates: [],
};
