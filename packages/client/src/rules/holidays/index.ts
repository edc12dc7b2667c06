export { type HolidayRow, holidayTable } from './holiday-table.ts';
export { businessCalendarOf, holidayRowsOf } from './holidays-of.ts';
