import { expect } from '@playwright/test'
import type { RunningApp } from './app.ts'
import type { GoalClub } from './cloned-club.ts'
import { openGoalClub, startMatch } from './goal-club.ts'
import { MatchClub } from './match-club.ts'

export const JUNIORS = 'Juniorzy młodsi B1'

/** A club of two teams, each in the middle of a match of its own: against Iskra Żuławy and against Sparta Bór. */
export class TeamClub {
  /** The juniors' current match. */
  juniorMatch = 0

  private constructor(
    readonly app: RunningApp,
    readonly club: GoalClub,
    readonly matches: MatchClub,
    readonly juniors: number,
    private readonly sparta: number,
  ) {}

  static async open(): Promise<TeamClub> {
    const club = await openGoalClub()
    const matches = new MatchClub(club.app, club)
    const { id } = await matches.post<{ id: number }>('/api/teams', { name: JUNIORS })
    const young = { firstName: 'Igor', position: 'Napastnik', teamIds: [id] }
    const players = [
      { ...young, lastName: 'Wilk', number: 9 },
      { ...young, lastName: 'Zając', number: 17 },
      // In both teams.
      { id: club.players['Adam Bąk'], firstName: 'Adam', lastName: 'Bąk', number: 10, teamIds: [1, id] },
    ]
    await matches.post('/api/players/import', { players })
    return new TeamClub(club.app, club, matches, id, await matches.opponent('Sparta Bór'))
  }

  async newMatches(): Promise<void> {
    await this.matches.deleteAll()
    await startMatch(this.app, this.club)
    this.juniorMatch = await this.matches.make({ teamId: this.juniors, opponentId: this.sparta, isCurrent: true })
  }

  async goalsOf(id: number): Promise<number> {
    const { cells } = await this.matches.read(id)
    return Object.keys(cells).filter((cell) => cell.startsWith('event:')).length
  }

  async expectGoals(id: number, goals: number): Promise<void> {
    await expect.poll(() => this.goalsOf(id)).toBe(goals)
  }
}
