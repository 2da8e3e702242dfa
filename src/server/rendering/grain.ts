import type { LookName } from '#graphic/template/look-name.ts'
import type { Rendering } from './render-scene.ts'

const STRENGTH: Record<LookName, number> = { broadcast: 7, poster: 13, classic: 6, cover: 10, silhouette: 5 }

/** A little noise, the same every time: it gives paper and night sky a surface and keeps gradients from banding. */
export function addGrain({ pixels }: Rendering, look: LookName): void {
  const strength = STRENGTH[look]
  let state = 0x9e3779b9
  for (let at = 0; at < pixels.length; at += 4) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    const noise = ((state & 0xff) / 255 - 0.5) * strength
    for (let channel = at; channel < at + 3; channel++) {
      pixels[channel] = Math.min(255, Math.max(0, Math.round((pixels[channel] ?? 0) + noise)))
    }
  }
}
