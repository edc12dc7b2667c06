import { expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { browserPosition } from '../browser-position.ts';
import { PositionError } from '../form-services.ts';
import { formField, openForm, promised } from '../testing/open-form.tsx';

const acceptance = formField('aceite', 'acceptance', { required: true }, { label: 'Li e aceito' });
const boxOf = (form: Awaited<ReturnType<typeof openForm>>) =>
  form.screen.getByRole('checkbox', { name: /^Li e aceito/ });

test('T3.23 T5.1.24 M9.36 ticking it stores the IP address and the position as ip (lat, long)', async () => {
  const form = await openForm([acceptance]);
  await boxOf(form).click();
  await expect.poll(() => form.sent('aceite')).toBe('177.92.14.8 (-23.5505, -46.6333)');
  await expect.element(boxOf(form)).toBeChecked();
  await expect.element(boxOf(form)).toHaveAccessibleDescription('Aceite registrado: 177.92.14.8 (-23.5505, -46.6333)');
  expect(form.controller().submit().ok).toBe(true);
});

test('T5.1.23 M5.2.31 shows an error if a required acceptance is missing', async () => {
  const form = await openForm([acceptance], { props: { invalidNotice: 'none' } });
  expect(form.controller().submit()).toMatchObject({ issues: [{ name: 'aceite', message: 'Aceite obrigatório' }] });
  await expect.element(boxOf(form)).toHaveAccessibleDescription('Aceite obrigatório');
  await expect.element(boxOf(form)).toBeInvalid();
});

test.each(['', 'unknown'])(
  'T8.54 an address that is not one, "%s", leaves it unticked and shows the reason',
  async (ip) => {
    const form = await openForm([acceptance], { services: { getIp: async () => ip } });
    await boxOf(form).click();
    await expect.element(boxOf(form)).toHaveAccessibleDescription('Não foi possível pegar o IP');
    await expect.element(boxOf(form)).not.toBeChecked();
    expect(form.sent('aceite')).toBeNull();
  },
);

test('C10.09 a read-only form shows in words whether it was accepted', async () => {
  const value = '177.92.14.8 (-23.5505, -46.6333)';
  const given = formField('aceite', 'acceptance', { required: true }, { label: 'Li e aceito', value });
  const missing = formField('termo', 'acceptance', {}, { label: 'Termo de uso' });
  const { screen } = await openForm([given, missing], { props: { readOnly: true } });
  await expect.element(screen.getByRole('textbox', { name: 'Li e aceito' })).toHaveValue(`Aceite registrado: ${value}`);
  await expect.element(screen.getByRole('textbox', { name: 'Termo de uso' })).toHaveValue('Aceite não registrado');
  expect(screen.getByRole('checkbox').query()).toBeNull();
});

test('clicking it again cancels the acceptance while it is being registered', async () => {
  const position = promised<{ latitude: number; longitude: number }>();
  const form = await openForm([acceptance], { services: { getPosition: () => position.promise } });
  await boxOf(form).click();
  await expect.element(boxOf(form)).toHaveAttribute('aria-busy', 'true');
  await boxOf(form).click();
  position.resolve({ latitude: 1, longitude: 2 });
  await expect.element(boxOf(form)).not.toBeChecked();
  expect(form.sent('aceite')).toBeNull();
});

test.each([
  [
    'T8.55 M8.18 a refused position',
    'denied',
    undefined,
    'Não foi possível fazer o aceite. Verifique as permissões do navegador.',
  ],
  ['T8.53 M8.16 a browser without a position', 'unavailable', undefined, 'Geolocalização não informada'],
  ['T8.54 M8.17 a failed lookup of the address', undefined, new Error('offline'), 'Não foi possível pegar o IP'],
] as const)(
  '%s leaves it unticked and shows the reason; a second click retries',
  async (_what, reason, ipError, text) => {
    let isFailing = true;
    const form = await openForm([acceptance], {
      services: {
        getPosition: async () => {
          if (isFailing && reason) throw new PositionError(reason);
          return { latitude: 1.5, longitude: 2 };
        },
        getIp: async () => {
          if (isFailing && ipError) throw ipError;
          return '10.0.0.1';
        },
      },
    });
    await boxOf(form).click();
    await expect.element(boxOf(form)).toHaveAccessibleDescription(text);
    await expect.element(boxOf(form)).not.toBeChecked();
    expect(form.sent('aceite')).toBeNull();
    isFailing = false;
    await boxOf(form).click();
    await expect.poll(() => form.sent('aceite')).toBe('10.0.0.1 (1.5, 2)');
  },
);

/** The part of Chromium's DevTools protocol used in this test. */
interface Protocol {
  send(method: 'Target.getTargetInfo'): Promise<{ targetInfo: { browserContextId: string } }>;
  send(method: string, parameters: object): Promise<unknown>;
}

test.each([
  ['granted', { latitude: -23.5, longitude: -46.6 }],
  ['denied', 'denied'],
] as const)('T3.23 requests the position from the browser, with the permission %s', async (setting, expected) => {
  const protocol = cdp() as unknown as Protocol;
  const { browserContextId } = (await protocol.send('Target.getTargetInfo')).targetInfo;
  await protocol.send('Browser.setPermission', { permission: { name: 'geolocation' }, setting, browserContextId });
  await protocol.send('Emulation.setGeolocationOverride', { latitude: -23.5, longitude: -46.6, accuracy: 10 });
  const answer = await browserPosition().catch((error: PositionError) => error.reason);
  await protocol.send('Browser.resetPermissions', { browserContextId });
  expect(answer).toEqual(expected);
});
