const weekMs = 7 * 24 * 60 * 60 * 1000;

/** Whether a piece of news is of this week: less than 168 hours old, whether it was read or not. */
export function isWeeklyUpdate(createdAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(createdAt) < weekMs;
}
