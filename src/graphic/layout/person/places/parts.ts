import type { Box } from '../../../scene/node.ts'
import { beside, stack } from '../../area.ts'
import type { PersonPlaces } from '../places.ts'

export const fromEdge = (photo: Box): Pick<PersonPlaces, 'photo' | 'photoRadius'> => ({ photo, photoRadius: null })

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
