import type { MatchView } from '../match-view.ts'
import type { Circumstances } from '../template/conditions.ts'
import type { DataValues } from './data-values.ts'

const LEVEL = /^(\d+)\s*:\s*\1$/

/** Crests are there always; any other picture is somebody's photo. */
const hasPhoto = (values: DataValues): boolean =>
  Object.entries(values).some(
    ([key, value]) => typeof value === 'object' && value.src !== '' && !key.endsWith('_crest'),
  )

export const circumstancesOf = ({ isHome }: Pick<MatchView, 'isHome'>, values: DataValues): Circumstances => ({
  isHome,
  isLevel: typeof values.score === 'string' && LEVEL.test(values.score),
  hasPhoto: hasPhoto(values),
})
