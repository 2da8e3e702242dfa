import { expect, it } from 'vitest'
import { type ClubProgress, firstSteps, nextStep } from './first-steps.ts'

const NOTHING: ClubProgress = { hasName: false, hasCrest: false, players: 0, opponents: 0, hasGraphic: false }

it.each([
  [{}, 'club'],
  [{ hasName: true }, 'club'],
  [{ hasName: true, hasCrest: true }, 'squad'],
  [{ hasName: true, hasCrest: true, players: 10 }, 'squad'],
  [{ hasName: true, hasCrest: true, players: 11 }, 'opponent'],
  [{ hasName: true, hasCrest: true, players: 18, opponents: 1 }, 'graphic'],
  [{ hasName: true, hasCrest: true, players: 18, opponents: 1, hasGraphic: true }, undefined],
  [{ players: 18, opponents: 1, hasGraphic: true }, 'club'],
])('with %o the next step is %s', (progress, name) => {
  expect(nextStep(firstSteps({ ...NOTHING, ...progress }))?.name).toBe(name)
})
