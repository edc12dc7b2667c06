import { Summary } from '@tramita/widgets/summary';
import { useUser } from '../auth/user-context.ts';

/** `/summary`: the morning page. */
export function SummaryRoute() {
  return <Summary user={useUser()} />;
}
