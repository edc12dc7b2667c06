/** Maximum number of rounds, because values in circular conditions may never settle. */
const maxRounds = 25;

/**
 * Repeats a round of changes until it returns false. A value can show further fields and clear dependent searches, so
 * one round is not always enough.
 * @param round - Sets all values and returns whether anything changed.
 */
export function untilSettled(round: () => boolean): void {
  for (let rounds = 0; rounds < maxRounds; rounds += 1) if (!round()) return;
}
