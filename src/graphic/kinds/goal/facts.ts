export const GOAL_HEADING = 'GOOOOL!'

export const PHOTO = 'scorer_photo'
export const SCORER_KEYS = { photo: PHOTO, number: 'player_number' } as const
