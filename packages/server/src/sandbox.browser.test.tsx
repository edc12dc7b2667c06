import { createClient } from '@tramita/client';
import { addComment, downloadAttachment, getTask, listComments, uploadAttachment } from '@tramita/client/contract';
import { beforeEach, expect, test } from 'vitest';
import { type Sandbox, sandboxIds, sharedSandbox } from './sandbox.ts';

let sandbox: Sandbox;
// other files of the page use it too, so it stays open
beforeEach(async () => {
  sandbox = await sharedSandbox();
  await sandbox.reset();
});

test('the whole server runs in a page: reads, writes, uploads and downloads', async () => {
  expect(await sharedSandbox()).toBe(sandbox);
  const client = createClient({ baseUrl: 'http://sandbox', ...sandbox.as('mariana.costa') });
  const { idk } = sandboxIds.requests.refundHeldByMariana;
  const task = await client.call(getTask, { params: { uuid: sandboxIds.tasks.refundHeld.uuid } });
  expect(task.processInstanceId).toBe(idk);

  const comment = await client.call(addComment, { params: { id: idk }, body: { comments: 'Conferido' } });
  expect(await client.call(listComments, { params: { id: idk } })).toContainEqual(comment);

  const file = new File(['olá, mundo'], 'observação.txt', { type: 'text/plain' });
  const attachment = await client.call(uploadAttachment, { body: { attachment: file, processInstanceId: idk } });
  const params = { processInstanceId: idk, attachmentId: attachment.id, fileName: attachment.originalFileName };
  expect(await (await client.call(downloadAttachment, { params })).text()).toBe('olá, mundo');
});
