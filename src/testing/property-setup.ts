import fc from 'fast-check'
import { inject } from 'vitest'
import { runs, USUAL_RUNS } from './property-runs.ts'

fc.configureGlobal({ ...runs(USUAL_RUNS), seed: inject('propertySeed') })
