const integer = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 });
const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const percent = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const oneDecimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** Formats a whole number: "1.284". */
export function formatInteger(value: number): string {
  return integer.format(value);
}

/** Formats an amount in reais: "R$ 1.284,90". */
export function formatMoney(value: number): string {
  return money.format(value);
}

/** Formats a percentage from 0 to 100, always with two decimals: "62,50%". */
export function formatPercent(value: number): string {
  return `${percent.format(value)}%`;
}

const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** Formats a size in bytes: "402 kB", "1,2 MB". Uses steps of 1024 like the file limits, so that 10 MiB is "10 MB". */
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
