export interface ClubColours {
  primary: string
  accent: string
}

export const DEFAULT_CLUB_COLOURS: ClubColours = { primary: '#14633f', accent: '#e0b23c' }
