import type { summaryMessages } from '../../messages/features/summary.ts';

const hourInSaoPaulo = /* @__PURE__ */ new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  hour: 'numeric',
  hourCycle: 'h23',
});

/** Says hello by the hour in São Paulo: morning until noon, afternoon until six. */
export function greeting(messages: typeof summaryMessages, name: string, now: Date): string {
  const hour = Number(hourInSaoPaulo.format(now));
  if (hour >= 5 && hour < 12) return messages.goodMorning(name);
  return hour >= 12 && hour < 18 ? messages.goodAfternoon(name) : messages.goodEvening(name);
}

const today = /* @__PURE__ */ new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'full' });

/** "segunda-feira, 23 de novembro de 2026" in São Paulo. */
export const todayInWords = (now: Date): string => today.format(now);
