import { renderSurveyInline } from '@formbricks/surveys';

const label = (text) => text;
const survey = {
  id: 'bench',
  name: 'bench',
  type: 'link',
  status: 'inProgress',
  languages: [],
  welcomeCard: { enabled: false },
  hiddenFields: { enabled: false },
  endings: [],
  thankYouCard: { enabled: true, headline: label('Agradecemos a sua avaliação') },
  questions: [
    {
      id: 'rating',
      type: 'rating',
      headline: label('O que você achou do atendimento?'),
      scale: 'smiley',
      range: 3,
      required: true,
      isColorCodingEnabled: false,
      lowerLabel: label('Não Gostei'),
      upperLabel: label('Gostei'),
      buttonLabel: label('Enviar avaliação'),
    },
  ],
  styling: {},
};

// the survey with its texts would be a response too
fetch('/v1/survey').then(() => {
  renderSurveyInline({
    survey,
    containerId: 'root',
    brandColor: '#5b5bd6',
    styling: {},
    languageCode: 'default',
    isBrandingEnabled: false,
    isRedirectDisabled: true,
    getSetIsError: () => {},
    getSetIsResponseSendingFinished: () => {},
    getSetQuestionId: () => {},
    getSetResponseData: () => {},
    onDisplay: () => {},
    onResponse: () => {},
    onClose: () => {},
  });
});
