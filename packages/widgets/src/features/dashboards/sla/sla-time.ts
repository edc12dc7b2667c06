import type { SlaStep } from '@tramita/client/contract';
import type { dashboardsMessages } from '../../../messages/features/dashboards.ts';

/** The time agreed for a step: "2 dias", "8 h", "30 min"; null without one. */
export function slaTimeInWords(
  { sla, slaUnit }: Pick<SlaStep, 'sla' | 'slaUnit'>,
  messages: Pick<typeof dashboardsMessages, 'slaMinutes' | 'slaHours' | 'slaDays'>,
): string | null {
  if (!sla || sla <= 0) return null;
  if (slaUnit === 'DAYS') return messages.slaDays(sla);
  return slaUnit === 'MINUTES' ? messages.slaMinutes(sla) : messages.slaHours(sla);
}

/** The time agreed for a step in minutes, for ordering; null without one. */
export function slaMinutes({ sla, slaUnit }: Pick<SlaStep, 'sla' | 'slaUnit'>): number | null {
  if (!sla || sla <= 0) return null;
  return sla * (slaUnit === 'DAYS' ? 1440 : slaUnit === 'MINUTES' ? 1 : 60);
}
