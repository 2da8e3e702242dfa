import { MINUTE_MS, NEW_CLOCK } from '#domain/match/clock.ts'
import { pressClock } from '#domain/match/press-clock.ts'
import { scoreFromEntries } from '#domain/match/score.ts'
import { addGoal } from '#domain/match/scorer-list.ts'
import type { ScorerEntry } from '#domain/match/scorers.ts'
import { wallMoment } from '#domain/match/wall-moment.ts'
import type { KindName } from '#graphic/kinds/kinds.ts'
import type { Goal, PlayedFixture } from './fixtures.ts'
import { publishGraphic } from './graphics.ts'
import { announce, type DemoClub, playerWearing, save, saveClock } from './match-day.ts'
import type { KickOff } from './match-days.ts'
import { addMatchPhotos, choosePhoto, type MatchPhotos, prepareAnnouncement } from './match-photos.ts'

/** Minutes from the first whistle on the wall. */
const ANNOUNCED_AT = -150
const LINEUP_AT = -60
const FIRST_HALF = 46
const BREAK = 15
const SECOND_HALF = 48

interface Match {
  club: DemoClub
  fixture: PlayedFixture
  kickOff: number
  photos: MatchPhotos
}

interface Standing {
  homeScore: number
  awayScore: number
  scorers: readonly ScorerEntry[]
}

const isBeforeBreak = ({ minute }: Goal): boolean => Number.parseInt(minute, 10) <= 45
const goalAt = (goal: Goal): number => Number.parseInt(goal.minute, 10) + (isBeforeBreak(goal) ? 0 : BREAK)

const publish = ({ club, kickOff }: Match, kind: KindName, minute: number) =>
  publishGraphic(club, kind, kickOff + minute * MINUTE_MS)

function withGoal({ club, fixture }: Match, before: Standing, { minute, by }: Goal): Standing {
  const playerId = by === null ? null : playerWearing(club, by).id
  const goal = { id: crypto.randomUUID(), isOpponent: by === null, minute, playerId }
  const scorers = addGoal(before.scorers, goal, fixture.isHome)
  const { home, away } = scoreFromEntries(scorers, fixture.isHome)
  return { homeScore: home, awayScore: away, scorers }
}

/** What the goal and the result screen both save of the match. */
const pairing = ({ club, fixture }: Match, type: KindName) => ({
  templateId: club.templates.of(fixture.look, type).id,
  opponentId: club.opponents[fixture.opponent].id,
  isHome: fixture.isHome,
})

const saveResult = (match: Match, { homeScore, awayScore, scorers }: Standing, isHalfTime: boolean) =>
  save(match.club, 'result_settings_global', {
    isHalfTime,
    resultHomeScore: homeScore,
    resultAwayScore: awayScore,
    scorers,
    ...pairing(match, 'result'),
  })

async function scoreGoal(match: Match, standing: Standing, goal: Goal): Promise<void> {
  const isOpponentGoal = goal.by === null
  const type = isOpponentGoal ? 'opponent-goal' : 'goal'
  const scorer = goal.by === null ? null : playerWearing(match.club, goal.by)
  const { homeScore, awayScore } = standing
  await saveResult(match, standing, false)
  await save(match.club, 'scorer_settings_global', {
    isOpponentGoal,
    homeScore,
    awayScore,
    scorerId: scorer?.id ?? null,
    ...pairing(match, type),
  })
  const entry = standing.scorers.at(-1)
  if (goal.by !== null && entry) await choosePhoto(match.club, entry.id, match.photos.get(goal.by))
  await publish(match, type, goalAt(goal))
}

async function publishResult(match: Match, standing: Standing, isHalfTime: boolean): Promise<void> {
  await saveResult(match, standing, isHalfTime)
  if (!isHalfTime) await choosePhoto(match.club, 'result', match.photos.get('result'))
  await publish(match, 'result', isHalfTime ? FIRST_HALF : FIRST_HALF + BREAK + SECOND_HALF)
}

/** Line-up, whistle, goals, break, goals, whistle, each with its graphic. Halves begin in the past, so that they can end now. */
export async function playMatch(club: DemoClub, fixture: PlayedFixture, day: KickOff): Promise<void> {
  const kickOff = wallMoment(day.day, day.time, club.timeZone)
  if (kickOff === null) throw new Error(`${day.day} ${day.time} is no time of a match`)
  await announce(club, fixture, day, fixture)
  const match: Match = { club, fixture, kickOff, photos: await addMatchPhotos(club, fixture.opponent) }
  await prepareAnnouncement(club, fixture.look, match.photos)
  await publish(match, 'announcement', ANNOUNCED_AT)
  await publish(match, 'lineup', LINEUP_AT)

  let standing: Standing = { homeScore: 0, awayScore: 0, scorers: [] }
  const score = async (goals: readonly Goal[]) => {
    for (const goal of goals) {
      standing = withGoal(match, standing, goal)
      await scoreGoal(match, standing, goal)
    }
  }
  const firstHalf = pressClock(NEW_CLOCK, Date.now() - FIRST_HALF * MINUTE_MS)
  await saveClock(club, firstHalf)
  await score(fixture.goals.filter(isBeforeBreak))
  const halfTime = pressClock(firstHalf, Date.now())
  await saveClock(club, halfTime)
  await publishResult(match, standing, true)

  const secondHalf = pressClock(halfTime, Date.now() - SECOND_HALF * MINUTE_MS)
  await saveClock(club, secondHalf)
  await score(fixture.goals.filter((goal) => !isBeforeBreak(goal)))
  await saveClock(club, pressClock(secondHalf, Date.now()))
  await publishResult(match, standing, false)
}
