/** `?team=2&season=2026`; what is null or empty is not asked for, and no team is the default one. */
export function queryOf(wanted: Readonly<Record<string, string | number | null>>): string {
  const asked = new URLSearchParams()
  for (const [name, value] of Object.entries(wanted)) if (value !== null && value !== '') asked.set(name, String(value))
  return asked.size > 0 ? `?${asked}` : ''
}
