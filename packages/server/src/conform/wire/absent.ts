/** Ids of resources that do not exist. */
export const absentUuid = '00000000-0000-4000-8000-000000000000';
export const absentId = 2_147_483_000;
