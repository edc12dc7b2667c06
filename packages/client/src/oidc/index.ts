export {
  createOidcTokenProvider,
  type OidcEndpoints,
  type OidcOptions,
  type OidcStatus,
  type OidcTokenProvider,
} from './create-oidc-token-provider.ts';
export { SignInError, type SignInErrorCode } from './sign-in-error.ts';
