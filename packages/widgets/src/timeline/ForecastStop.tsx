import { type Forecast, getForecast } from '@tramita/client/contract';
import { Info } from 'lucide-react';
import { useCall } from '../calls/use-call.ts';
import { forecastMessages } from '../messages/forecast.ts';
import { formatDayMonth } from '../messages/format/format-date.ts';
import { useMessages } from '../provider/use-messages.ts';
import { useUiEnvironment } from '../ui/ui-environment.ts';
import * as styles from './ForecastStop.css.ts';
import { forecastDays, fullDay } from './forecast-days.ts';

type Messages = typeof forecastMessages;
type Moments = Pick<Forecast, 'samples'> & Record<'p10' | 'p50' | 'p90', string>;

/** The last stop below the track: when the request is expected to end. Nothing while that is unknown. */
export function ForecastStop({ idk }: { idk: number }) {
  const messages = useMessages(forecastMessages);
  const { now } = useUiEnvironment();
  const { data } = useCall(getForecast, { params: { protocol: String(idk) } });
  if (!data || data.basis === 'UNKNOWN') return null;
  const { basis, samples, p10, p50, p90, isLate } = data;
  if (p10 === null || p50 === null || p90 === null) return null;
  const moments = { samples, p10, p50, p90 };
  // the response may be older than the moments it contains
  const isPast = isLate || Date.parse(p90) <= now().getTime();
  return (
    <div className={styles.stop} data-slot="forecast" data-state={isPast ? 'late' : basis}>
      <span className={styles.node} aria-hidden="true" />
      <div className={styles.text}>
        {isPast ? (
          <p className={styles.late}>
            <Info className={styles.icon} aria-hidden="true" />
            {messages.late}
          </p>
        ) : basis === 'SLA' ? (
          <Agreed day={p90} messages={messages} />
        ) : (
          <Expected moments={moments} messages={messages} />
        )}
        {basis === 'HISTORY' && (
          <p className={styles.hint}>
            <Info className={styles.icon} aria-hidden="true" />
            {messages.hint(samples)}
          </p>
        )}
      </div>
    </div>
  );
}

function Agreed({ day, messages }: { day: string; messages: Messages }) {
  const { now, locale } = useUiEnvironment();
  return (
    <p>
      {messages.agreed} <b className={styles.days}>{messages.by(fullDay(day, now(), locale))}</b>
    </p>
  );
}

function Expected({ moments, messages }: { moments: Moments; messages: Messages }) {
  const { now, locale } = useUiEnvironment();
  const { first, last } = forecastDays(moments.p10, moments.p90, now(), locale);
  return (
    <>
      <p>
        {messages.expected} <b className={styles.days}>{last === null ? first : messages.between(first, last)}</b>
      </p>
      {last !== null && <Band moments={moments} />}
    </>
  );
}

/** The time from the 10 % to the 90 % moment with a ring at the middle one; the sentence above says the same. */
function Band({ moments: { p10, p50, p90 } }: { moments: Moments }) {
  const { locale } = useUiEnvironment();
  const [from, middle, to] = [p10, p50, p90].map((moment) => Date.parse(moment));
  const share = from !== undefined && middle !== undefined && to !== undefined ? (middle - from) / (to - from) : 0.5;
  const left = `${Math.round(share * 100)}%`;
  const days = [p10, p50, p90].map((moment) => formatDayMonth(moment, locale));
  // a day in the middle is only written if it has room and is not one of the ends
  const hasMiddle = new Set(days).size === 3 && share > 0.25 && share < 0.75;
  return (
    <div aria-hidden="true">
      <div className={styles.band}>
        <span className={styles.ring} style={{ left }} />
      </div>
      <div className={styles.scale}>
        <span>{days[0]}</span>
        {hasMiddle && (
          <b className={styles.middle} style={{ left }}>
            {days[1]}
          </b>
        )}
        <span>{days[2]}</span>
      </div>
    </div>
  );
}
