import { createWebhook, listWebhooks, removeWebhook, type WebhookWithSecret } from '@tramita/client/contract';
import { claim } from '../wire/deviation.ts';
import type { Scene } from './scene.ts';

/** Returns the body of a new webhook, whose address no one has; the webhook is removed at the end of the run. */
export async function newWebhook(scene: Scene) {
  const name = scene.name('webhook');
  const administrator = scene.as('administrator');
  scene.cleanUp.add({
    what: `webhook "${name}"`,
    async remove() {
      const { elements } = await administrator.call(listWebhooks);
      const found = elements.find((webhook) => webhook.name.startsWith(name));
      if (!found) return null;
      const { status } = await administrator.attempt(removeWebhook, { params: { id: found.id } });
      claim(status === 204, 'a exclusão do webhook', status);
      return null;
    },
  });
  const { id: responsible } = await scene.person('administrator');
  return { name, url: 'https://conformidade.invalid/eventos', events: ['person.created' as const], responsible };
}

/** Creates a webhook. */
export const createdWebhook = async (scene: Scene): Promise<WebhookWithSecret> =>
  scene.as('administrator').call(createWebhook, { body: await newWebhook(scene) });
