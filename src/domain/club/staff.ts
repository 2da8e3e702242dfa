export const ROLES = ['user', 'admin'] as const
export type Role = (typeof ROLES)[number]

export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 200
export const USERNAME_MAX = 50
export const STAFF_USERNAME_MIN = 3

/** Two usernames that differ only by case or by Unicode composition are the same account. */
export function usernameKey(username: string): string {
  return username.trim().normalize('NFKC').toLocaleLowerCase('pl')
}
