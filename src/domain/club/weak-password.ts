import { PASSWORD_MIN } from './staff.ts'
import { withoutAccents } from './without-accents.ts'

export type Weakness = 'common' | 'pattern' | 'username' | 'short'

const SAFE_LENGTH = 10
const USERNAME_WORTH_FINDING = 3

/** Without the figures and signs that people put after them. */
const COMMON_WORDS = new Set(
  (
    'haslo mojehaslo polska polak kochanie kocham dupa kurwa misiek myszka kotek slonko sekret tajne zima lato ' +
    'kasia basia asia ania monika agnieszka karolina natalia marcin mateusz kacper bartek lukasz michal tomek ' +
    'pawel piotrek kuba krzysiek adrian dawid damian wojtek pilka pilkanozna futbol mecz klub trener legia lech ' +
    'wisla widzew gornik ruch slask pogon cracovia jaga lechia barcelona realmadryt liverpool arsenal chelsea ' +
    'juventus bayern password passwort pass letmein welcome admin administrator root test user guest login master ' +
    'iloveyou monkey dragon football soccer baseball superman batman sunshine princess shadow freedom hello secret ' +
    'changeme qwerty qwertz azerty abc samsung google facebook instagram trustno matrix zaq xsw qaz qazwsx asd'
  ).split(' '),
)

const RUNS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb',
  'zaq12wsxcde34rfv',
]

const folded = (text: string): string => withoutAccents(text).toLowerCase()
const reversed = (text: string): string => [...text].reverse().join('')

const isCommon = (password: string): boolean => COMMON_WORDS.has(password.replace(/^[^a-z]+|[^a-z]+$/g, ''))

const isPattern = (password: string): boolean =>
  new Set(password).size <= 2 ||
  /^(.{1,5})\1+$/u.test(password) ||
  RUNS.some((run) => run.includes(password) || reversed(run).includes(password))

const hasUsername = (password: string, username: string): boolean =>
  username.length >= USERNAME_WORTH_FINDING && (password.includes(username) || password.includes(reversed(username)))

/** Why a password that may be used is easily guessed; null: it is not, or it is too short to be used at all. */
export function passwordWeakness(password: string, username: string): Weakness | null {
  if (password.length < PASSWORD_MIN || password.trim() === '') return null
  const plain = folded(password)
  if (isPattern(plain)) return 'pattern'
  if (isCommon(plain)) return 'common'
  if (hasUsername(plain, folded(username.trim()))) return 'username'
  return password.length < SAFE_LENGTH ? 'short' : null
}
