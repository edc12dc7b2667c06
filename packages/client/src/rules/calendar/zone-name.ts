import { dueTraceMessages } from './due-trace-messages.ts';

/** A time zone of Brazil. */
export interface BrazilianTimeZone {
  readonly timeZone: string;
  /** The place that it is named after. */
  readonly place: string;
  /** Its name in a list of zones, if it is not the place. */
  readonly label?: string;
}

/** Time zones of Brazil, the one of the capital first. */
export const brazilianTimeZones: readonly BrazilianTimeZone[] = [
  { timeZone: 'America/Sao_Paulo', place: 'São Paulo', label: 'São Paulo (Brasília)' },
  { timeZone: 'America/Noronha', place: 'Fernando de Noronha' },
  { timeZone: 'America/Belem', place: 'Belém' },
  { timeZone: 'America/Fortaleza', place: 'Fortaleza' },
  { timeZone: 'America/Recife', place: 'Recife' },
  { timeZone: 'America/Maceio', place: 'Maceió' },
  { timeZone: 'America/Bahia', place: 'Bahia' },
  { timeZone: 'America/Araguaina', place: 'Araguaína' },
  { timeZone: 'America/Santarem', place: 'Santarém' },
  { timeZone: 'America/Campo_Grande', place: 'Campo Grande' },
  { timeZone: 'America/Cuiaba', place: 'Cuiabá' },
  { timeZone: 'America/Manaus', place: 'Manaus' },
  { timeZone: 'America/Porto_Velho', place: 'Porto Velho' },
  { timeZone: 'America/Boa_Vista', place: 'Boa Vista' },
  { timeZone: 'America/Eirunepe', place: 'Eirunepé' },
  { timeZone: 'America/Rio_Branco', place: 'Rio Branco' },
];

/** Returns the place that a time zone is named after: `São Paulo`, `New York`. */
export function zonePlace(timeZone: string): string {
  const known = brazilianTimeZones.find((zone) => zone.timeZone === timeZone);
  return known?.place ?? timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** Returns a time zone in words: `horário de Manaus`. */
export function zoneName(timeZone: string, texts: { zone: (place: string) => string } = dueTraceMessages): string {
  return texts.zone(zonePlace(timeZone));
}

/** Returns whether the runtime knows an IANA time zone. */
export function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
