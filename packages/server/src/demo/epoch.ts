/** The moment at which the generated history ends: a Thursday, 15:00 in São Paulo. */
export const demoEpoch = new Date('2026-11-19T18:00:00.000Z');

/** Hours before the end of the history. */
export const hoursAgo = (hours: number): Date => new Date(demoEpoch.getTime() - hours * 3_600_000);
