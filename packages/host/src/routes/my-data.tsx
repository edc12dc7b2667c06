import { MyData } from '@tramita/widgets/my-data';
import { useGuardedLeaving } from '../shell/use-guarded-leaving.ts';

/** `/my-data`: the registered data of the user, for every signed-in user. */
export function MyDataRoute() {
  const guard = useGuardedLeaving();
  return <MyData {...guard} />;
}
