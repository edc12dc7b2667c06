/** Written to the console when a call without a token is refused. */
export const withoutProvider = 'No tokenProvider: pass one, as in createClient({ baseUrl, tokenProvider }).';

/** Written to the console when a call has waited for its token until its timeout. */
export const withoutToken = 'The token provider did not answer in time: its getToken() must return a token or reject.';
