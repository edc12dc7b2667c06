/** Rows of each table. */
const oldestRows = 10;

/** The tasks that have waited longest. */
export const oldestInput = { query: { limit: oldestRows, offset: 0 } };

/** The oldest open requests of the user. */
export const ownRequestsInput = {
  query: {
    myTasks: true,
    assignedToMe: false,
    status: 'IN_PROGRESS',
    page: 0,
    itemsPerPage: oldestRows,
    orderByCreatedAt: 'ASC',
  },
} as const;

/** Whether the queue is shown: with attendance, unless all its counts are 0. Unknown counts are undefined. */
export const showsQueue = (withAttendance: boolean, counts: readonly (number | undefined)[]): boolean =>
  withAttendance && !counts.every((count) => count === 0);
