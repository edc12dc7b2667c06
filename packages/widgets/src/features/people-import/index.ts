export { PeopleImport, type PeopleImportProps } from './PeopleImport.tsx';
