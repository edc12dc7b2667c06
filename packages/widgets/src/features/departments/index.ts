export { DepartmentPage, type DepartmentPageProps } from './DepartmentPage.tsx';
export { Departments, type DepartmentsProps } from './Departments.tsx';
export { SectorPage, type SectorPageProps } from './SectorPage.tsx';
