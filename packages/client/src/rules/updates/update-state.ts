const weekMs = 7 * 24 * 60 * 60 * 1000;

/** Whether a piece of news is of this week: out for less than 168 hours, whether it was read or not. */
export function isWeeklyUpdate(createdAt: string, now: Date): boolean {
  const age = now.getTime() - Date.parse(createdAt);
  return age >= 0 && age < weekMs;
}

/** Where an update stands: still to come out, out, or no longer shown. */
export type UpdateState = 'planned' | 'published' | 'expired';

/** Where an update stands at a moment, by its ISO 8601 dates. */
export function updateState(update: { publishAt?: string; expiresAt?: string }, now: Date): UpdateState {
  if (update.expiresAt !== undefined && Date.parse(update.expiresAt) <= now.getTime()) return 'expired';
  return update.publishAt !== undefined && Date.parse(update.publishAt) > now.getTime() ? 'planned' : 'published';
}
