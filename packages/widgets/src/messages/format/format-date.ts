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

/** A moment as a `Date`, an ISO text, or a day without time ("2026-11-19"), which belongs to no time zone. */
export type DateLike = Date | string;

function toDate(value: DateLike): Date {
  if (value instanceof Date) return value;
  // a day without time is that day in São Paulo, so noon there
  return new Date(dayOnly.test(value) ? `${value}T15:00:00Z` : value);
}

const isReal = (date: Date): boolean => !Number.isNaN(date.getTime());

/** "19/11/2026" in São Paulo; empty for what is no date. */
export function formatDate(value: DateLike): string {
  const date = toDate(value);
  return isReal(date) ? short.format(date) : '';
}

/** "19 de novembro de 2026" in São Paulo; empty for what is no date. */
export function formatLongDate(value: DateLike): string {
  const date = toDate(value);
  return isReal(date) ? long.format(date) : '';
}

/** "08:42" in São Paulo; empty for what is no date. */
export function formatTime(value: DateLike): string {
  const date = toDate(value);
  return isReal(date) ? time.format(date) : '';
}

/** "19/11/2026 08:42" in São Paulo; empty for what is no date. */
export function formatDateTime(value: DateLike): string {
  const date = toDate(value);
  return isReal(date) ? `${short.format(date)} ${time.format(date)}` : '';
}

/** "19 de novembro de 2026 às 08:42" in São Paulo; empty for what is no date. */
export function formatLongDateTime(value: DateLike): string {
  const date = toDate(value);
  return isReal(date) ? `${long.format(date)} às ${time.format(date)}` : '';
}

/** "08:42" for today, "19/11 08:42" for this year, otherwise "19/11/2025 08:42", in São Paulo; empty for an invalid date. */
export function formatShortDateTime(value: DateLike, now: Date): string {
  const day = formatDate(value);
  if (day === '') return '';
  const today = formatDate(now);
  if (day === today) return formatTime(value);
  return `${day.slice(6) === today.slice(6) ? day.slice(0, 5) : day} ${formatTime(value)}`;
}
