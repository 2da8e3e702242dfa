/** Known to everybody: a demo holds nothing that is anybody's. */
export const ADMIN = { username: 'admin', password: 'jedenastka' } as const
export const EDITOR = { username: 'redaktor', password: 'jedenastka' } as const
