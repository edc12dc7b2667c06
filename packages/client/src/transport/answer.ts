import type { Endpoint } from '../contract/base/endpoint.ts';
import type { ProgressListener } from './call-options.ts';
import { readBlob } from './download.ts';
import { ContractError } from './errors.ts';
import { type Exchange, requestIdOf, withoutAnswer } from './exchange.ts';

/** Reads the response as the endpoint declares it: a file, undefined, or JSON parsed by its schema. */
export async function answerOf(
  endpoint: Endpoint,
  exchange: Exchange,
  response: Response,
  onProgress: ProgressListener | undefined,
): Promise<unknown> {
  const isBlob = endpoint.responseKind === 'blob';
  const content = await (isBlob ? readBlob(response, onProgress) : response.text()).catch((error: unknown) => {
    throw withoutAnswer(exchange, error);
  });
  if (!endpoint.response) return isBlob ? content : undefined;

  const breach = (issues: readonly string[]) =>
    new ContractError(endpoint.id, issues, {
      method: exchange.method,
      url: exchange.url,
      status: response.status,
      requestId: requestIdOf(response.headers),
    });
  let json: unknown;
  try {
    json = JSON.parse(content as string);
  } catch {
    throw breach(['not JSON']);
  }
  const { data, error } = endpoint.response.safeParse(json);
  if (error) throw breach(error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  return data;
}
