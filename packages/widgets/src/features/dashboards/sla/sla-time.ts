import type { SlaStep } from '@tramita/client/contract';

/** The time agreed for a step: "2 dias", "8 h", "30 min"; null without one. */
export function slaTimeInWords({ sla, slaUnit }: Pick<SlaStep, 'sla' | 'slaUnit'>): string | null {
  if (!sla || sla <= 0) return null;
  if (slaUnit === 'DAYS') return sla === 1 ? '1 dia' : `${sla} dias`;
  return slaUnit === 'MINUTES' ? `${sla} min` : `${sla} h`;
}

/** The time agreed for a step in minutes, for ordering; null without one. */
export function slaMinutes({ sla, slaUnit }: Pick<SlaStep, 'sla' | 'slaUnit'>): number | null {
  if (!sla || sla <= 0) return null;
  return sla * (slaUnit === 'DAYS' ? 1440 : slaUnit === 'MINUTES' ? 1 : 60);
}
