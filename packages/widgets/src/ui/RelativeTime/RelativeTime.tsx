import { useEffect, useState } from 'react';
import { formatLongDateTime } from '../../messages/format/format-date.ts';
import { formatRelativeTime } from '../../messages/format/format-relative-time.ts';
import { useUiEnvironment } from '../ui-environment.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** Props of {@link RelativeTime}. */
export interface RelativeTimeProps {
  /** The time: ISO text or `Date`. */
  value: string | Date;
  /** Adds text around it: `(time) => 'Vence ' + time`. */
  format?: (relative: string) => string;
  className?: string;
}

/** "há 3 h", kept current, with the full date on hover and for screen readers; renders nothing for an invalid date. */
export function RelativeTime({ value, format = (text) => text, className }: RelativeTimeProps) {
  const { now, locale } = useUiEnvironment();
  const [, setMinute] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setMinute((minute) => minute + 1), 60_000);
    return () => clearInterval(timer);
  }, []);
  const full = formatLongDateTime(value, locale);
  if (!full) return null;
  return (
    <time data-slot="relative-time" dateTime={new Date(value).toISOString()} title={full} className={className}>
      {format(formatRelativeTime(value, now(), locale))}
      <VisuallyHidden>, {full}</VisuallyHidden>
    </time>
  );
}
