import { useLazyPart } from '../../../ui/lazy-part.ts';
import type { DebugPanelProps } from './DebugPanel.tsx';
import { debugPart } from './debug-part.ts';

/** The raw data of a screen, outside production; nothing in production. */
export function DebugJson(props: DebugPanelProps) {
  return debugPart && <DevelopmentPanel part={debugPart} {...props} />;
}

function DevelopmentPanel({ part, ...props }: DebugPanelProps & { part: NonNullable<typeof debugPart> }) {
  const Panel = useLazyPart(part, true);
  return Panel ? <Panel {...props} /> : null;
}
