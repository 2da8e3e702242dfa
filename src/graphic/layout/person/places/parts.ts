import type { Sheet } from '../../../formats.ts'
import type { Box } from '../../../scene/node.ts'
import { beside, box, stack } from '../../area.ts'
import type { PersonPlaces } from '../places.ts'

export const fromEdge = (photo: Box): Pick<PersonPlaces, 'photo' | 'photoRadius'> => ({ photo, photoRadius: null })

/** What an app's own bar hides for sure, of all that it may cover; elsewhere hair is clear of the edge. */
const [BAR, LEAST] = [0.42, 40]

/** Over the hair of somebody whose photo begins at the top of the sheet. */
export const headroomOn = ({ safe }: Sheet): number => Math.max(LEAST, Math.round(safe.y * BAR))

/** From the top of the sheet down to there. */
export const toTheTop = (sheet: Sheet, foot: number): Pick<PersonPlaces, 'photo' | 'photoRadius' | 'headroom'> => ({
  ...fromEdge(box(0, 0, sheet.canvas.width, foot)),
  headroom: headroomOn(sheet),
})

/** A minute that is read with the name. */
export const MINUTE = 78

type Named = Pick<PersonPlaces, 'label' | 'minute' | 'name' | 'nameSize'>

/** What the name is and the minute on one line, the name under them. */
export function onPanel(area: Box, line = 46): Named {
  const [top, name] = stack(area, [line, { share: 1 }], 4)
  const [label, minute] = beside(top, [{ share: 3 }, { share: 1 }], 20)
  return { label, minute, name, nameSize: name.height * 0.92 }
}

/** On one axis: what the name is, the name, the minute. */
export function onCard(area: Box, line = 54): Named {
  const [label, name, minute] = stack(area, [44, { share: 1 }, line], 6)
  return { label, name, minute, nameSize: name.height * 0.86 }
}
