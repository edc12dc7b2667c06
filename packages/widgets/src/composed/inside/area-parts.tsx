import type { InsidePageProps } from './inside-page.ts';

const load = () => import('../departments/index.ts');

/** Loads the list of departments. */
export async function departmentsPart() {
  const { Departments } = await load();
  return () => <Departments />;
}

/** Loads the page of a department. */
export async function departmentPart() {
  const { DepartmentPage } = await load();
  return ({ params: [id] }: InsidePageProps) => <DepartmentPage department={Number(id)} />;
}

/** Loads the page of a sector. */
export async function sectorPart() {
  const { SectorPage } = await load();
  return ({ params: [id] }: InsidePageProps) => <SectorPage sector={Number(id)} />;
}
