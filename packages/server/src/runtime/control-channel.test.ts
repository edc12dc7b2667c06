import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NotFoundError } from '../errors.ts';
import { askForToken, openControlChannel } from './control-channel.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'control-'));
});
afterEach(() => rm(folder, { recursive: true }));

const issue = async (userName: string) => {
  if (userName !== 'ana.souza') throw new NotFoundError('Não há pessoa ativa com este usuário.');
  return 'a-token';
};

test('who can read the data folder gets a token, and the refusal in its words', async () => {
  const channel = await openControlChannel(folder, issue);
  expect(await askForToken(folder, 'ana.souza')).toBe('a-token');
  await expect(askForToken(folder, 'ninguem')).rejects.toThrow('Não há pessoa ativa com este usuário.');
  expect((await stat(join(folder, 'control.json'))).mode & 0o777).toBe(0o600);
  await channel.close();
});

test('nobody gets one without the secret', async () => {
  const channel = await openControlChannel(folder, issue);
  const { port } = JSON.parse(await readFile(join(folder, 'control.json'), 'utf8')) as { port: number };
  for (const authorization of ['', 'Bearer ', 'Bearer wrong']) {
    const answer = await fetch(`http://127.0.0.1:${port}/token?user=ana.souza`, {
      method: 'POST',
      headers: { authorization },
    });
    expect(answer.status).toBe(401);
  }
  await channel.close();
});

test('without a server there is no answer, also when its file was left behind', async () => {
  expect(await askForToken(folder, 'ana.souza')).toBeNull();
  await writeFile(join(folder, 'control.json'), JSON.stringify({ port: 1, secret: 'x' }));
  expect(await askForToken(folder, 'ana.souza')).toBeNull();
  await (await openControlChannel(folder, issue)).close();
  expect(await askForToken(folder, 'ana.souza')).toBeNull();
});
