const number = new Intl.NumberFormat('pl-PL', { maximumFractionDigits: 1 })
const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const

/** `1,4 MB` */
export function fileSize(bytes: number): string {
  const step = bytes > 0 ? Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3)) : 0
  return `${number.format(bytes / 1000 ** step)} ${UNITS[step]}`
}
