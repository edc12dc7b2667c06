import type { Handlers } from '../handlers.ts';
import { createReceiveCallback } from './receive-callback.ts';

export const callbacksRoutes = { 'callbacks.receive': createReceiveCallback() } satisfies Partial<Handlers>;
