import { expect, it } from 'vitest'
import { runningMinute } from './match-words.ts'
import { sampleMatch } from './sample-match.ts'

const at = (matchTimeState: 'firstHalf' | 'secondHalf', matchMinute: number) =>
  runningMinute({ ...sampleMatch('Orły Dębno', 0), matchTimeState, matchMinute })

it('names the minute being played, as the goals do', () => {
  expect(at('firstHalf', 0)).toBe("1'")
  expect(at('firstHalf', 33)).toBe("34'")
  expect(at('firstHalf', 46)).toBe("45+2'")
  expect(at('secondHalf', 45)).toBe("46'")
  expect(at('secondHalf', 92)).toBe("90+3'")
})
