import fc from 'fast-check';
import { expect, test } from 'vitest';
import { notificationTexts } from '../languages/notification-texts.ts';
import { historyMessages } from './history-messages.ts';
import {
  type NotificationContent,
  type NotificationName,
  type NotificationValues,
  type NotifiedRequest,
  notificationHtml,
} from './notification-content.ts';

const evil = `<img src=x onerror=alert(1)>&"'`;
const allowedTags = /<\/?b>|<a href="\/nps\/[^<>"']*">|<\/a>/g;

/** Returns a notification of every kind, with the same text in each place that takes one. */
function everyNotification(request: NotifiedRequest, text: string): NotificationContent[] {
  const values: NotificationValues = {
    taskOpened: { step: text, requester: text, groups: [text, text] },
    approved: { step: text, by: text },
    rejected: { step: text, by: text },
    finished: {},
    rate: {},
    canceled: { by: text },
    redirected: { by: text, from: text, to: text },
    ended: { by: text, motive: text },
    transferred: { step: text, by: text },
    stopped: { step: text, failure: text },
    addresseeLeftOut: { step: text, failure: text },
    commented: { by: text },
    substituting: { name: text, from: text, to: text },
    substitutionDeclined: { substitute: text, name: text, from: text, to: text },
  };
  return (Object.keys(values) as NotificationName[]).map(
    (name) => ({ name, request, values: values[name] }) as NotificationContent,
  );
}

/** Returns every message, with the same text in each place that takes one. */
function everyMessage(text: string): string[] {
  const request = { idk: 7, protocol: text, processTitle: text };
  return [
    historyMessages.started(text, `${text}!`),
    historyMessages.started(text, text),
    historyMessages.taskOpened(text, [text, text]),
    historyMessages.serviceCalled(text),
    historyMessages.rowQueued(text),
    historyMessages.serviceAccepted(text, 202),
    historyMessages.callbackReceived(text),
    historyMessages.rowWritten(text, text),
    historyMessages.gatewayTaken(text, text, text),
    historyMessages.gatewayTaken(text, '', text),
    historyMessages.completed(text, text),
    historyMessages.approved(text, text),
    historyMessages.approved({ completeName: text, onBehalfOf: { completeName: text } }, text),
    historyMessages.rejected(text, text, text),
    historyMessages.canceled(text, text, true),
    historyMessages.redirected(text, text, text, 3, text),
    historyMessages.retried(text, text, 3, text),
    historyMessages.dueMoved(new Date('2026-11-23T17:30:00Z'), new Date('2026-11-24T17:30:00Z'), text),
    historyMessages.ended(text, text),
    historyMessages.finished(),
    historyMessages.serviceSucceeded(text, 200),
    historyMessages.serviceRetry(text, text, 2),
    historyMessages.serviceFailed(text, text),
    historyMessages.serviceSkipped(text, text),
    historyMessages.stepFailed(text, text),
    historyMessages.addresseeLeftOut(text, text),
    historyMessages.requesterInactive(text, text),
    historyMessages.superiorInactive(text, text, text),
    historyMessages.assigned(text, text),
    historyMessages.unassigned(text, text),
    historyMessages.returned(text, text, [text]),
    historyMessages.transferred(text, text, [text, text]),
    historyMessages.redistributed(text, text, [text, text], text),
    historyMessages.commented(text),
    historyMessages.attached(text, text),
    historyMessages.attachmentRemoved(text, text),
    historyMessages.tagged(text, text),
    historyMessages.untagged(text, text),
    historyMessages.rated(text, true),
    ...Object.values(notificationTexts).flatMap((texts) =>
      everyNotification(request, text).map((content) => notificationHtml(content, texts)),
    ),
  ];
}

test('this test covers every message', () => {
  // two messages are listed twice, once for each of their forms
  const languages = Object.values(notificationTexts);
  const notifications = languages.reduce((sum, texts) => sum + Object.keys(texts).length, 0);
  const declared = Object.keys(historyMessages).length + notifications;
  expect(everyMessage('x')).toHaveLength(declared + 3);
});

test('T3.38 T3.39 text written by users never becomes markup in history or notifications', () => {
  for (const message of everyMessage(evil)) {
    expect(message.replace(allowedTags, '')).not.toMatch(/[<>"']/);
  }
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const message of everyMessage(text)) expect(message.replace(allowedTags, '')).not.toMatch(/[<>"']/);
    }),
  );
});

test('an entry of the history is a sentence that says who did what', () => {
  expect(historyMessages.started('Ana', 'Ana')).toBe('<b>Ana</b> abriu a solicitação');
  expect(historyMessages.started('Ana', 'Rui')).toBe('<b>Ana</b> abriu a solicitação em nome de <b>Rui</b>');
  expect(historyMessages.rejected('Bia', 'Aprovar', 'Sem verba')).toBe(
    '<b>Bia</b> reprovou a etapa <b>Aprovar</b>. Motivo: Sem verba',
  );
  expect(historyMessages.redirected('Rui', 'Comprar', 'Aprovar', 3, 'Faltou o orçamento')).toBe(
    '<b>Rui</b> redirecionou a solicitação da etapa <b>Comprar</b> para a etapa <b>Aprovar</b>, na versão 3 do processo. Motivo: Faltou o orçamento',
  );
  expect(historyMessages.retried('Rui', 'ERP', 2, null)).toBe(
    '<b>Rui</b> executou novamente a etapa <b>ERP</b>, na versão 2 do processo.',
  );
  expect(historyMessages.serviceRetry('ERP', 'Sem resposta.', 1)).toBe(
    'A chamada da etapa <b>ERP</b> falhou. Sem resposta. Resta 1 tentativa',
  );
});
