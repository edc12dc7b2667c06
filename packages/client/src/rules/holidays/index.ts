export { type HolidayCity, type HolidayRow, holidayCities, holidayTable } from './holiday-table.ts';
export { businessCalendarOf, holidayRowsOf } from './holidays-of.ts';
