import { expect, test } from 'vitest';
import { createSandboxOutboundCall } from './sandbox-outbound-call.ts';

const request = (url: string) => ({ method: 'GET' as const, url, headers: {}, timeoutMs: 1000 });

test('responds with the handler of the address, whatever the query', async () => {
  const call = createSandboxOutboundCall({
    'https://erp.example/pedidos': ({ url }) => ({ statusCode: 200, data: url }),
  });
  const url = 'https://erp.example/pedidos?numero=7';
  expect(await call(request(url))).toEqual({ statusCode: 200, data: url });
});

test('refuses every other address and names it', async () => {
  await expect(createSandboxOutboundCall()(request('https://erp.example/x'))).rejects.toMatchObject({
    code: 'REFUSED',
    reason: 'O endereço https://erp.example não existe neste ambiente de demonstração.',
  });
});
