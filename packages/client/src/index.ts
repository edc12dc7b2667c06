export type {
  BaseCallOptions,
  CallArguments,
  CallInput,
  CallOptions,
  ProgressListener,
  QueryKeyInput,
  TransferProgress,
} from './transport/call-options.ts';
export { type ClientOptions, createClient, type TramitaClient } from './transport/create-client.ts';
export {
  AbortedError,
  ApiError,
  type ApiErrorCode,
  type ApiErrorDetail,
  type CallError,
  ContractError,
  HttpProblemError,
  isAborted,
  isCallError,
  isProblem,
  NetworkError,
  TimeoutError,
  TokenError,
} from './transport/errors.ts';
export { newIdempotencyKey } from './transport/idempotency.ts';
export type { QueryKey } from './transport/query-key.ts';
export { staticTokenProvider, type TokenProvider } from './transport/token-provider.ts';
