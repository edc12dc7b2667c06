export { Sheets, type SheetsProps } from './Sheets.tsx';
