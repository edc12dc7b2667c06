import type { OutboundCall } from '../ports/outbound-call.ts';

/** Labels that other systems returned, so that each reload of a list does not request them again. */
export interface LabelMemory {
  labelOf(key: string): string | undefined;
  keep(key: string, label: string): void;
}

/** How long a label is used before the other system is asked again. */
const keptMs = 10 * 60_000;

/** Labels kept at most; the oldest are dropped first. */
const mostLabels = 20_000;

const memories = new WeakMap<OutboundCall, LabelMemory>();

/** Returns the memory of the labels that were received through this port. */
export function labelMemoryOf(outbound: OutboundCall): LabelMemory {
  const found = memories.get(outbound) ?? createLabelMemory();
  memories.set(outbound, found);
  return found;
}

function createLabelMemory(): LabelMemory {
  const kept = new Map<string, { readonly label: string; readonly until: number }>();
  return {
    labelOf(key) {
      const found = kept.get(key);
      return found && found.until > performance.now() ? found.label : undefined;
    },
    keep(key, label) {
      kept.delete(key);
      kept.set(key, { label, until: performance.now() + keptMs });
      const [oldest] = kept.keys();
      if (kept.size > mostLabels && oldest !== undefined) kept.delete(oldest);
    },
  };
}
