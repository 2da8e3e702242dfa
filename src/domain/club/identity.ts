export const FALLBACK_CLUB_NAME = 'Nasz Klub'
export const CLUB_NAME_MAX = 100

export const clubNameOr = (name: string | null | undefined): string => name?.trim() || FALLBACK_CLUB_NAME
