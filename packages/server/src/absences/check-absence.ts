import {
  absenceAdminDaysMax,
  absenceAheadDaysMax,
  absenceDaysMax,
  absencesOpenMax,
  type endpoints,
  type ParsedRequestOf,
} from '@tramita/client/contract';
import { errorMessage, isDay } from '@tramita/client/rules';
import {
  type AbsentPersonRow,
  countOpenAbsences,
  findCandidates,
  findFirstVersions,
  findOverlapping,
  type NewAbsence,
  type NewSubstitute,
} from '../db/absences/absences.ts';
import type { Db } from '../db/connection/db.ts';
import { ConflictError, InvalidInputError } from '../errors.ts';
import { say, type Text } from '../text/sentence.ts';

type Body = ParsedRequestOf<(typeof endpoints)['absences.update']>['body'];

const dayMs = 24 * 60 * 60 * 1000;
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** An absence to check. */
interface Checked {
  readonly person: AbsentPersonRow;
  readonly body: Body;
  readonly isAdmin: boolean;
  /** The absence to change; null for a new one. */
  readonly current: { readonly id: number; readonly startsOn: string } | null;
}

/**
 * Validates the values of an absence. Returns them with the start moved to today if it is in the past, and with first
 * versions of processes.
 * @throws InvalidInputError for an invalid period or process, with SUBSTITUTE_INVALID for an unfit substitute;
 *   ConflictError SUBSTITUTION_OVERLAP
 */
export async function checkAbsence(db: Db, checked: Checked): Promise<NewAbsence> {
  const { person, body, current } = checked;
  const startsOn = checkPeriod(checked);
  const substitutes = await checkSubstitutes(db, person, body.substitutes);
  const { endsOn, reason, includesGroups } = body;
  await refuseOverlap(db, person.id, { startsOn, endsOn, except: current?.id ?? null }, substitutes);
  return { startsOn, endsOn, reason, includesGroups, substitutes };
}

/** Checks that a person may have one more absence. @throws ConflictError otherwise */
export async function requireRoom(db: Db, person: AbsentPersonRow): Promise<void> {
  if ((await countOpenAbsences(db, person.id, person.today)) < absencesOpenMax) return;
  throw new ConflictError(say`Uma pessoa pode ter no máximo ${absencesOpenMax} ausências que não terminaram.`);
}

function refuse(name: string, message: Text): never {
  throw new InvalidInputError(message, 'VALIDATION_ERROR', [{ name, message }]);
}

function checkPeriod({ person: { today }, body, isAdmin, current }: Checked): string {
  if (!isDay(body.startsOn)) refuse('startsOn', 'Esta data não existe');
  if (!isDay(body.endsOn)) refuse('endsOn', 'Esta data não existe');
  const hasBegun = current !== null && current.startsOn <= today;
  const startsOn = hasBegun ? current.startsOn : body.startsOn < today ? today : body.startsOn;
  if (body.endsOn < today) refuse('endsOn', 'O fim não pode estar no passado');
  if (body.endsOn < startsOn) refuse('endsOn', 'O fim não pode ser antes do início');
  if (daysBetween(today, startsOn) > absenceAheadDaysMax) {
    refuse('startsOn', say`O início pode ser no máximo daqui a ${absenceAheadDaysMax} dias`);
  }
  const most = isAdmin ? absenceAdminDaysMax : absenceDaysMax;
  if (daysBetween(startsOn, body.endsOn) + 1 > most) refuse('endsOn', say`O período pode ter no máximo ${most} dias`);
  return startsOn;
}

async function checkSubstitutes(
  db: Db,
  person: AbsentPersonRow,
  named: Body['substitutes'],
): Promise<readonly NewSubstitute[]> {
  const candidates = await findCandidates(
    db,
    named.map(({ personId }) => personId),
  );
  const versions = await findFirstVersions(
    db,
    named.flatMap(({ processIds }) => processIds ?? []),
  );
  return named.map(({ personId, processIds }, index) => {
    const place = `substitutes.${index}`;
    if (personId === person.id || !candidates.get(personId)?.is_fit) {
      const message = errorMessage('SUBSTITUTE_INVALID');
      throw new InvalidInputError(message, 'SUBSTITUTE_INVALID', [{ name: `${place}.personId`, message }]);
    }
    if (processIds === null) return { personId, processIds };
    const first = processIds.map((id) => versions.get(id));
    if (first.includes(undefined)) refuse(`${place}.processIds`, 'Este processo não existe');
    return { personId, processIds: [...new Set(first.filter((id) => id !== undefined))] };
  });
}

const overlaps = (one: NewSubstitute, other: NewSubstitute): boolean =>
  one.processIds === null ||
  other.processIds === null ||
  one.processIds.some((id) => other.processIds?.includes(id) === true);

async function refuseOverlap(
  db: Db,
  personId: number,
  period: Parameters<typeof findOverlapping>[2],
  substitutes: readonly NewSubstitute[],
): Promise<void> {
  if (substitutes.length === 0) return;
  const names = await findCandidates(
    db,
    substitutes.map((one) => one.personId),
  );
  const others: (NewSubstitute & { readonly name: string })[] = [...(await findOverlapping(db, personId, period))];
  for (const [index, substitute] of substitutes.entries()) {
    const other = others.find((one) => overlaps(one, substitute));
    if (other) {
      const message = say`Já existe um substituto para este período e processo: ${other.name}.`;
      throw new ConflictError(message, 'SUBSTITUTION_OVERLAP', [{ name: `substitutes.${index}.personId`, message }]);
    }
    others.push({ ...substitute, name: names.get(substitute.personId)?.complete_name ?? '' });
  }
}
