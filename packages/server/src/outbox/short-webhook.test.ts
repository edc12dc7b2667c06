import { expect, test } from 'vitest';
import { shortWebhook } from './short-webhook.ts';

test.each([
  ['https://hooks.example/services/T0001/B0001/segredo-x7Qz', 'https://hooks.example/...x7Qz'],
  ['https://hooks.example:8443/send?token=0123456789abcdef', 'https://hooks.example:8443/...cdef'],
  ['https://quem:senha@hooks.example/curto', 'https://hooks.example/...'],
  ['https://hooks.example', 'https://hooks.example'],
  ['hooks.example/services/T0001/B0001/segredo-x7Qz', '...x7Qz'],
  ['mailto:integra@exemplo.com', '....com'],
  ['canal do time', '...'],
])('shows the webhook %s as %s', (address, shown) => {
  expect(shortWebhook(address)).toBe(shown);
});
