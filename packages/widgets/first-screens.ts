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

/** The elements whose first screen is close to its limit, so that its weight counts more than that of the others. */
export const closeToLimit: readonly string[] = ['task-inbox'];
