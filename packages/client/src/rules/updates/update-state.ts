const weekMs = 7 * 24 * 60 * 60 * 1000;

/** Returns whether an update is of this week: published less than 168 hours ago, whether it was read or not. */
export function isWeeklyUpdate(createdAt: string, now: Date): boolean {
  const age = now.getTime() - Date.parse(createdAt);
  return age >= 0 && age < weekMs;
}

/** State of an update: scheduled, published, or expired. */
export type UpdateState = 'planned' | 'published' | 'expired';

/** Returns the state of an update at a moment, from its ISO 8601 dates. */
export function updateState(update: { publishAt?: string; expiresAt?: string }, now: Date): UpdateState {
  if (update.expiresAt !== undefined && Date.parse(update.expiresAt) <= now.getTime()) return 'expired';
  return update.publishAt !== undefined && Date.parse(update.publishAt) > now.getTime() ? 'planned' : 'published';
}
