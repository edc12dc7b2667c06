// Apart from the table of known codes, which is loaded when a call is refused.

/** Message for a code that is not in the table. */
export const defaultErrorMessage = 'Ocorreu um erro não identificado';

/** Message if a comment could not be added and the code of the response is unknown. */
export const defaultCommentErrorMessage = 'Não foi possivel adicionar o comentário';

/** Messages for codes that are not in the table. */
export const unknownErrorMessages = {
  unknownError: defaultErrorMessage,
  unknownCommentError: defaultCommentErrorMessage,
} as const;
