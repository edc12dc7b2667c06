import { Badge } from '@tramita/widgets/ui';
import { Megaphone } from 'lucide-react';
import { NavLink } from 'react-router';
import { useTexts } from '../messages/portal-language.ts';
import * as styles from './TopBar.css.ts';

/** Link to the updates, with a dot if there is an update of this week. */
export function UpdatesLink({ hasNewUpdate }: { hasNewUpdate: boolean }) {
  const { pages, shell } = useTexts();
  const name = hasNewUpdate ? shell.updatesWithNew : pages.updates;
  return (
    <NavLink to="/updates" className={styles.toolLink} title={pages.updates} aria-label={name}>
      <Megaphone aria-hidden="true" />
      {hasNewUpdate && <Badge className={styles.toolBadge} label="" tone="accent" />}
    </NavLink>
  );
}
