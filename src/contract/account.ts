import { z } from 'zod'
import { PASSWORD_MAX, PASSWORD_MIN, STAFF_USERNAME_MIN, USERNAME_MAX } from '#domain/club/staff.ts'
import { roleSchema } from './user.ts'

const tooLongUsername = `Nazwa użytkownika może mieć najwyżej ${USERNAME_MAX} znaków`
const tooLongPassword = `Hasło może mieć najwyżej ${PASSWORD_MAX} znaków`
export const mismatch = { message: 'Hasła muszą być identyczne', path: ['confirmPassword'] }

const requiredUsername = z
  .string('Nazwa użytkownika jest wymagana')
  .trim()
  .min(1, 'Nazwa użytkownika jest wymagana')
  .max(USERNAME_MAX, tooLongUsername)

const staffUsername = z
  .string(`Nazwa użytkownika musi mieć co najmniej ${STAFF_USERNAME_MIN} znaki`)
  .trim()
  .min(STAFF_USERNAME_MIN, `Nazwa użytkownika musi mieć co najmniej ${STAFF_USERNAME_MIN} znaki`)
  .max(USERNAME_MAX, tooLongUsername)

export const staffPassword = z
  .string(`Hasło musi mieć co najmniej ${PASSWORD_MIN} znaków`)
  .min(PASSWORD_MIN, `Hasło musi mieć co najmniej ${PASSWORD_MIN} znaków`)
  .max(PASSWORD_MAX, tooLongPassword)

export const knownPassword = z
  .string('Hasło jest wymagane')
  .min(1, 'Hasło jest wymagane')
  .max(PASSWORD_MAX, tooLongPassword)

export const loginRequest = z.object({
  username: requiredUsername,
  password: knownPassword,
})
export type LoginRequest = z.infer<typeof loginRequest>

export const registerRequest = z.object({
  username: requiredUsername,
  password: z
    .string('Hasło jest wymagane')
    .min(PASSWORD_MIN, `Hasło musi mieć minimum ${PASSWORD_MIN} znaków`)
    .max(PASSWORD_MAX, tooLongPassword),
  role: roleSchema.default('user'),
})
export type RegisterRequest = z.infer<typeof registerRequest>

export const registerForm = registerRequest
  .extend({ confirmPassword: z.string('Potwierdź hasło').min(1, 'Potwierdź hasło') })
  .refine((form) => form.password === form.confirmPassword, mismatch)

/** What an admin sends to the same address as a sign-up; his form asks for a longer name. */
export const createUserRequest = z.object({
  username: staffUsername,
  password: staffPassword,
  role: roleSchema.default('user'),
})

export const createUserForm = createUserRequest
  .extend({ confirmPassword: z.string() })
  .refine((form) => form.password === form.confirmPassword, mismatch)

const optionalPassword = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
  staffPassword.optional(),
)

/** What is left out stays; without a body everything does. */
export const updateUserRequest = z.preprocess(
  (body) => body ?? {},
  z.object({ username: staffUsername.optional(), role: roleSchema.optional(), password: optionalPassword }),
)
export type UpdateUserRequest = z.infer<typeof updateUserRequest>

export const editUserForm = z
  .object({
    username: staffUsername,
    role: roleSchema,
    password: optionalPassword,
    confirmPassword: z.string().optional(),
  })
  .refine((form) => !form.password || !form.confirmPassword || form.password === form.confirmPassword, mismatch)
