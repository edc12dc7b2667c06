import { endpoints } from '@tramita/client/contract';
import { locales } from '@tramita/client/rules';
import type { Operations } from '../operation.ts';
import type { Scene } from '../scene/scene.ts';
import { claim } from '../wire/deviation.ts';

/** Additions of the contract. */
const additions = new Set<string>(
  Object.values(endpoints).flatMap((endpoint) => ('addition' in endpoint ? [endpoint.id] : [])),
);

/** The language that the requester had before the run, which sets it back. */
const localeBefore = (scene: Scene) =>
  scene.shared('locale', async () => {
    const { locale } = await scene.as('requester').call(endpoints['session.authInfo']);
    return locales.find((one) => one === locale) ?? null;
  });

/** The user of the token, and the server's abilities. */
export const sessionOperations = {
  'session.authInfo': {
    as: 'requester',
    input: () => ({}),
    async result({ id, userName }, scene) {
      const other = await scene.person('attendant');
      claim(id !== other.id && userName !== other.userName, 'os dados de quem chama', userName);
    },
  },
  'session.whoami': {
    as: 'requester',
    input: () => ({}),
    result: ({ ip }) => claim(/^[\d.]+$|:/.test(ip), 'um endereço IP', ip),
  },
  'session.setLocale': {
    as: 'requester',
    async input(scene) {
      await localeBefore(scene);
      return { body: { locale: 'en' as const } };
    },
    async result(_, scene) {
      const call = scene.as('requester').call;
      const { locale } = await call(endpoints['session.authInfo']);
      claim(locale === 'en', 'o idioma gravado', locale);
      await call(endpoints['session.setLocale'], { body: { locale: await localeBefore(scene) } });
    },
  },
  'session.capabilities': {
    as: 'requester',
    input: () => ({}),
    result({ additions: offered }) {
      const unknown = offered.filter((id) => !additions.has(id));
      claim(unknown.length === 0, 'só adições do contrato', unknown);
    },
  },
  'realtime.ticket': {
    as: 'requester',
    input: () => ({}),
    result({ ticket, expiresAt }) {
      claim(ticket !== '', 'um código de acesso', ticket);
      claim(Date.parse(expiresAt) > Date.now() - 86_400_000, 'uma data de validade', expiresAt);
    },
  },
} satisfies Partial<Operations>;
