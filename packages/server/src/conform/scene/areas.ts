import {
  createDepartment,
  createSector,
  deactivateDepartment,
  deactivateSector,
  listDepartments,
  listSectors,
} from '@tramita/client/contract';
import type { Scene } from './scene.ts';

/** Returns a new department of the administrator to send; it is deactivated at the end, as none can be deleted. */
export async function newDepartment(scene: Scene) {
  const description = scene.name('depto');
  const { id } = await scene.person('administrator');
  const administrator = scene.as('administrator');
  scene.cleanUp.add({
    what: `departamento "${description}"`,
    async remove() {
      const { elements } = await administrator.call(listDepartments, { query: { q: scene.prefix } });
      const found = elements.find((one) => one.description.startsWith(description));
      if (!found) return null;
      if (found.active) await administrator.call(deactivateDepartment, { params: { id: found.id } });
      return `departamento "${description}", inativo: o contrato não exclui departamentos`;
    },
  });
  return { description, responsibles: [id], active: true };
}

/** Returns a new sector of the shared department to send; it is deactivated at the end, as none can be deleted. */
export async function newSector(scene: Scene) {
  const department = await sharedDepartment(scene);
  const description = scene.name('setor');
  const { id } = await scene.person('administrator');
  const administrator = scene.as('administrator');
  scene.cleanUp.add({
    what: `setor "${description}"`,
    async remove() {
      const params = { id: department.id };
      const { elements } = await administrator.call(listSectors, { params, query: { q: scene.prefix, size: 999 } });
      const found = elements.find((one) => one.description.startsWith(description));
      if (!found) return null;
      if (found.active) await administrator.call(deactivateSector, { params: { id: found.id } });
      return `setor "${description}", inativo: o contrato não exclui setores`;
    },
  });
  return { description, departmentId: department.id, responsibles: [id], active: true };
}

/** Returns the department of the processes of this run. */
export const sharedDepartment = (scene: Scene) =>
  scene.shared('department', async () =>
    scene.as('administrator').call(createDepartment, { body: await newDepartment(scene) }),
  );

/** Returns the sector of the processes of this run. */
export const sharedSector = (scene: Scene) =>
  scene.shared('sector', async () => scene.as('administrator').call(createSector, { body: await newSector(scene) }));
