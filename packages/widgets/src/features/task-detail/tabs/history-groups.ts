import type { HistoryEntry } from '@tramita/client/contract';
import { parseHtml } from '../../../ui/trusted-html.ts';

/** An event of a person, or consecutive events of the system. */
export type HistoryGroup =
  | { readonly kind: 'person'; readonly entry: HistoryEntry }
  | { readonly kind: 'automatic'; readonly entries: readonly HistoryEntry[] };

/** Returns the history in its order, with consecutive events of the system in one group. */
export function groupHistory(entries: readonly HistoryEntry[]): HistoryGroup[] {
  const groups: (HistoryGroup & { entries?: HistoryEntry[] })[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    // undefined if the server does not send authors; null is the system
    if (entry.createdBy !== null) groups.push({ kind: 'person', entry });
    else if (last?.kind === 'automatic') last.entries.push(entry);
    else groups.push({ kind: 'automatic', entries: [entry] });
  }
  return groups;
}

/** Returns who caused an event, or an empty text if its sentence begins with the name anyway. */
export function authorOf({ createdBy, message }: HistoryEntry): string {
  const name = createdBy?.completeName ?? createdBy?.nickName ?? '';
  return name && parseHtml(message).textContent?.startsWith(name) ? '' : name;
}
