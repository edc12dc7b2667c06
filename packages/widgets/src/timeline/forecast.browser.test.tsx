import type { Forecast } from '@tramita/client/contract';
import { sandboxIds } from '@tramita/server/sandbox';
import { beforeAll, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { loadLanguage } from '../messages/language/language.ts';
import { QueryScope } from '../provider/queries/QueryScope.tsx';
import type { TramitaSettings } from '../provider/tramita-context.ts';
import { WidgetRoot } from '../provider/WidgetRoot.tsx';
import { breachesOfAxe } from '../testing/breaches-of-axe.ts';
import { openSandbox } from '../testing/open-sandbox.ts';
import { sandboxPage } from '../testing/sandbox-session.tsx';
import { StepsDialog } from './StepsDialog.tsx';

const { requests } = sandboxIds;
const sandbox = await openSandbox(1280, 900);

beforeAll(async () => {
  await Promise.all([loadLanguage('en'), loadLanguage('es')]);
});

const now = new Date('2026-11-19T18:00:00Z');
const history: Forecast = {
  basis: 'HISTORY',
  samples: 1480,
  p10: '2026-11-24T13:00:00.000Z',
  p50: '2026-11-25T13:00:00.000Z',
  p90: '2026-11-26T13:00:00.000Z',
  isLate: false,
};

/** Opens the steps as the requester; the server returns this forecast, or its own. */
async function open(body: Forecast | null, settings: Partial<TramitaSettings> = {}, userName = 'juliana.prado') {
  if (body) sandbox.faults.next({ endpoint: 'requests.forecast', status: 200, body });
  const { idk } = userName === 'juliana.prado' ? requests.refundAtFinance : requests.finishedToRate;
  const page = sandboxPage(sandbox, userName);
  const screen = await render(
    page.wrap(
      <WidgetRoot>
        <QueryScope>
          <StepsDialog idk={idk} onClose={() => {}} />
        </QueryScope>
      </WidgetRoot>,
      { now: () => now, ...settings },
    ),
  );
  const shown = () => screen.baseElement.querySelector<HTMLElement>('[data-slot="forecast"]');
  const texts = () => [...(shown()?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent);
  const answered = () => expect.poll(() => page.sent('GET', /forecast$/)[0]?.state).toBe('answered');
  return { ...page, screen, shown, texts, answered };
}

const hint = 'Estimativa com base em 1.480 solicitações anteriores; não é um compromisso de prazo.';

test('D9.04 the timeline of the requester shows between which days the request is expected to end, with a hint', async () => {
  const { screen, texts, shown } = await open(history);
  await expect.poll(texts).toEqual(['Previsão de conclusão: entre 24 e 26 de novembro', hint]);
  expect(shown()?.querySelector('[aria-hidden="true"]:not(span):not(svg)')?.textContent).toBe('24/1125/1126/11');
  expect(await breachesOfAxe(screen.baseElement)).toEqual([]);
});

test('D9.04 the timeline shows one date if the forecast begins and ends on it', async () => {
  const { texts } = await open({ ...history, p10: '2026-11-26T12:00:00.000Z', p50: '2026-11-26T12:30:00.000Z' });
  await expect.poll(texts).toEqual(['Previsão de conclusão: 26 de novembro', hint]);
});

test('D9.04 the timeline shows the agreed time without a hint', async () => {
  const moment = '2026-11-26T13:00:00.000Z';
  const { texts } = await open({ basis: 'SLA', samples: 0, p10: moment, p50: moment, p90: moment, isLate: false });
  await expect.poll(texts).toEqual(['Previsão pelo prazo acordado: até 26 de novembro']);
});

test('D9.04 the timeline says that a request takes longer than usual past the 90 % moment', async () => {
  const { texts, screen } = await open({ ...history, isLate: true });
  await expect.poll(texts).toEqual(['Esta solicitação está demorando mais que o habitual', hint]);
  await screen.unmount();
  const old = await open(history, { now: () => new Date('2026-11-26T13:00:00Z') });
  await expect.poll(old.texts).toEqual(['Esta solicitação está demorando mais que o habitual', hint]);
});

test('D9.04 the timeline shows nothing while the end is unknown, or for an ended request', async () => {
  const unknown = await open({ basis: 'UNKNOWN', samples: 0, p10: null, p50: null, p90: null, isLate: false });
  await unknown.answered();
  await expect.element(unknown.screen.getByRole('list', { name: 'Etapas' })).toBeVisible();
  expect(unknown.shown()).toBeNull();
  await unknown.screen.unmount();
  const ended = await open(null, {}, 'patricia.lemos');
  await expect.element(ended.screen.getByRole('list', { name: 'Etapas' })).toBeVisible();
  expect(ended.sent('GET', /forecast$/)).toEqual([]);
});

test('D9.04 the server of the demo company gives the forecast of a request', async () => {
  const { texts, answered } = await open(null);
  await answered();
  await expect.poll(() => texts().join(' ')).toMatch(/^Previsão (pelo prazo acordado: até|de conclusão:) /);
});

test('E11.01 the forecast is shown in English and in Spanish', async () => {
  const english = await open(history, { locale: 'en' });
  await expect
    .poll(english.texts)
    .toEqual([
      'Expected completion: between 24 and 26 November',
      'Estimate based on 1,480 earlier requests; it is not a commitment.',
    ]);
  await english.screen.unmount();
  const spanish = await open(history, { locale: 'es' });
  await expect.poll(() => spanish.texts()[0]).toBe('Finalización prevista: entre el 24 y el 26 de noviembre');
});
