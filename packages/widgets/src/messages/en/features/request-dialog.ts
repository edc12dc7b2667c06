import type { requestDialogMessages } from '../../features/request-dialog.ts';
import type { TextsOf } from '../../messages.ts';

// requesters are notified of decisions and of the end of a request, but not of other completed steps
const notifiedWhen = (isApproval: boolean) =>
  isApproval ? 'as soon as there is a decision' : 'when the request is completed';

/** English texts of `requestDialogMessages`. */
export const requestDialogTexts: TextsOf<typeof requestDialogMessages> = {
  title: (service: string) => `Request for ${service}`,
  newRequest: 'New request',
  unknownService: 'This service does not exist or is no longer in the catalog.',
  cancel: 'Cancel',
  cancelSending: 'Cancel sending',
  send: 'Submit',
  sending: 'Changes may not be saved',
  sendingRequest: 'The request is being submitted',
  onBehalf: 'On behalf of',
  onBehalfNote: 'Support profile',
  onBehalfPlaceholder: 'For myself',
  onBehalfChecking: 'Checking requirements',
  checkFailed: 'The reporting line requirements could not be checked.',
  onBehalfFailed: 'The list of people could not be loaded',
  attachments: 'Attachments',
  attachmentsRequired: 'required',
  attachmentsOptional: 'optional',
  attachmentsCount: (count: number) => (count === 1 ? '1 file' : `${count} files`),
  attachmentRequired: 'At least one attachment is required to submit this request.',
  sendingFiles: (percent: number) => `Uploading attachments, ${percent}%`,
  noFields: 'This service needs no further information. Just submit it.',
  loadFailed: 'The information could not be loaded.',
  startFailed: 'The service could not be requested.',
  invalidDetail: 'Nothing was submitted. Correct the highlighted fields.',
  offlineDetail: 'You are offline. The request has not been submitted yet and the draft is in this browser.',
  startFailedDetail: 'What you filled in is saved. Try submitting again.',
  loading: 'Loading the form',

  sent: 'Request submitted',
  sentAbout: (service: string, idk: number) => `${service}, IDK ${idk}`,
  sentAboutFor: (service: string, idk: number, person: string) => `${service}, IDK ${idk}, on behalf of ${person}`,
  next: 'What happens next',
  notified: (isApproval: boolean) => `You get a notification ${notifiedWhen(isApproval)}.`,
  notifiedPerson: (person: string, isApproval: boolean) => `${person} gets a notification ${notifiedWhen(isApproval)}.`,
  now: 'Now',
  until: (day: string) => `by ${day}`,
  summary: 'Request summary',
  department: 'Responsible department',
  sector: 'Responsible sector',
  copyAddress: 'Copy request link',
  addressCopied: 'Link copied',
  addressNotCopied: 'The link could not be copied',
  follow: 'Track the request',
  backToServices: 'Back to services',
};
