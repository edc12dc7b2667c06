import type { TextsLike } from '../languages/texts-like.ts';

/** Sentences that explain a due time, and why time does not count. */
export const dueTraceMessages = {
  moment: (day: string, time: string): string => `${day} às ${time}`,
  momentInZone: (day: string, time: string, zone: string): string => `${day} às ${time} (${zone})`,
  timeInZone: (time: string, zone: string): string => `${time} (${zone})`,
  /** A time zone, by the place that it is named after. */
  zone: (place: string): string => `horário de ${place}`,
  twoDays: (first: string, second: string): string => `${first} e ${second}`,
  severalDays: (first: string, last: string): string => `${first} a ${last}`,
  started: (moment: string): string => `Começou em ${moment}`,
  due: (moment: string): string => `Vence em ${moment}`,
  wasDue: (moment: string): string => `Venceu em ${moment}`,
  counted: (day: string, from: string, to: string): string => `Contou em ${day} das ${from} às ${to}`,
  countedOvernight: (day: string, from: string, to: string, nextDay: string): string =>
    `Contou em ${day} das ${from} às ${to} de ${nextDay}`,
  countedDays: (days: string, count: number): string =>
    `Contou em ${days} (${count === 1 ? '1 dia útil' : `${count} dias úteis`})`,
  notCounted: (days: string, reason: string): string => `Não contou em ${days} (${reason})`,
  notCountedUntil: (days: string, time: string, reason: string): string =>
    `Não contou em ${days} até ${time} (${reason})`,
  paused: (time: string, reason: string): string => `Pausou às ${time} (${reason})`,
  BREAK: 'intervalo',
  CLOSED: 'fim do expediente',
  WEEKEND: 'fim de semana',
  NO_WORK: 'sem expediente',
  START_DAY: 'dia do início',
  HOLIDAY: (name: string): string => `feriado: ${name}`,
  OPTIONAL_DAY: (name: string): string => `ponto facultativo: ${name}`,
} as const;

/** The sentences that explain a due time in any language. */
export type DueTraceTexts = TextsLike<typeof dueTraceMessages>;
