import * as z from 'zod/mini';

/** Types of task: `APPROVAL` at approval steps, `NORMAL` at user steps. */
export const taskTypes = ['APPROVAL', 'NORMAL'] as const;
export type TaskType = (typeof taskTypes)[number];

export const taskStatuses = ['TO_DO', 'IN_PROGRESS', 'FINISHED', 'CANCELED'] as const;
export type TaskStatus = (typeof taskStatuses)[number];

/** States of a node of the track, the small drawing of a request's way through its process. */
export const trackNodeSchema = z.enum(['done', 'now', 'ahead', 'fail']);
export type TrackNode = z.infer<typeof trackNodeSchema>;
