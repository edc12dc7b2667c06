import * as z from 'zod/mini';
import { endpoint } from './base/endpoint.ts';
import { substituteProcessesMax, substitutesMax } from './base/limits.ts';
import { daySchema, idSchema } from './base/paging.ts';
import { personSchema } from './person.ts';

export {
  absenceAdminDaysMax,
  absenceAheadDaysMax,
  absenceDaysMax,
  absencesOpenMax,
  substituteProcessesMax,
  substitutesMax,
} from './base/limits.ts';

/** Reasons of an absence: 'Férias', 'Licença', 'Viagem', 'Outro'. */
export const absenceReasons = ['VACATION', 'LEAVE', 'TRAVEL', 'OTHER'] as const;
export type AbsenceReason = (typeof absenceReasons)[number];

/** An absence is planned until its first day, running until the end of its last day, and then ended. */
export const absenceStates = ['RUNNING', 'PLANNED', 'ENDED'] as const;
export type AbsenceState = (typeof absenceStates)[number];

/** A process that a substitute works; `id` is the same for all its versions. */
export const absenceProcessSchema = z.object({ id: z.number(), title: z.string() });
export type AbsenceProcess = z.infer<typeof absenceProcessSchema>;

/** First and last day, `yyyy-MM-dd`, both included. */
const period = { startsOn: z.string(), endsOn: z.string() };

/** A substitute of an absence, with the processes that they work; null for all processes. */
export const substituteSchema = z.object({
  person: personSchema,
  processes: z.nullable(z.array(absenceProcessSchema)),
  /** True after the substitute refused. */
  declined: z.boolean(),
  /** Number of tasks that the substitute sees in place of the absent person now. */
  openTasks: z.number(),
  /** Number of tasks that the substitute finished in place of the absent person during the absence. */
  finishedTasks: z.number(),
  /** Absences of the substitute within the period. */
  alsoAbsent: z.array(z.object(period)),
});
export type Substitute = z.infer<typeof substituteSchema>;

/** An absence. Only the person, their direct superior and administrators can read it, and without its reason integrations. */
export const absenceSchema = z.object({
  id: z.number(),
  person: personSchema,
  ...period,
  state: z.enum(absenceStates),
  reason: z.enum(absenceReasons),
  /** Whether the substitutes also see the queues of the person's groups. */
  includesGroups: z.boolean(),
  substitutes: z.array(substituteSchema),
});
export type Absence = z.infer<typeof absenceSchema>;

/** A substitution of the caller, without the reason of the absence. `id` is that of the absence. */
export const substitutionSchema = z.object({
  id: z.number(),
  person: personSchema,
  ...period,
  state: z.enum(absenceStates),
  processes: z.nullable(z.array(absenceProcessSchema)),
  includesGroups: z.boolean(),
  openTasks: z.number(),
});
export type Substitution = z.infer<typeof substitutionSchema>;

/**
 * GET /absences: returns the absences of a person, the caller by default: those that have not ended by their first day,
 * then the newest ended ones. `substitutions` are the running and planned substitutions of that person. `today` is the
 * current day in the time zone of the person's branch. A service account names the person, and reads `OTHER` as the reason.
 */
export const listAbsences = endpoint({
  id: 'absences.list',
  summary: 'Ausências de uma pessoa',
  method: 'GET',
  path: '/v1/absences',
  policy: 'signed-in',
  scopes: ['people:write'],
  query: z.object({ personId: z.optional(idSchema) }),
  response: z.object({
    today: z.string(),
    absences: z.array(absenceSchema),
    substitutions: z.array(substitutionSchema),
  }),
  addition: true,
});

const values = {
  startsOn: daySchema,
  endsOn: daySchema,
  reason: z.enum(absenceReasons),
  includesGroups: z._default(z.boolean(), false),
  substitutes: z._default(
    z
      .array(
        z.object({
          personId: idSchema,
          /** Ids of any versions of the processes; null for all processes. */
          processIds: z._default(
            z.nullable(z.array(idSchema).check(z.minLength(1), z.maxLength(substituteProcessesMax))),
            null,
          ),
        }),
      )
      .check(z.maxLength(substitutesMax)),
    [],
  ),
};

/** Body that creates or changes an absence. */
export const absenceBodySchema = z.object(values);
export type AbsenceBody = z.input<typeof absenceBodySchema>;

const errors = ['CONFLICT', 'SUBSTITUTE_INVALID', 'SUBSTITUTION_OVERLAP'] as const;
const params = z.object({ id: idSchema });

/**
 * POST /absences: creates an absence of a person, the caller by default. A start in the past becomes today. A service
 * account names the person.
 */
export const createAbsence = endpoint({
  id: 'absences.create',
  summary: 'Cria uma ausência',
  method: 'POST',
  path: '/v1/absences',
  policy: 'signed-in',
  scopes: ['people:write'],
  body: z.object({ personId: z.optional(idSchema), ...values }),
  response: absenceSchema,
  errors,
  addition: true,
});

/** PATCH /absences/{id}: replaces the values of an absence that has not ended. The start of a running one stays. */
export const updateAbsence = endpoint({
  id: 'absences.update',
  summary: 'Altera uma ausência',
  method: 'PATCH',
  path: '/v1/absences/{id}',
  policy: 'signed-in',
  scopes: ['people:write'],
  params,
  body: absenceBodySchema,
  response: absenceSchema,
  errors,
  addition: true,
});

/** POST /absences/{id}/end: ends a running absence now. */
export const endAbsence = endpoint({
  id: 'absences.end',
  summary: 'Encerra uma ausência agora',
  method: 'POST',
  path: '/v1/absences/{id}/end',
  policy: 'signed-in',
  scopes: ['people:write'],
  params,
  response: absenceSchema,
  errors: ['CONFLICT'],
  addition: true,
});

/** DELETE /absences/{id}: deletes an absence that has not begun. */
export const deleteAbsence = endpoint({
  id: 'absences.delete',
  summary: 'Exclui uma ausência programada',
  method: 'DELETE',
  path: '/v1/absences/{id}',
  policy: 'signed-in',
  scopes: ['people:write'],
  params,
  responseKind: 'none',
  status: 204,
  errors: ['CONFLICT'],
  addition: true,
});

/** POST /absences/{id}/decline: ends the caller's substitution and notifies the person and their superior. */
export const declineSubstitution = endpoint({
  id: 'absences.decline',
  summary: 'Recusa uma substituição',
  method: 'POST',
  path: '/v1/absences/{id}/decline',
  policy: 'signed-in',
  params,
  responseKind: 'none',
  status: 204,
  errors: ['CONFLICT'],
  addition: true,
});
