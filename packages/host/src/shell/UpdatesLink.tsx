import { Badge } from '@tramita/widgets/ui';
import { Megaphone } from 'lucide-react';
import { NavLink } from 'react-router';
import * as styles from './TopBar.css.ts';

/** The way to the news, with a dot while there is news of this week. */
export function UpdatesLink({ hasNews }: { hasNews: boolean }) {
  return (
    <NavLink to="/updates" className={styles.toolLink} title="Atualizações">
      <Megaphone aria-hidden="true" />
      <span className={styles.toolName}>Atualizações</span>
      {hasNews && <Badge className={styles.toolBadge} label=", há novidades desta semana" tone="accent" />}
    </NavLink>
  );
}
