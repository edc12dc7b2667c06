// Apart from the schemas, so that code which only checks sizes and names does not load the schema library.

/** Longest reason for a rejection or a cancellation, in characters. */
export const motiveMaxLength = 200;

/** Most rows of a list of finished or canceled requests: the newest that match. An export has no such bound. */
export const endedListMaxRows = 10_000;

/** Most items of one bulk call: the largest page of a list. */
export const bulkMaxItems = 200;

/** Longest name of a group, in characters. */
export const groupNameMaxLength = 100;

/** Longest name of a department or sector, in characters. */
export const areaNameMaxLength = 100;
/** Most people responsible for a department or sector. */
export const responsiblesMax = 50;

/** Extensions an attachment may have, compared without case. */
export const attachmentExtensions = ['jpg', 'jpeg', 'png', 'pdf', 'txt', 'docx', 'csv', 'xmls', 'xlsx'] as const;
/** Longest attachment name with its extension, in characters. */
export const attachmentNameMaxLength = 100;
/** Largest attachment in bytes unless the server is set otherwise: 10 MiB. */
export const attachmentMaxBytes = 10 * 1024 * 1024;
