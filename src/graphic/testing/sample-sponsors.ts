import type { SponsorView } from '../sponsors/sponsor-view.ts'

const LOGOS = [
  { name: 'Młyn Bystra', size: [900, 240] },
  { name: 'Stal-Bud', size: [400, 400] },
  { name: 'Piekarnia Kłos', size: [320, 560] },
  { name: 'Hurt Rolny Żuraw', size: [1200, 220] },
  { name: 'Auto Serwis 24', size: [620, 400] },
  { name: 'Apteka pod Lipą', size: [460, 460] },
] as const

/** Wide, square and tall ones; their logos are drawn for tests. */
export const SAMPLE_SPONSORS: readonly SponsorView[] = LOGOS.map(({ name, size: [logoWidth, logoHeight] }, index) => ({
  id: index + 1,
  name,
  logo: `/pictures/sponsor-${index}`,
  logoWidth,
  logoHeight,
  kinds: null,
  competition: null,
  season: null,
  isActive: true,
}))
