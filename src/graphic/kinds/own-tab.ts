import type { KindTab } from './kind.ts'

/** Of a kind that is made on the screen of all graphics. */
export const ownTab = (name: string, label: string, icon: string): KindTab => ({
  name,
  label,
  icon,
  screen: { to: '/graphics', label: 'Przejdź do grafik' },
  generateLabel: 'Generuj grafikę',
  versionsLabel: 'Wersje',
})
