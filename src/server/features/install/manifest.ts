import { appName } from '#domain/club/app-name.ts'
import { mix } from '#domain/club/colour.ts'
import type { IconName } from '#server/pictures/jobs/draw-icons.ts'

interface Club {
  name: string | null
  crest: string
  colour: string
}

export const iconAddress = (crest: string, icon: IconName): string => `/app-icons/${crest}/${icon}`

/** What a phone needs to know to put the club's app on its home screen. */
export function manifestOf({ name, crest, colour }: Club) {
  const { name: full, shortName } = appName(name)
  const icon = (file: IconName, size: number, purpose: 'any' | 'maskable') => ({
    src: iconAddress(crest, file),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/',
    name: full,
    short_name: shortName,
    description: 'Grafiki meczowe klubu: skład, gol i wynik w kilka sekund.',
    lang: 'pl',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: colour,
    background_color: mix(colour, '#ffffff', 0.92),
    icons: [
      icon('any-192.png', 192, 'any'),
      icon('any-512.png', 512, 'any'),
      icon('maskable-512.png', 512, 'maskable'),
    ],
  }
}
