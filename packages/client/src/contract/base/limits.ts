// Apart from the schemas, so that code which only checks sizes and names does not load the schema library.

/** Deepest nesting of a JSON body, in levels. */
export const jsonMaxDepth = 64;
/** Most values of a JSON body: every text, number, list and object in it, the body itself included. */
export const jsonMaxValues = 100_000;
/** Most names of one object of a JSON body; a form has at most 6,000 fields. */
export const jsonMaxNames = 10_000;
/** Most escaped characters of a JSON body, such as `\"` or `\u00e9`: a form's values, however they are written, need no more. */
export const jsonMaxEscapes = 1_048_576;
/** Most refused inputs that an answer lists. */
export const listedProblemsMax = 100;

/** Most items of a list value: a multiple choice, chips. */
export const listItemsMax = 500;
/** Longest item of a list value, in characters. */
export const listItemMaxLength = 1000;
/** Longest text a form field holds, in characters, HTML included; a file field holds more. */
export const textValueMaxLength = 200_000;
/** Longest HTML of all rich texts of one form or one process together, in characters. */
export const richTextMaxLength = 200_000;
/** Most that the values of one form take together as JSON in UTF-8, in bytes, contents of file fields left out: 1 MiB. */
export const formValuesMaxBytes = 1024 * 1024;
/** Most files of one form. */
export const formFilesMax = 100;
/** Longest name of a file in a file field, in characters. */
export const formFileNameMaxLength = 255;
/** Most elements of a rich text inside each other. */
export const richTextMaxDepth = 100;
/** Most uses of fields in the steps of a process, all steps together. */
export const stepFieldsMax = 6000;
/** Longest name of a form field that a call may send, in characters. */
export const fieldNameMaxLength = 100;

/** Longest reason for a rejection or a cancellation, in characters. */
export const motiveMaxLength = 200;

/** Most rows of a list of finished or canceled requests: the newest that match. An export has no such bound. */
export const endedListMaxRows = 10_000;

/** Most exports of a report that wait or are written for one person at a time. */
export const openExportsMax = 5;

/** Most items of one bulk call: the largest page of a list. */
export const bulkMaxItems = 200;

/** Most scenarios a process keeps. */
export const scenariosMax = 50;

/** Longest name of a group, in characters. */
export const groupNameMaxLength = 100;

/** Longest name of a saved view, in characters. */
export const savedViewNameMaxLength = 60;
/** Most saved views of one user, all lists together. */
export const savedViewsPerUserMax = 50;
/** Most saved views of one group, all lists together. */
export const savedViewsPerGroupMax = 30;

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

/** Longest title of an update, in characters. */
export const updateTitleMaxLength = 100;
/** Longest description of an update, in characters of HTML. */
export const updateDescriptionMaxLength = 100_000;
/** Longest address of a video, in characters. */
export const videoAddressMaxLength = 2000;
/** Most videos, most images and most files of one update. */
export const updateAttachmentsMax = 10;
/** Largest sum of the images and files one call sends with an update, in bytes: 50 MiB. */
export const updateUploadMaxBytes = 50 * 1024 * 1024;
/** Extensions an image of an update may have, compared without case. */
export const imageExtensions = ['jpg', 'jpeg', 'png', 'gif', 'webp'] as const;

/** Longest title of a process, in characters. */
export const processTitleMaxLength = 50;
