import type { RuleTexts } from './rule-texts.ts';

/** The Spanish messages that reject a calendar. */
export const calendarProblems: RuleTexts['calendarProblems'] = {
  NO_WORK: 'Indique al menos un período de trabajo',
  OVERLAP: 'Los períodos de trabajo no pueden superponerse',
  TIME_ZONE: 'Indique una zona horaria válida',
  OWN_DAY_DATE: 'Indique una fecha válida para el día propio',
  OWN_DAY_TWICE: 'Hay más de un día propio en la misma fecha',
  OWN_DAY_OVERLAP: 'Los períodos de trabajo de un día propio no pueden superponerse',
};

/** The Spanish sentences that explain a due time. */
export const dueTrace: RuleTexts['dueTrace'] = {
  moment: (day, time) => `${day} a las ${time}`,
  momentInZone: (day, time, zone) => `${day} a las ${time} (${zone})`,
  timeInZone: (time, zone) => `${time} (${zone})`,
  zone: (place) => `hora de ${place}`,
  twoDays: (first, second) => `${first} y ${second}`,
  severalDays: (first, last) => `${first} al ${last}`,
  started: (moment) => `Comenzó el ${moment}`,
  due: (moment) => `Vence el ${moment}`,
  wasDue: (moment) => `Venció el ${moment}`,
  counted: (day, from, to) => `Contó el ${day} de ${from} a ${to}`,
  countedOvernight: (day, from, to, nextDay) => `Contó el ${day} de ${from} a ${to} del ${nextDay}`,
  countedDays: (days, count) => `Contó: ${days} (${count === 1 ? '1 día hábil' : `${count} días hábiles`})`,
  notCounted: (days, reason) => `No contó: ${days} (${reason})`,
  notCountedUntil: (days, time, reason) => `No contó: ${days} hasta las ${time} (${reason})`,
  paused: (time, reason) => `Se pausó a las ${time} (${reason})`,
  BREAK: 'intervalo',
  CLOSED: 'fin del horario laboral',
  WEEKEND: 'fin de semana',
  NO_WORK: 'sin horario laboral',
  START_DAY: 'día de inicio',
  HOLIDAY: (name) => `feriado: ${name}`,
  OPTIONAL_DAY: (name) => `feriado optativo: ${name}`,
};
