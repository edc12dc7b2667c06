import { Absences } from '@tramita/widgets/absences';
import { useGuardedLeaving } from '../shell/use-guarded-leaving.ts';

/** `/absences`: the absences of the user, for every signed-in user. */
export function AbsencesRoute() {
  const guard = useGuardedLeaving();
  return <Absences {...guard} substitutedTasksHref="/attendance/to-do?substitutions=SUBSTITUTIONS" />;
}
