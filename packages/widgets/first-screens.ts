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

/** The elements whose first screen has a limit, everything included, in kB compressed. */
export const firstScreenLimits: Readonly<Record<string, number>> = {
  notifications: 45,
  catalogue: 75,
  'task-inbox': 90,
};
