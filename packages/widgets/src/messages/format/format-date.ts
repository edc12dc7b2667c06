const timeZone = 'America/Sao_Paulo';

const short = /* @__PURE__ */ new Intl.DateTimeFormat('pt-BR', {
  timeZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const long = /* @__PURE__ */ new Intl.DateTimeFormat('pt-BR', {
  timeZone,
  day: '2-digit',
  month: 'long',
  year: 'numeric',
});
const time = /* @__PURE__ */ new Intl.DateTimeFormat('pt-BR', { timeZone, hour: '2-digit', minute: '2-digit' });
const dayOnly = /^\d{4}-\d{2}-\d{2}$/;

/** A date and time as `Date` or ISO text, or a day without time ("2026-11-19"), which has no time zone. */
export type DateLike = Date | string;

function toDate(value: DateLike): Date {
  if (value instanceof Date) return value;
  // a day without time is treated as noon of that day in São Paulo
  return new Date(dayOnly.test(value) ? `${value}T15:00:00Z` : value);
}

const isReal = (date: Date): boolean => !Number.isNaN(date.getTime());

/** Returns "19/11/2026" in São Paulo time; empty for an invalid date. */
export function formatDate(value: DateLike): string {
  const date = toDate(value);
  return isReal(date) ? short.format(date) : '';
}

/** Returns "19 de novembro de 2026" in São Paulo time; empty for an invalid date. */
export function formatLongDate(value: DateLike): string {
  const date = toDate(value);
  return isReal(date) ? long.format(date) : '';
}

/** Returns "08:42" in São Paulo time; empty for an invalid date. */
export function formatTime(value: DateLike): string {
  const date = toDate(value);
  return isReal(date) ? time.format(date) : '';
}

/** Returns "19/11/2026 08:42" in São Paulo time; empty for an invalid date. */
export function formatDateTime(value: DateLike): string {
  const date = toDate(value);
  return isReal(date) ? `${short.format(date)} ${time.format(date)}` : '';
}

/** Returns "19 de novembro de 2026 às 08:42" in São Paulo time; empty for an invalid date. */
export function formatLongDateTime(value: DateLike): string {
  const date = toDate(value);
  return isReal(date) ? `${long.format(date)} às ${time.format(date)}` : '';
}

/**
 * Returns the time for today ("08:42"), day and time for this year ("19/11 08:42"), otherwise "19/11/2025 08:42", in
 * São Paulo time; empty for an invalid date.
 */
export function formatShortDateTime(value: DateLike, now: Date): string {
  const day = formatDate(value);
  if (day === '') return '';
  const today = formatDate(now);
  if (day === today) return formatTime(value);
  return `${day.slice(6) === today.slice(6) ? day.slice(0, 5) : day} ${formatTime(value)}`;
}
