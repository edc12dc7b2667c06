import {
  createPerson,
  createRegisterRecord,
  deactivatePerson,
  listPeople,
  listRegister,
  type RegisterKind,
  removeRegisterRecord,
} from '@tramita/client/contract';
import { claim } from '../wire/deviation.ts';
import type { Scene } from './scene.ts';

/** Returns a user name that no other person of the run has. */
const userNameFor = (scene: Scene) =>
  scene.name('pessoa').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, '.');

/** Returns a new person to send; they are deactivated at the end, as the contract deletes no people. */
export async function newPerson(scene: Scene) {
  const userName = userNameFor(scene);
  const administrator = scene.as('administrator');
  scene.cleanUp.add({
    what: `pessoa "${userName}"`,
    async remove() {
      const { elements } = await administrator.call(listPeople, { query: { q: userName } });
      const found = elements.find((person) => person.userName.startsWith(userName));
      if (!found) return null;
      if (found.active) await administrator.call(deactivatePerson, { params: { id: found.id } });
      return `pessoa "${userName}", inativa: o contrato não exclui pessoas`;
    },
  });
  return { userName, firstName: 'Conformidade', lastName: userName };
}

/** Creates a person. */
export const createdPerson = async (scene: Scene) =>
  scene.as('administrator').call(createPerson, { body: await newPerson(scene) });

/** The kind of record that the checks create. */
export const registerKind: RegisterKind = 'job-titles';

/** Returns a new job title to send; it is removed at the end. */
export async function newRecord(scene: Scene) {
  const name = scene.name('cargo');
  const administrator = scene.as('administrator');
  scene.cleanUp.add({
    what: `cargo "${name}"`,
    async remove() {
      const { elements } = await administrator.call(listRegister, {
        params: { kind: registerKind },
        query: { q: name },
      });
      const found = elements.find((record) => record.name.startsWith(name));
      if (!found) return null;
      const params = { kind: registerKind, id: found.id };
      const { status } = await administrator.attempt(removeRegisterRecord, { params });
      claim(status === 204, 'a exclusão do cargo', status);
      return null;
    },
  });
  return { name };
}

/** Creates a job title. */
export const createdRecord = async (scene: Scene) =>
  scene
    .as('administrator')
    .call(createRegisterRecord, { params: { kind: registerKind }, body: await newRecord(scene) });
