import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { dashboardsMessages } from '../../messages/features/dashboards.ts';
import { useLink } from '../../provider/use-link.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Chip } from '../../ui/Chip/Chip.tsx';
import { LiveRegion } from '../../ui/LiveRegion/LiveRegion.tsx';
import * as styles from './Dashboards.css.ts';

export interface DetailHeadProps {
  messages: typeof dashboardsMessages;
  title: string;
  /** How many, in words; null while not known. */
  count: string | null;
  /** Address of the report with the same tasks. */
  reportHref: string;
  onWholePeriod?: (() => void) | undefined;
}

/** The heading of a number's list; it scrolls into view with each other list. */
export function DetailHead({ messages, title, count, reportHref, onWholePeriod }: DetailHeadProps) {
  const Link = useLink();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another list
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [title]);
  return (
    <div className={styles.detailHead}>
      <h2 ref={heading}>{title}</h2>
      {count !== null && <Chip>{count}</Chip>}
      <Link href={reportHref} className={styles.reportLink} data-print="no">
        {messages.seeInReport}
      </Link>
      {onWholePeriod && (
        <Button size="sm" variant="ghost" icon={<X />} onClick={onWholePeriod}>
          {messages.wholePeriod}
        </Button>
      )}
      <LiveRegion>{count === null ? '' : `${title}: ${count}`}</LiveRegion>
    </div>
  );
}
