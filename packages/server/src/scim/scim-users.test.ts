import {
  activatePerson,
  createPerson,
  getPerson,
  releasePerson,
  releaseUserName,
  updatePerson,
} from '@tramita/client/contract';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { lockDirectory, saveSource } from '../db/people/directory-writes.ts';
import { insertUser } from '../db/testing/builders.ts';
import { ownAttributes } from '../db/testing/own-attributes.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { testNow } from '../testing/api.ts';
import { expectLabelledAudit } from '../testing/expect-labelled-audit.ts';
import { enterprise, newUser, scimBench, tramita } from './testing/scim-bench.ts';

describeDatabase('SCIM people', (database) => {
  afterEach(() => expectLabelledAudit(database().db));

  const start = async () => {
    const bench = await scimBench(database().db);
    return { ...bench, entra: await bench.connect() };
  };
  const namesOf = (answer: { readonly body: { readonly Resources: readonly { readonly userName: string }[] } }) =>
    answer.body.Resources.map(({ userName }) => userName);

  test('D3.01 the service accepts both media types and answers in its own', async () => {
    const { entra } = await start();
    for (const path of ['/Users', '/Groups', '/ServiceProviderConfig', '/ResourceTypes', '/Schemas']) {
      const answer = await entra.call('GET', path);
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, 'application/scim+json']);
    }
    const types = ['application/json', 'application/scim+json; charset=utf-8', 'Application/JSON'];
    for (const [index, type] of types.entries()) {
      const created = await entra.call('POST', '/Users', newUser(`ana${index}`), { 'content-type': type });
      expect([created.status, created.headers.get('content-type')]).toEqual([201, 'application/scim+json']);
    }
    const other = await entra.call('POST', '/Users', newUser('bia'), { 'content-type': 'text/plain' });
    expect([other.status, other.headers.get('content-type')]).toEqual([415, 'application/scim+json']);
    const broken = await entra.call('POST', '/Users', '{"userName":');
    expect(broken.body).toMatchObject({ status: '400', scimType: 'invalidSyntax' });
    expect((await entra.call('POST', '/Bulk', {})).status).toBe(501);
    expect((await entra.call('GET', '/Devices')).status).toBe(404);
    expect((await entra.call('DELETE', '/Users')).status).toBe(405);
    expect((await entra.call('OPTIONS', '/Users')).status).toBe(405);
  });

  test('D3.02 a call without a valid token gets 401, one without the scope 403, whatever it names', async () => {
    const { api, entra, connect, db } = await start();
    const { body: ana } = await entra.call('POST', '/Users', newUser('ana'));
    const scim = 'urn:ietf:params:scim:api:messages:2.0:Error';
    const send = async (token: string | null, path: string) => {
      const response = await api.fetch(token, `/scim/v2${path}`);
      const type = response.headers.get('content-type');
      return { status: response.status, type, body: (await response.json()) as { schemas: string[]; detail: string } };
    };
    await connect('ERP', ['people:read']);
    await insertUser(db, { user_name: 'caio' });
    const expired = await connect('Vencida');
    await db.updateTable('service_tokens').set({ expires_at: testNow }).where('account_id', '=', expired.id).execute();
    const removed = await connect('Revogada');
    await db.updateTable('service_accounts').set({ removed_at: testNow }).where('user_id', '=', removed.id).execute();
    const callers = [
      [null, 401],
      ['trm_unknown', 401],
      ['trm_3', 401],
      ['trm_4', 401],
      ['trm_2', 403],
      ['caio', 403],
      ['admin', 403],
    ] as const;
    for (const [token, status] of callers) {
      const answers = await Promise.all(
        [`/Users/${ana.id}`, '/Users/999', '/Groups/1', '/ServiceProviderConfig', '/Unknown'].map((path) =>
          send(token, path),
        ),
      );
      for (const answer of answers) {
        expect([token, answer.status, answer.type]).toEqual([token, status, 'application/scim+json']);
        expect(answer.body).toEqual({ schemas: [scim], status: String(status), detail: answers[0]?.body.detail });
      }
    }
  });

  test('D3.03 every mapped attribute is stored, and is returned as it was sent', async () => {
    const { db, admin, entra } = await start();
    await db.insertInto('job_titles').values({ name: 'Analista de Compras' }).execute();
    await db.insertInto('branches').values({ name: 'Campinas', code: '042' }).execute();
    await db.insertInto('assignee_statuses').values({ description: 'Férias' }).execute();
    const boss = (await entra.call('POST', '/Users', newUser('chefe'))).body.id;
    const sent = {
      externalId: 'oid-1',
      userName: 'Ana.Souza@redeipe.example',
      name: { formatted: 'Sra. Ana Maria Souza', givenName: 'Ana Maria', familyName: 'Souza' },
      displayName: 'Ana Souza (Compras)',
      nickName: 'Aninha',
      emails: [
        { value: 'ana@casa.example', type: 'home' },
        { value: 'ana@redeipe.example', type: 'work', primary: true },
      ],
      active: true,
      title: 'analista de compras',
      [enterprise]: { employeeNumber: '00207', department: 'compras', division: 'CAMPINAS', manager: { value: boss } },
      [tramita]: { cpf: '47067079195', branchCode: '042', status: 'ferias' },
    };
    const ignored = {
      userType: 'Employee',
      phoneNumbers: [{ value: '1' }],
      unknown: { deep: [1] },
      id: '77',
      meta: {},
    };
    const created = await entra.call('POST', '/Users', { ...sent, ...ignored });
    expect(created.status).toBe(201);
    const { id } = created.body;
    const returned = {
      ...sent,
      id,
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User', enterprise, tramita],
      [enterprise]: { ...sent[enterprise], manager: expect.objectContaining({ value: boss }) },
      [tramita]: { ...sent[tramita], cpf: '470.670.791-95' },
      meta: expect.objectContaining({
        resourceType: 'User',
        location: `https://tramita.test/scim/v2/Users/${id}`,
        version: created.headers.get('etag'),
      }),
    };
    expect(created.body).toEqual(returned);
    expect((await entra.call('GET', `/Users/${id}`)).body).toEqual(returned);
    expect(created.headers.get('location')).toBe(`https://tramita.test/scim/v2/Users/${id}`);
    expect(await admin.call(getPerson, { params: { id: Number(id) } })).toMatchObject({
      userName: sent.userName,
      firstName: 'Ana Maria',
      lastName: 'Souza',
      completeName: 'Ana Souza (Compras)',
      nickName: 'Aninha',
      email: 'ana@redeipe.example',
      custom1: '00207',
      custom2: '470.670.791-95',
      custom3: 'Analista de Compras',
      custom4: '042',
      custom5: 'compras',
      jobTitle: { name: 'Analista de Compras' },
      branch: { name: 'Campinas' },
      superior: { id: Number(boss) },
      status: { description: 'Férias' },
      externalIds: [{ source: { key: entra.source, name: 'Entra' }, externalId: 'oid-1' }],
    });
    // the schemas list exactly the attributes that were sent
    const schemas = (await entra.call('GET', '/Schemas')).body.Resources;
    const names = schemas.flatMap(({ id: urn, attributes }) =>
      urn.endsWith(':Group') ? [] : attributes.map(({ name }) => name),
    );
    expect(new Set(names)).toEqual(
      new Set([
        ...Object.keys(sent).filter((name) => !name.startsWith('urn')),
        ...Object.keys(sent[enterprise]),
        ...Object.keys(sent[tramita]),
      ]),
    );
    // a value that is changed elsewhere replaces the sent one
    await admin.call(releasePerson, { params: { id: Number(id) } });
    await admin.call(updatePerson, {
      params: { id: Number(id) },
      body: { completeName: 'Ana S.', email: 'a@b.example' },
    });
    expect((await entra.call('GET', `/Users/${id}`)).body).toMatchObject({
      displayName: 'Ana S.',
      emails: [{ value: 'a@b.example', type: 'work', primary: true }],
      title: 'analista de compras',
    });
  });

  test('D3.03 a formatted name follows a PATCH of another part, and a display name that was sent stays', async () => {
    const { entra } = await start();
    const name = { formatted: 'Ana Souza', givenName: 'Ana', familyName: 'Souza' };
    const { body } = await entra.call('POST', '/Users', newUser('ana', { name, displayName: 'Ana Souza' }));
    const path = `/Users/${body.id}`;
    await entra.patch(path, { op: 'Replace', path: 'name.familyName', value: 'Lima' });
    expect((await entra.call('GET', path)).body).toMatchObject({
      name: { formatted: 'Ana Lima', givenName: 'Ana', familyName: 'Lima' },
      displayName: 'Ana Souza',
    });
    await entra.patch(path, { op: 'Replace', path: 'displayName', value: 'Ana Lima Reis' });
    expect((await entra.call('GET', path)).body).toMatchObject({
      name: { formatted: 'Ana Lima' },
      displayName: 'Ana Lima Reis',
    });
  });

  test.each([
    ['the given name', 'Ana Souza', { 'name.givenName': 'Bia' }, 'Bia Souza'],
    ['both names', 'Ana Souza', { name: { givenName: 'Bia', familyName: 'Lima' } }, 'Bia Lima'],
    ['a name between others', 'Sra. Ana Maria Souza Reis', { 'name.givenName': 'Bia' }, 'Sra. Bia Maria Souza Reis'],
    ['a name that it does not contain', 'Souza, Ana', { 'name.familyName': 'Lima' }, 'Ana Lima'],
    ['nothing', 'Sra. Ana Souza', { 'name.givenName': 'Ana' }, 'Sra. Ana Souza'],
    ['itself too', 'Ana Souza', { name: { formatted: 'Ana Souza', givenName: 'Bia' } }, 'Ana Souza'],
  ])('D3.03 D3.08 the formatted name follows a PATCH of %s', async (_what, formatted, value, after) => {
    const { admin, entra } = await start();
    const name = { formatted, givenName: 'Ana', familyName: 'Souza' };
    const { body } = await entra.call('POST', '/Users', newUser('ana', { name }));
    await entra.patch(`/Users/${body.id}`, { op: 'replace', value });
    const shown = { name: { formatted: after }, displayName: after };
    expect((await entra.call('GET', `/Users/${body.id}`)).body).toMatchObject(shown);
    expect(await admin.call(getPerson, { params: { id: Number(body.id) } })).toMatchObject({ completeName: after });
  });

  test('D3.04 absent job titles and branches are created, or refused by name if the option is off', async () => {
    const { db, entra, trail } = await start();
    const sent = { title: 'Comprador', [enterprise]: { division: 'Recife' } };
    expect((await entra.call('POST', '/Users', newUser('ana', sent))).body).toMatchObject(sent);
    const coded = { [tramita]: { branchCode: '77' } };
    expect((await entra.call('POST', '/Users', newUser('bia', { ...coded, title: 'comprador' }))).body).toMatchObject(
      coded,
    );
    expect(await db.selectFrom('job_titles').select('name').execute()).toEqual([{ name: 'Comprador' }]);
    expect(await db.selectFrom('branches').select(['name', 'code']).orderBy('id').execute()).toEqual([
      { name: 'Recife', code: null },
      { name: '77', code: '77' },
    ]);
    expect(
      (await trail()).map(({ action, object_kind, object_name, origin }) => [action, object_kind, object_name, origin]),
    ).toEqual([
      ['CREATED', 'job-title', 'Comprador', 'SCIM'],
      ['CREATED', 'branch', 'Recife', 'SCIM'],
      ['CREATED', 'person', 'Ana Souza', 'SCIM'],
      ['CREATED', 'branch', '77', 'SCIM'],
      ['CREATED', 'person', 'Ana Souza', 'SCIM'],
    ]);
    await db
      .updateTable('scim_connections')
      .set({ creates_records: false })
      .where('account_id', '=', entra.id)
      .execute();
    for (const absent of [
      { title: 'Piloto' },
      { [enterprise]: { division: 'Marte' } },
      { [tramita]: { branchCode: '99' } },
    ]) {
      const refused = await entra.call('POST', '/Users', newUser('caio', absent));
      expect(refused.body).toMatchObject({ status: '400', scimType: 'invalidValue' });
      expect(refused.body.detail).toMatch(/Piloto|Marte|99/);
    }
    expect((await entra.call('POST', '/Users', newUser('caio', sent))).status).toBe(201);
  });

  test('D3.05 lists are paged by start index and count, ordered by id', async () => {
    const { entra, db } = await start();
    const ids = (await db.selectFrom('users').select('id').where('kind', '=', 'PERSON').execute()).map(({ id }) => id);
    for (const name of ['dora', 'caio', 'bia', 'ana']) ids.push(await insertUser(db, { user_name: name }));
    const list = async (query: string) => (await entra.call('GET', `/Users?${query}`)).body;
    const whole = await list('');
    expect(whole).toMatchObject({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
      totalResults: 5,
      startIndex: 1,
      itemsPerPage: 5,
    });
    expect(whole.Resources.map(({ id }: { id: string }) => id)).toEqual(ids.map(String));
    const second = await list('startIndex=3&count=2');
    expect(second).toMatchObject({ totalResults: 5, startIndex: 3, itemsPerPage: 2 });
    expect(second.Resources.map(({ id }: { id: string }) => id)).toEqual(ids.slice(2, 4).map(String));
    expect(await list('count=0')).toMatchObject({ totalResults: 5, itemsPerPage: 0, Resources: [] });
    expect(await list('startIndex=9')).toMatchObject({ totalResults: 5, itemsPerPage: 0, Resources: [] });
    expect(await list('startIndex=0&count=-3')).toMatchObject({ totalResults: 5, startIndex: 1, itemsPerPage: 0 });
    expect(await list('filter=userName eq "none"')).toMatchObject({ totalResults: 0, Resources: [] });
    for (let index = 0; index < 205; index += 1) await insertUser(db, { user_name: `p${index}` });
    expect(await list('')).toMatchObject({ totalResults: 210, itemsPerPage: 100 });
    expect(await list('count=1000')).toMatchObject({ totalResults: 210, itemsPerPage: 200 });
    expect(await list('startIndex=1&count=2')).toMatchObject({ totalResults: 210, startIndex: 1, itemsPerPage: 2 });
    expect((await entra.call('GET', '/Groups?startIndex=1&count=2')).body).toMatchObject({
      totalResults: 0,
      Resources: [],
    });
  });

  test('D3.06 filters find people by every mapped attribute', async () => {
    const { entra } = await start();
    const boss = (await entra.call('POST', '/Users', newUser('chefe', { displayName: 'Elisa Prado' }))).body.id;
    const ana = newUser('Ana.Souza', {
      displayName: 'Ana Souza',
      nickName: 'Aninha',
      emails: [{ value: 'Ana@redeipe.example', type: 'work', primary: true }],
      title: 'Compradora',
      [enterprise]: { employeeNumber: '00207', department: 'Compras', division: 'Campinas', manager: { value: boss } },
      [tramita]: { cpf: '47067079195', branchCode: '042', status: undefined },
    });
    const { id } = (await entra.call('POST', '/Users', ana)).body;
    await entra.call(
      'POST',
      '/Users',
      newUser('bia', { active: false, name: { givenName: 'Bia', familyName: 'Lima' } }),
    );
    const find = async (filter: string) => {
      const answer = await entra.call('GET', `/Users?filter=${encodeURIComponent(filter)}`);
      return answer.status === 200 ? namesOf(answer) : answer.body;
    };
    const only = [
      'userName eq "ANA.SOUZA"',
      'USERNAME EQ "ana.souza"',
      'userName sw "ana."',
      'userName ew ".SOUZA"',
      'userName co "a.s"',
      'externalId eq "ext-Ana.Souza"',
      'displayName eq "ana souza"',
      'name.formatted eq "Ana Souza"',
      'nickName eq "aninha"',
      'emails eq "ana@redeipe.example"',
      'emails.value eq "ana@redeipe.example"',
      'emails[type eq "work"].value eq "ana@redeipe.example"',
      'emails[type eq "work" and value co "@redeipe"]',
      'emails pr',
      'title pr',
      'title eq "compradora"',
      `${enterprise}:employeeNumber eq "00207"`,
      'employeeNumber eq "00207"',
      `${enterprise}:department sw "comp"`,
      'division ne "Recife" and division pr',
      `${enterprise}:manager eq "${boss}"`,
      `id eq "${id}" and manager eq "${boss}"`,
      'manager.displayName eq "Elisa Prado"',
      `${tramita}:cpf eq "470.670.791-95"`,
      'cpf eq "47067079195"',
      'branchCode ge "042" and branchCode le "042"',
      `id gt "${boss}" and not (active eq false)`,
      'userName gt "ana" and userName lt "b"',
      '(title pr or nickName eq "x") and active eq true',
      `meta.created ge "${testNow.toISOString()}" and employeeNumber pr`,
    ];
    for (const filter of only) expect([filter, await find(filter)]).toEqual([filter, ['Ana.Souza']]);
    expect(await find('active eq false')).toEqual(['bia']);
    expect(await find('not (name.givenName eq "ana" or userName eq "admin")')).toEqual(['bia']);
    expect(await find('nickName ne "Aninha"')).toEqual(['admin', 'chefe', 'bia']);
    expect(await find(`externalId eq "EXT-ANA.SOUZA" or id eq "0" or id eq "9999999999"`)).toEqual([]);
    // quotes and signs of SQL are part of the value
    expect(await find(`userName eq "' or 1=1 --" or userName co "%" or userName sw "_"`)).toEqual([]);
    for (const filter of [
      'userName',
      'userName eq',
      'password eq "x"',
      'userName xx "a"',
      'active gt true',
      '(userName pr',
      ' ',
      'userName eq "a" and',
    ]) {
      expect([filter, await find(filter)]).toEqual([
        filter,
        expect.objectContaining({ status: '400', scimType: 'invalidFilter' }),
      ]);
    }
  });

  test('D3.07 inactive people are found like active ones, deleted people are not found', async () => {
    const { entra, connect } = await start();
    const { id } = (await entra.call('POST', '/Users', newUser('ana', { active: false }))).body;
    const path = `/Users/${id}`;
    const find = async (connection = entra) => namesOf(await connection.call('GET', '/Users?filter=userName eq "ana"'));
    expect((await entra.call('GET', path)).body).toMatchObject({ active: false });
    expect(await find()).toEqual(['ana']);
    expect(namesOf(await entra.call('GET', '/Users'))).toEqual(['admin', 'ana']);
    expect((await entra.call('DELETE', path)).status).toBe(204);
    for (const method of ['GET', 'DELETE']) expect((await entra.call(method, path)).status).toBe(404);
    expect((await entra.call('PUT', path, newUser('ana'))).status).toBe(404);
    expect((await entra.patch(path, { op: 'replace', path: 'active', value: true })).status).toBe(404);
    expect(await find()).toEqual([]);
    expect(namesOf(await entra.call('GET', '/Users'))).toEqual(['admin']);
    expect(await find(await connect('Okta'))).toEqual(['ana']);
    // service accounts are not people
    expect((await entra.call('GET', `/Users/${entra.id}`)).status).toBe(404);
  });

  test('D3.08 PATCH reads operations in every form, and applies all of them or none', async () => {
    const { entra } = await start();
    const { id } = (await entra.call('POST', '/Users', newUser('ana'))).body;
    const path = `/Users/${id}`;
    const changed = await entra.patch(
      path,
      { op: 'Add', value: { 'name.givenName': 'Anna', [`${enterprise}:employeeNumber`]: '7', nickName: 'An' } },
      { op: 'REPLACE', path: 'emails[type eq "work"].value', value: 'ana@redeipe.example' },
      { op: 'add', path: `${enterprise}:department`, value: 'Compras' },
      { op: 'Replace', value: { displayName: 'Anna S.' } },
    );
    expect([changed.status, changed.body]).toEqual([
      200,
      expect.objectContaining({
        name: expect.objectContaining({ givenName: 'Anna' }),
        displayName: 'Anna S.',
        nickName: 'An',
        emails: [{ value: 'ana@redeipe.example', type: 'work' }],
        [enterprise]: { employeeNumber: '7', department: 'Compras' },
      }),
    ]);
    const removed = await entra.patch(
      path,
      { op: 'Remove', path: `${enterprise}:department` },
      { op: 'remove', path: 'emails' },
    );
    expect(removed.body[enterprise]).toEqual({ employeeNumber: '7' });
    expect(removed.body).not.toHaveProperty('emails');
    const refused = await entra.patch(
      path,
      { op: 'replace', path: 'displayName', value: 'Outra' },
      { op: 'replace', path: 'shoeSize', value: '39' },
    );
    expect(refused.body).toMatchObject({ status: '400', scimType: 'invalidPath' });
    expect((await entra.call('GET', path)).body).toEqual(removed.body);
  });

  test('D3.09 active is a boolean or its text in every request, and a boolean in every answer', async () => {
    const { entra, db } = await start();
    const texts = [true, 'True', 'true', false, 'False', 'false'];
    for (const [index, active] of texts.entries()) {
      const expected = String(active).toLowerCase() === 'true';
      const posted = await entra.call('POST', '/Users', newUser(`ana${index}`, { active }));
      expect(posted.body.active).toBe(expected);
      const path = `/Users/${posted.body.id}`;
      await entra.patch(path, { op: 'replace', path: 'active', value: !expected });
      expect((await entra.call('PUT', path, newUser(`ana${index}`, { active }))).body.active).toBe(expected);
      await entra.patch(path, { op: 'replace', value: { active: !expected } });
      expect((await entra.patch(path, { op: 'Replace', path: 'active', value: active })).body.active).toBe(expected);
      const row = await db
        .selectFrom('users')
        .select('active')
        .where('id', '=', Number(posted.body.id))
        .executeTakeFirst();
      expect(row).toEqual({ active: expected });
    }
    expect((await entra.call('POST', '/Users', newUser('bia', { active: 'yes' }))).body).toMatchObject({
      status: '400',
      scimType: 'invalidValue',
    });
  });

  test('D3.12 a manager is set by id, waits until it exists, and is refused in a cycle', async () => {
    const { entra, admin } = await start();
    const manager = (value: unknown) => ({ [enterprise]: { manager: value } });
    const boss = (await entra.call('POST', '/Users', newUser('chefe'))).body.id;
    const ana = (await entra.call('POST', '/Users', newUser('ana', manager({ value: boss })))).body.id;
    expect(
      (await entra.patch(`/Users/${ana}`, { op: 'replace', path: `${enterprise}:manager`, value: boss })).body,
    ).toMatchObject(manager({ value: boss }));
    const cycle = await entra.patch(`/Users/${boss}`, {
      op: 'add',
      path: `${enterprise}:manager`,
      value: { value: ana },
    });
    expect(cycle.body).toMatchObject({ status: '400', scimType: 'invalidValue' });
    const own = await entra.patch(`/Users/${boss}`, { op: 'add', path: `${enterprise}:manager`, value: boss });
    expect(own.body).toMatchObject({ status: '400', scimType: 'invalidValue' });
    // by id, external id and user name
    const superiorOf = async (id: string) =>
      (await admin.call(getPerson, { params: { id: Number(id) } })).superior?.id ?? null;
    const next = String(Number(ana) + 4);
    const waiting = [];
    for (const [index, value] of [next, 'ext-futura', 'FUTURA'].entries()) {
      waiting.push((await entra.call('POST', '/Users', newUser(`w${index}`, manager({ value })))).body);
    }
    expect(waiting).toMatchObject([next, 'ext-futura', 'FUTURA'].map((value) => manager({ value })));
    expect(await Promise.all(waiting.map(({ id }) => superiorOf(id)))).toEqual([null, null, null]);
    const created = (await entra.call('POST', '/Users', newUser('futura'))).body.id;
    expect(created).toBe(next);
    for (const { id } of waiting) {
      expect(await superiorOf(id)).toBe(Number(created));
      expect((await entra.call('GET', `/Users/${id}`)).body).toMatchObject(manager({ value: created }));
    }
    const gone = await entra.patch(`/Users/${ana}`, { op: 'remove', path: `${enterprise}:manager` });
    expect(gone.body).not.toHaveProperty([enterprise, 'manager']);
    expect(await superiorOf(ana)).toBeNull();
  });

  test('D3.13 a taken user name is refused, a deleted person returns with the same external id, and a name can be released', async () => {
    const { entra, connect, admin, db, trail } = await start();
    const { id } = (await entra.call('POST', '/Users', newUser('ana', { title: 'Compradora' }))).body;
    const taken = { status: '409', scimType: 'uniqueness' };
    expect((await entra.call('POST', '/Users', newUser('ANA', { externalId: 'other' }))).body).toMatchObject(taken);
    expect((await entra.call('POST', '/Users', newUser('admin'))).body).toMatchObject(taken);
    await entra.call('DELETE', `/Users/${id}`);
    const okta = await connect('Okta');
    expect((await okta.call('POST', '/Users', newUser('ana'))).body).toMatchObject(taken);
    expect((await entra.call('POST', '/Users', newUser('ana', { externalId: 'other' }))).body).toMatchObject(taken);
    expect((await entra.call('POST', '/Users', newUser('ana', { externalId: undefined }))).body).toMatchObject(taken);
    const again = await entra.call(
      'POST',
      '/Users',
      newUser('Ana', { displayName: 'Ana de volta', externalId: 'ext-ana' }),
    );
    expect([again.status, again.body]).toEqual([
      201,
      expect.objectContaining({
        id,
        userName: 'Ana',
        displayName: 'Ana de volta',
        externalId: 'ext-ana',
        active: true,
      }),
    ]);
    await entra.call('DELETE', `/Users/${id}`);
    await db.updateTable('users').set({ subject: 's-ana' }).where('id', '=', Number(id)).execute();
    await admin.call(releaseUserName, { params: { id: entra.id, person: Number(id) } });
    const other = await entra.call('POST', '/Users', newUser('ana', { externalId: 'other' }));
    expect(other.status).toBe(201);
    expect(other.body.id).not.toBe(id);
    expect(await admin.call(getPerson, { params: { id: Number(id) } })).toMatchObject({
      userName: `removido-${id}`,
      active: false,
    });
    const row = await db.selectFrom('users').select('subject').where('id', '=', Number(id)).executeTakeFirst();
    expect(row).toEqual({ subject: null });
    expect((await entra.call('GET', `/Users/${id}`)).status).toBe(404);
    const released = (await trail()).filter(({ origin }) => origin === 'SCREEN');
    expect(released).toMatchObject([{ changes: [{ attribute: 'userName', before: 'Ana', after: `removido-${id}` }] }]);
  });

  test('D1.05 an external id and a user name of two people are refused, and neither changes', async () => {
    const { entra } = await start();
    const ana = (await entra.call('POST', '/Users', newUser('ana'))).body;
    const bia = (await entra.call('POST', '/Users', newUser('bia'))).body;
    const both = newUser('bia', { externalId: 'ext-ana' });
    for (const refused of [
      await entra.call('POST', '/Users', both),
      await entra.call('PUT', `/Users/${bia.id}`, both),
      await entra.patch(`/Users/${bia.id}`, { op: 'replace', path: 'externalId', value: 'ext-ana' }),
    ]) {
      expect(refused.body).toMatchObject({ status: '409', scimType: 'uniqueness' });
      expect(refused.body.detail).toMatch(/ ana .* bia/);
    }
    expect((await entra.call('GET', `/Users/${ana.id}`)).body).toEqual(ana);
    expect((await entra.call('GET', `/Users/${bia.id}`)).body).toEqual(bia);
  });

  test('D3.14 DELETE deactivates a person, removes the link and keeps the row', async () => {
    const { entra, admin, db } = await start();
    const { id } = (await entra.call('POST', '/Users', newUser('ana'))).body;
    await entra.call('DELETE', `/Users/${id}`);
    const params = { id: Number(id) };
    expect(await admin.call(getPerson, { params })).toMatchObject({
      active: false,
      externalIds: [],
      managed: [],
      sources: [],
    });
    expect(await db.selectFrom('users').select('user_name').where('id', '=', params.id).execute()).toEqual([
      { user_name: 'ana' },
    ]);
    // the screen can give the person access again
    expect(await admin.call(activatePerson, { params })).toMatchObject({ active: true });
  });

  test('attributes of the connection are locked elsewhere, those of other sources for the connection', async () => {
    const { entra, admin, db, trail } = await start();
    const { id } = (await entra.call('POST', '/Users', newUser('ana', { title: 'Compradora' }))).body;
    const params = { id: Number(id) };
    await expect(admin.call(updatePerson, { params, body: { lastName: 'Lima' } })).rejects.toMatchObject({
      errorCode: 'MANAGED_ELSEWHERE',
      problem: { message: 'Este dado vem de Entra e só pode ser alterado lá.' },
    });
    // the connection sent no e-mail, no status and no access
    await admin.call(updatePerson, { params, body: { email: 'ana@redeipe.example' } });
    await db.transaction().execute(async (tx) => {
      await lockDirectory(tx);
      await saveSource(tx, { key: 'file', kind: 'FILE', name: 'Arquivo do RH' });
      await ownAttributes(tx, params.id, 'file', ['custom1'], testNow);
    });
    const refused = await entra.patch(`/Users/${id}`, { op: 'add', path: `${enterprise}:employeeNumber`, value: '9' });
    expect(refused.body).toMatchObject({
      status: '409',
      detail: 'Este dado vem de Arquivo do RH e só pode ser alterado lá.',
    });
    expect((await trail()).at(-1)).toMatchObject({
      action: 'REFUSED',
      origin: 'SCIM',
      actor_name: 'Entra',
      refused_as: 'MANAGED_ELSEWHERE',
    });
    // a PUT without attributes clears those of the connection only
    const put = await entra.call('PUT', `/Users/${id}`, newUser('ana'));
    expect(put.body).not.toHaveProperty('title');
    expect(put.body.emails).toEqual([{ value: 'ana@redeipe.example', type: 'work', primary: true }]);
  });

  test('the last active administrator cannot be deactivated or deleted', async () => {
    const { entra, db, trail } = await start();
    const { id } = await db.selectFrom('users').select('id').where('user_name', '=', 'admin').executeTakeFirstOrThrow();
    const detail = 'Este é o último administrador ativo. Defina outro antes de continuar.';
    const refused = await entra.patch(`/Users/${id}`, { op: 'replace', path: 'active', value: 'False' });
    expect(refused.body).toMatchObject({ status: '409', detail });
    expect((await entra.call('DELETE', `/Users/${id}`)).body).toMatchObject({ status: '409', detail });
    expect((await entra.call('GET', `/Users/${id}`)).body.active).toBe(true);
    expect((await trail()).map(({ refused_as, object_name }) => [refused_as, object_name])).toEqual([
      ['LAST_ADMIN', 'SCIM: PATCH /Users'],
      ['LAST_ADMIN', 'SCIM: DELETE /Users'],
    ]);
  });

  test('a person whose personal data were removed cannot be changed', async () => {
    const { entra, db, trail } = await start();
    const { id } = (await entra.call('POST', '/Users', newUser('ana', { active: false }))).body;
    await db.updateTable('users').set({ anonymised_at: testNow }).where('id', '=', Number(id)).execute();
    const before = await trail();
    const path = `/Users/${id}`;
    for (const refused of [
      await entra.patch(path, { op: 'replace', path: 'active', value: true }),
      await entra.call('PUT', path, newUser('bia')),
      await entra.call('DELETE', path),
    ]) {
      expect(refused.body).toMatchObject({ status: '409' });
    }
    expect((await entra.call('GET', path)).body).toMatchObject({ userName: 'ana', active: false });
    expect(await trail()).toEqual(before);
  });

  test('a change writes one row of the audit trail, and none if nothing changes', async () => {
    const { entra, trail } = await start();
    const { id } = (await entra.call('POST', '/Users', newUser('ana', { active: true }))).body;
    const path = `/Users/${id}`;
    await entra.call('PUT', path, newUser('ana', { active: true }));
    await entra.patch(
      path,
      { op: 'replace', path: 'name.familyName', value: 'Lima' },
      { op: 'replace', path: 'active', value: true },
    );
    await entra.patch(path, { op: 'replace', path: 'active', value: false });
    await entra.call('DELETE', path);
    const rows = (await trail()).map(({ action, origin, actor_name, address }) => [
      action,
      origin,
      actor_name,
      address,
    ]);
    expect(rows).toEqual(
      ['CREATED', 'CHANGED', 'DEACTIVATED', 'REMOVED'].map((action) => [action, 'SCIM', 'Entra', '127.0.0.1']),
    );
    expect((await trail())[1]?.changes).toEqual([
      { attribute: 'lastName', before: 'Souza', after: 'Lima' },
      { attribute: 'completeName', before: 'Ana Souza', after: 'Ana Lima' },
    ]);
  });

  test('eight calls at the same moment lose no change', async () => {
    const { entra, connect } = await start();
    const others = await Promise.all(['B', 'C', 'D', 'E', 'F', 'G', 'H'].map((name) => connect(name)));
    const all = [entra, ...others];
    const posted = await Promise.all(all.map((connection) => connection.call('POST', '/Users', newUser('ana'))));
    expect(posted.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
    const { id } = posted.find(({ status }) => status === 201)?.body ?? {};
    const paths = [
      'name.givenName',
      'name.familyName',
      'displayName',
      'nickName',
      `${enterprise}:employeeNumber`,
      `${enterprise}:department`,
      'title',
      'emails[type eq "work"].value',
    ];
    const owner = all[posted.findIndex(({ status }) => status === 201)] ?? entra;
    const answers = await Promise.all(
      paths.map((path, index) => owner.patch(`/Users/${id}`, { op: 'replace', path, value: `v${index}@b.example` })),
    );
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
    expect((await owner.call('GET', `/Users/${id}`)).body).toMatchObject({
      name: { givenName: 'v0@b.example', familyName: 'v1@b.example' },
      displayName: 'v2@b.example',
      nickName: 'v3@b.example',
      [enterprise]: { employeeNumber: 'v4@b.example', department: 'v5@b.example' },
      title: 'v6@b.example',
      emails: [{ value: 'v7@b.example', type: 'work' }],
    });
  });

  test('D3.17 attributes are chosen, versions are compared, and a repeated POST creates no second person', async () => {
    const { entra, db } = await start();
    const first = await entra.call('POST', '/Users', newUser('ana', { title: 'Compradora' }));
    const repeated = await entra.call('POST', '/Users', newUser('ana', { title: 'Compradora' }));
    expect(repeated.body).toMatchObject({ status: '409', scimType: 'uniqueness' });
    expect(await db.selectFrom('users').select('id').where('user_name', '=', 'ana').execute()).toHaveLength(1);
    const path = `/Users/${first.body.id}`;
    const keys = async (query: string) => Object.keys((await entra.call('GET', `${path}?${query}`)).body).sort();
    expect(await keys('attributes=userName,name.givenName')).toEqual(['id', 'name', 'schemas', 'userName']);
    expect(await keys('excludedAttributes=name,title,meta,id,externalId,displayName,nickName,active')).toEqual([
      'id',
      'schemas',
      'userName',
    ]);
    const listed = await entra.call('GET', '/Users?attributes=userName&filter=userName eq "ana"');
    expect(listed.body.Resources.map((resource: object) => Object.keys(resource).sort())).toEqual([
      ['id', 'schemas', 'userName'],
    ]);
    const etag = first.headers.get('etag') ?? '';
    expect((await entra.call('GET', path)).headers.get('etag')).toBe(etag);
    const replace = (version: string) =>
      entra.call('PUT', path, newUser('ana', { title: 'Chefe' }), { 'if-match': version });
    const changed = await replace(etag);
    expect(changed.status).toBe(200);
    const next = changed.headers.get('etag') ?? '';
    expect(next).not.toBe(etag);
    expect((await replace(etag)).body).toMatchObject({ status: '412' });
    const body = {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
      Operations: [{ op: 'remove', path: 'title' }],
    };
    expect((await entra.call('PATCH', path, body, { 'if-match': etag })).status).toBe(412);
    expect((await entra.call('DELETE', path, undefined, { 'if-match': etag })).status).toBe(412);
    expect((await entra.call('PATCH', path, body, { 'if-match': `"x", ${next}` })).status).toBe(200);
    expect((await entra.call('DELETE', path, undefined, { 'if-match': '*' })).status).toBe(204);
  });

  test('D3.18 a connection that calls too often waits, a large body is refused, and missing parts are declared', async () => {
    const { entra, connect } = await start();
    const config = (await entra.call('GET', '/ServiceProviderConfig')).body;
    expect(config).toMatchObject({
      bulk: { supported: false },
      sort: { supported: false },
      changePassword: { supported: false },
      patch: { supported: true },
      etag: { supported: true },
      filter: { supported: true, maxResults: 200 },
    });
    const large = newUser('ana', { unknown: 'x'.repeat(1024 * 1024) });
    expect((await entra.call('POST', '/Users', large)).body).toMatchObject({ status: '413' });
    expect(
      (await entra.call('POST', '/Users', newUser('ana', { unknown: 'x'.repeat(1024 * 1024 - 1000) }))).status,
    ).toBe(201);
    const other = await connect('Okta');
    // the limit is refilled with time, which must not pass while the calls are sent
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const statuses = new Map<number, number>();
    let last = await other.call('GET', '/ServiceProviderConfig');
    for (let sent = 1; sent <= 1000; sent += 1) {
      statuses.set(last.status, (statuses.get(last.status) ?? 0) + 1);
      last = await other.call('GET', '/ServiceProviderConfig');
    }
    expect([...statuses]).toEqual([[200, 1000]]);
    expect([last.status, last.body]).toEqual([429, expect.objectContaining({ status: '429' })]);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    // another connection is not affected
    expect((await entra.call('GET', '/ServiceProviderConfig')).status).toBe(200);
  });

  test('a person of the screen is found by user name and linked by the connection', async () => {
    const { entra, admin } = await start();
    const { id } = await admin.call(createPerson, { body: { userName: 'ana', firstName: 'Ana', lastName: 'Lima' } });
    const found = await entra.call('GET', '/Users?filter=userName eq "Ana"');
    expect(found.body.Resources).toMatchObject([{ id: String(id) }]);
    await entra.patch(`/Users/${id}`, { op: 'add', path: 'externalId', value: 'oid-9' });
    const { externalIds } = await admin.call(getPerson, { params: { id } });
    expect(externalIds).toEqual([{ source: { key: entra.source, name: 'Entra' }, externalId: 'oid-9' }]);
  });
});
