import type { DueTraceEntry, PauseReason } from '../../contract/calendar-settings.ts';
import { dayMillis, zoneClock } from './zone-clock.ts';
import { zoneName } from './zone-name.ts';

const reasons: Readonly<Record<PauseReason, string>> = {
  BREAK: 'intervalo',
  CLOSED: 'fim do expediente',
  WEEKEND: 'fim de semana',
  NO_WORK: 'sem expediente',
  START_DAY: 'dia do início',
  HOLIDAY: 'feriado: ',
  OPTIONAL_DAY: 'ponto facultativo: ',
  OWN_DAY: '',
};

/** Returns why an entry of a trace does not count: `fim de semana`, `feriado: Consciência Negra`; empty if it counts. */
export function pauseText({ reason, name }: Pick<DueTraceEntry, 'reason' | 'name'>): string {
  return reason === null ? '' : `${reasons[reason]}${name ?? ''}`;
}

/** How {@link dueTraceLines} writes a trace. */
export interface DueTraceLineOptions {
  /** Time zone of the calendar, in which the lines are written. */
  readonly timeZone: string;
  /** Time zone of the portal; the start and the due time name the calendar's zone if its offset differs then. */
  readonly portalTimeZone: string;
  readonly now: Date;
}

/** Returns a trace in sentences: when it began, what counted and what did not, and when it is due. */
export function dueTraceLines(trace: readonly DueTraceEntry[], options: DueTraceLineOptions): string[] {
  const first = trace[0];
  const last = trace.at(-1);
  if (!first || !last) return [];
  const write = writer(options);
  const verb = Date.parse(last.to) <= options.now.getTime() ? 'Venceu' : 'Vence';
  return [
    `Começou em ${write.moment(first.from)}`,
    ...trace.flatMap((entry, index) => write.entry(entry, index, trace)),
    `${verb} em ${write.moment(last.to)}`,
  ];
}

function writer({ timeZone, portalTimeZone }: DueTraceLineOptions) {
  const clock = zoneClock(timeZone);
  const portal = zoneClock(portalTimeZone);
  const local = (moment: string): string => {
    const time = Date.parse(moment);
    return new Date(time + clock.offsetAt(time)).toISOString();
  };
  const day = (text: string): string => `${text.slice(8, 10)}/${text.slice(5, 7)}/${text.slice(0, 4)}`;
  const time = (moment: string): string => local(moment).slice(11, 16);
  const zone = (moment: string): string => {
    const at = Date.parse(moment);
    return clock.offsetAt(at) === portal.offsetAt(at) ? '' : ` (${zoneName(timeZone)})`;
  };
  /** The local days of an entry: `23/11/2026`, `21 e 22/11/2026`, `30/11/2026 a 02/12/2026`. */
  const days = ({ from, to }: DueTraceEntry): string => {
    const begin = local(from);
    const end = local(new Date(Date.parse(to) - 1).toISOString());
    if (begin.slice(0, 10) === end.slice(0, 10)) return day(begin);
    const isNext = Date.parse(end.slice(0, 10)) - Date.parse(begin.slice(0, 10)) === dayMillis;
    if (isNext && begin.slice(0, 7) === end.slice(0, 7)) return `${begin.slice(8, 10)} e ${day(end)}`;
    return `${day(begin)} a ${day(end)}`;
  };

  function entry(entry: DueTraceEntry, index: number, trace: readonly DueTraceEntry[]): string[] {
    const { state, reason, from, to } = entry;
    const isLast = index === trace.length - 1;
    if (state === 'COUNTED' && entry.days !== null) {
      return [`Contou em ${days(entry)} (${entry.days === 1 ? '1 dia útil' : `${entry.days} dias úteis`})`];
    }
    // "Começou" and "Vence" already say where the first and the last stretch begin and end
    if (state === 'COUNTED') {
      if (index === 0 || isLast) return [];
      const night = local(from).slice(0, 10) === local(to).slice(0, 10) ? '' : ` de ${day(local(to))}`;
      return [`Contou em ${day(local(from))} das ${time(from)} às ${time(to)}${night}`];
    }
    if (reason !== 'BREAK' && reason !== 'CLOSED') {
      // a free morning ends at a time of day
      const end = time(to) === '00:00' || reason === 'START_DAY' ? '' : ` até ${time(to)}`;
      return [`Não contou em ${days(entry)}${end} (${pauseText(entry)})`];
    }
    return isFirstPause(index, trace) ? [`Pausou às ${time(from)} (${pauseText(entry)})`] : [];
  }

  return { entry, moment: (moment: string) => `${day(local(moment))} às ${time(moment)}${zone(moment)}` };
}

/** Only the pause of the first day is named: later ones follow from when time counted. */
const isFirstPause = (index: number, trace: readonly DueTraceEntry[]): boolean =>
  index === 0 || (index === 1 && trace[0]?.state === 'COUNTED');
