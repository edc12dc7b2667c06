import type { InsidePageProps } from './inside-page.ts';

/** Loads the list of departments. */
export async function departmentsPart() {
  const { Departments } = await import('../../features/departments/Departments.tsx');
  return () => <Departments />;
}

/** Loads the page of a department. */
export async function departmentPart() {
  const { DepartmentPage } = await import('../../features/departments/DepartmentPage.tsx');
  return ({ params: [id] }: InsidePageProps) => <DepartmentPage department={Number(id)} />;
}

/** Loads the page of a sector. */
export async function sectorPart() {
  const { SectorPage } = await import('../../features/departments/SectorPage.tsx');
  return ({ params: [id] }: InsidePageProps) => <SectorPage sector={Number(id)} />;
}
