let saoPaulo: Intl.DateTimeFormat | undefined;

/** Returns the calendar day of a moment in America/Sao_Paulo, `yyyy-MM-dd`. */
export function dayInSaoPaulo(moment: Date): string {
  saoPaulo ??= new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' });
  return saoPaulo.format(moment);
}
