/** A time zone in which it is that hour now. At noon its day is also the day in UTC. */
export function zoneAt(hour: number): string {
  const behind = ((new Date().getUTCHours() - hour + 36) % 24) - 12
  return `Etc/GMT${behind < 0 ? '-' : '+'}${Math.abs(behind)}`
}
