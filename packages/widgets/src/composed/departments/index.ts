export type { DepartmentPageProps } from '../../features/departments/DepartmentPage.tsx';
export type { DepartmentsProps } from '../../features/departments/Departments.tsx';
export type { SectorPageProps } from '../../features/departments/SectorPage.tsx';
export { DepartmentPage } from './DepartmentPage.tsx';
export { Departments } from './Departments.tsx';
export { SectorPage } from './SectorPage.tsx';
