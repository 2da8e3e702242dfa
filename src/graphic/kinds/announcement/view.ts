import type { MatchCourse } from '#domain/match/document/match-state.ts'
import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import type { Catalogue } from '../../catalogue.ts'
import { type MatchView, matchView } from '../../match-view.ts'

export interface AnnouncementView extends MatchView {
  venue: string | null
  course: MatchCourse
  /** At the club. */
  today: string | null
}

export const announcementView = (match: ShownMatch, catalogue: Catalogue): AnnouncementView => ({
  ...matchView(match, catalogue),
  venue: match.venue?.trim() || null,
  course: match.course,
  today: catalogue.today ?? null,
})
