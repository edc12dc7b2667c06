/** Claim of access tokens that contains the grant they were issued under; signing out deletes the grant. */
export const grantClaim = 'tramita_grant';
