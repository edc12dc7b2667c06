import type { Handlers } from '../handlers.ts';
import { rateRequest } from './rate-request.ts';

export const npsRoutes = { 'nps.rate': rateRequest } satisfies Partial<Handlers>;
