// Separate from the schemas so that code which only needs sizes and names does not load the schema library.

/** Maximum nesting of a JSON body, in levels. */
export const jsonMaxDepth = 64;
/** Maximum number of values in a JSON body. Every text, number, list and object counts, the body itself included. */
export const jsonMaxValues = 100_000;
/** Maximum number of names in one object of a JSON body. A form has at most 6,000 fields. */
export const jsonMaxNames = 10_000;
/** Maximum number of escaped characters in a JSON body, such as `\"` or `\u00e9`. Form values never need more. */
export const jsonMaxEscapes = 1_048_576;
/** Maximum number of invalid inputs a response lists. */
export const listedProblemsMax = 100;

/** Maximum number of items of a list value (multiple choice, chips). */
export const listItemsMax = 500;
/** Maximum length of one item of a list value, in characters. */
export const listItemMaxLength = 1000;
/** Maximum length of a form field's text, in characters, HTML included. File fields may be longer. */
export const textValueMaxLength = 200_000;
/** Maximum length of all rich texts of one form or process together, in characters of HTML. */
export const richTextMaxLength = 200_000;
/** Maximum size of the values of one form as JSON in UTF-8, contents of file fields excluded: 1 MiB, in bytes. */
export const formValuesMaxBytes = 1024 * 1024;
/** Maximum number of files in one form. */
export const formFilesMax = 100;
/** Maximum length of a file name in a file field, in characters. */
export const formFileNameMaxLength = 255;
/** Maximum nesting of elements in a rich text, in levels. */
export const richTextMaxDepth = 100;
/** Maximum number of field uses in a process, counted over all its steps. */
export const stepFieldsMax = 6000;
/** Maximum length of a form field name in a call, in characters. */
export const fieldNameMaxLength = 100;

/** Maximum length of the motive of a rejection or cancellation, in characters. */
export const motiveMaxLength = 200;

/**
 * Maximum number of rows in a list of finished or canceled requests: the newest that match. Exports are not limited.
 */
export const endedListMaxRows = 10_000;

/** Maximum number of report exports one user can have queued or in progress. */
export const openExportsMax = 5;

/** Maximum number of items in one bulk call, equal to the largest page of a list. */
export const bulkMaxItems = 200;

/** Maximum number of scenarios stored for a process. */
export const scenariosMax = 50;

/** Maximum length of a group name, in characters. */
export const groupNameMaxLength = 100;

/** Maximum length of each part of a person's name, in characters. */
export const personNameMaxLength = 100;
/** Maximum length of a user name, in characters. */
export const userNameMaxLength = 150;
/** Maximum length of an e-mail address, in characters. */
export const emailMaxLength = 254;
/** Maximum length of a free field of a person, `custom1` to `custom5`, in characters. */
export const customFieldMaxLength = 200;
/** Maximum number of attendance groups of a person. */
export const groupsOfPersonMax = 200;
/** Maximum size of a file to import: 20 MiB, in bytes. */
export const importFileMaxBytes = 20 * 1024 * 1024;
/** Maximum number of records in a file to import. */
export const importLinesMax = 100_000;
/** Maximum length of the name of a file's source, in characters. */
export const importSourceMaxLength = 100;
/** Maximum length of the name of a branch, job title, status, category or tag, in characters. */
export const registerNameMaxLength = 100;
/** Maximum length of a branch's code, in characters. */
export const branchCodeMaxLength = 30;

/** Maximum length of a saved view's name, in characters. */
export const savedViewNameMaxLength = 60;
/** Maximum number of saved views per user, over all lists. */
export const savedViewsPerUserMax = 50;
/** Maximum number of saved views per group, over all lists. */
export const savedViewsPerGroupMax = 30;

/** Maximum length of a department or sector name, in characters. */
export const areaNameMaxLength = 100;
/** Maximum number of people responsible for a department or sector. */
export const responsiblesMax = 50;
/** Maximum number of users, and of groups, that a task is transferred to. */
export const transferTargetsMax = 50;

/** File extensions allowed for attachments, compared case-insensitively. */
export const attachmentExtensions = ['jpg', 'jpeg', 'png', 'pdf', 'txt', 'docx', 'csv', 'xmls', 'xlsx'] as const;
/** Maximum length of an attachment name including its extension, in characters. */
export const attachmentNameMaxLength = 100;
/** Maximum size of an attachment unless the server is configured otherwise: 10 MiB, in bytes. */
export const attachmentMaxBytes = 10 * 1024 * 1024;

/** Maximum length of an update's title, in characters. */
export const updateTitleMaxLength = 100;
/** Maximum length of an update's description, in characters of HTML. */
export const updateDescriptionMaxLength = 100_000;
/** Maximum length of a video URL, in characters. */
export const videoAddressMaxLength = 2000;
/** Maximum number of videos, of images and of files per update (each counted separately). */
export const updateAttachmentsMax = 10;
/** Maximum total size of the images and files sent in one call for an update: 50 MiB, in bytes. */
export const updateUploadMaxBytes = 50 * 1024 * 1024;
/** File extensions allowed for images of an update, compared case-insensitively. */
export const imageExtensions = ['jpg', 'jpeg', 'png', 'gif', 'webp'] as const;

/** Maximum length of a process title, in characters. */
export const processTitleMaxLength = 50;

/** Maximum length of the name of a calendar or of one of its own days, in characters. */
export const calendarNameMaxLength = 100;
/** Maximum length of the name of a time zone, in characters. */
export const timeZoneMaxLength = 64;
/** Maximum number of working periods per day. */
export const workIntervalsMax = 4;
/** Maximum number of own days of a calendar. */
export const ownDaysMax = 2000;
/** Maximum number of service accounts. */
export const serviceAccountsMax = 100;
/** Maximum length of the name of a service account, in characters. */
export const serviceAccountNameMaxLength = 100;
/** Maximum number of allowed addresses of a service account. */
export const serviceAddressesMax = 50;
/** Validity of the token of a service account unless another one is chosen, in days. */
export const serviceTokenDays = 365;
/** Maximum validity of the token of a service account, in days. */
export const serviceTokenDaysMax = 730;

/** Maximum number of webhooks. */
export const webhooksMax = 50;
/** Maximum length of the name of a webhook, in characters. */
export const webhookNameMaxLength = 100;
/** Maximum length of the address of a webhook, in characters. */
export const webhookAddressMaxLength = 2000;
/** Maximum number of processes that a webhook is limited to. */
export const webhookProcessesMax = 200;

/** Maximum length of the reason of a legal block or of a retention rule, in characters. */
export const legalReasonMaxLength = 500;

/** Maximum number of calendars. */
export const calendarsMax = 200;

/** Maximum number of absences of a person that have not ended. */
export const absencesOpenMax = 50;
/** Maximum number of substitutes of an absence. */
export const substitutesMax = 20;
/** Maximum number of processes of a substitute. */
export const substituteProcessesMax = 50;
/** Maximum length of an absence, in days. */
export const absenceDaysMax = 180;
/** Maximum length of an absence that an administrator enters, in days. */
export const absenceAdminDaysMax = 730;
/** Maximum number of days from today to the start of an absence. */
export const absenceAheadDaysMax = 365;

/** Days for which an export of a person's data can be downloaded. */
export const personalDataDays = 7;
/** Maximum length of the company's text on the purpose of its data, in UTF-16 units. */
export const dataPurposeMaxLength = 10_000;
