import type { LedStyle } from '../layout.ts'
import { text } from '../pieces.ts'
import type { Band } from './told.ts'

export const minuteBand = ({ look, tones }: LedStyle, minute: string | null): Band[] =>
  minute
    ? [
        {
          height: 70,
          gap: 4,
          pieces: (place) => [
            {
              name: 'minute',
              shows: ['minute'],
              nodes: [text(place, minute, look.figures, place.height, tones.ink, { align: 'left', maxLines: 1 })],
            },
          ],
        },
      ]
    : []
