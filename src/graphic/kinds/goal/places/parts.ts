import { beside, inset, stack } from '../../../layout/area.ts'
import type { Box } from '../../../scene/node.ts'
import type { GoalPlaces } from '../places.ts'

type Photo = Pick<GoalPlaces, 'photo' | 'photoRadius' | 'frame' | 'emblem' | 'photoEdge'>

export const framedPhoto = (photo: Box, photoRadius: number): Photo => {
  const by = photo.width * 0.1
  return {
    photo,
    photoRadius,
    frame: photo,
    emblem: inset(photo, { top: by, right: by, bottom: by, left: by }),
    photoEdge: null,
  }
}

export const fromEdge = (photo: Box): Pick<GoalPlaces, 'photo' | 'photoRadius'> => ({ photo, photoRadius: null })

type Named = Pick<GoalPlaces, 'label' | 'minute' | 'name' | 'nameSize'>

/** What the name is and the minute on one line, the name under them. */
export function onPanel(area: Box, line = 46): Named {
  const [top, name] = stack(area, [line, { share: 1 }], 4)
  const [label, minute] = beside(top, [{ share: 3 }, { share: 1 }], 20)
  return { label, minute, name, nameSize: name.height * 0.92 }
}

/** On one axis: what the name is, the name, the minute. */
export function onCard(area: Box): Named {
  const [label, name, minute] = stack(area, [44, { share: 1 }, 54], 6)
  return { label, name, minute, nameSize: name.height * 0.86 }
}
