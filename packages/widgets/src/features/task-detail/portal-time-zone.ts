/** Time zone in which the portal shows times. */
export const portalTimeZone = 'America/Sao_Paulo';
