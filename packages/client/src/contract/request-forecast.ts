import * as z from 'zod/mini';
import { endpoint } from './base/endpoint.ts';
import { protocolOrIdkSchema } from './base/paging.ts';

/**
 * The basis of a forecast: past requests of the process, the agreed times of the steps ahead, or nothing, because
 * there are too few past requests and some step has no agreed time.
 */
export const forecastBases = ['HISTORY', 'SLA', 'UNKNOWN'] as const;
export type ForecastBasis = (typeof forecastBases)[number];

/** When a request in progress is expected to end. */
export const forecastSchema = z.object({
  basis: z.enum(forecastBases),
  /** Number of past requests that the moments come from; 0 unless the basis is HISTORY. */
  samples: z.number(),
  /**
   * Moments before which one tenth, half and nine tenths of such requests end. With the basis SLA all three are the end
   * of the agreed time; null if the basis is UNKNOWN.
   */
  p10: z.nullable(z.string()),
  p50: z.nullable(z.string()),
  p90: z.nullable(z.string()),
  /** Whether the request is past the 90 % moment of its arrival at the step, or past the agreed time. */
  isLate: z.boolean(),
});
export type Forecast = z.infer<typeof forecastSchema>;

/**
 * GET /requests/{protocol}/forecast: returns when a request is expected to end; UNKNOWN for a request that has ended.
 * `{protocol}` may also be the IDK.
 */
export const getForecast = endpoint({
  id: 'requests.forecast',
  summary: 'Previsão de conclusão de uma solicitação',
  method: 'GET',
  path: '/v1/requests/{protocol}/forecast',
  policy: 'signed-in',
  scopes: ['requests:read'],
  params: z.object({ protocol: protocolOrIdkSchema }),
  response: forecastSchema,
  addition: true,
});
