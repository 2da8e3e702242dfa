import { expectOk, type LiveClub } from '../fans/live-club.ts'

const PASSWORD = 'sekret-123'

/** Accounts for this many people, each signed in. */
export async function signInStaff(club: LiveClub, people: number): Promise<Array<{ name: string; cookie: string }>> {
  const post = async (path: string, body: object, headers: Record<string, string>) =>
    expectOk(await fetch(`${club.app.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }))
  const accounts: Array<{ name: string; cookie: string }> = []
  for (let person = 1; person <= people; person++) {
    const username = `osoba-${person}`
    await post('/api/register', { username, password: PASSWORD, role: 'user' }, club.staff)
    const signedIn = await post('/api/login', { username, password: PASSWORD }, { 'content-type': 'application/json' })
    accounts.push({ name: username, cookie: signedIn.headers.get('set-cookie')?.split(';')[0] ?? '' })
  }
  return accounts
}
