import { Badge } from '@tramita/widgets/ui';
import { Megaphone } from 'lucide-react';
import { NavLink } from 'react-router';
import * as styles from './TopBar.css.ts';

/** The way to the news, with a dot while there is news of this week. */
export function UpdatesLink({ hasNews }: { hasNews: boolean }) {
  const name = hasNews ? 'Atualizações, há novidades desta semana' : 'Atualizações';
  return (
    <NavLink to="/updates" className={styles.toolLink} title="Atualizações" aria-label={name}>
      <Megaphone aria-hidden="true" />
      {hasNews && <Badge className={styles.toolBadge} label="" tone="accent" />}
    </NavLink>
  );
}
