const integer = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 });
const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const percent = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const oneDecimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** "1.284". */
export function formatInteger(value: number): string {
  return integer.format(value);
}

/** "R$ 1.284,90", from a value in reais. */
export function formatMoney(value: number): string {
  return money.format(value);
}

/** "62,50%", always two decimals, from a value between 0 and 100. */
export function formatPercent(value: number): string {
  return `${percent.format(value)}%`;
}

const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** "402 kB" or "1,2 MB", from bytes, in steps of 1024 as the limits of files are set: 10 MiB reads "10 MB". */
export function formatFileSize(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1023.5 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  const number = unit < 2 ? integer.format(value) : oneDecimal.format(value);
  return `${number} ${units[unit]}`;
}
