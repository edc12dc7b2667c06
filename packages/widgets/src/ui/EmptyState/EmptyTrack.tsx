import { themeColor } from '../../theme/theme-color.ts';
import { art } from './StateLayout.css.ts';

/** The picture of the empty state: two stops done, the next one not reached. */
export function EmptyTrack() {
  const success = themeColor('success');
  return (
    <svg className={art} width="116" height="36" viewBox="0 0 116 36" fill="none" aria-hidden="true">
      <path d="M8 10h40" stroke={success} strokeWidth="2" />
      <path
        d="M56 14c4 10 12 12 24 12h18"
        stroke={themeColor('controlLine')}
        strokeWidth="2"
        strokeDasharray="2 5"
        strokeLinecap="round"
      />
      <circle cx="8" cy="10" r="5" fill={success} />
      <circle cx="48" cy="10" r="5" fill={success} />
      <circle cx="106" cy="26" r="6" fill={themeColor('surface')} stroke={themeColor('accent')} strokeWidth="2.5" />
    </svg>
  );
}
