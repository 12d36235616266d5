/** Signing up and in. The messages are the specification's. */
import * as z from 'zod/mini'

export const PASSWORD_LENGTH_MIN = 6
export const PASSWORD_LENGTH_MAX = 256

const Email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, 'Please enter a valid email address'),
    z.email('Please enter a valid email address'),
  )
const Password = z
  .string()
  .check(
    z.minLength(PASSWORD_LENGTH_MIN, 'Password must be at least 6 characters'),
    z.maxLength(PASSWORD_LENGTH_MAX, 'Password must be at most 256 characters'),
  )

export const Login = z.strictObject({ email: Email, password: Password })
export type Login = z.infer<typeof Login>

export const Register = z
  .strictObject({ email: Email, password: Password, confirmPassword: z.string() })
  .check(
    z.refine((input) => input.password === input.confirmPassword, {
      error: "Passwords don't match",
      path: ['confirmPassword'],
    }),
  )
export type Register = z.infer<typeof Register>

export const CurrentUser = z.object({
  id: z.number(),
  email: z.string(),
  accountVerified: z.boolean(),
  subscriptionStatus: z.string(),
  subscriptionPlan: z.nullable(z.string()),
  creditsRemaining: z.int(),
  createdAt: z.string(),
})
export type CurrentUser = z.infer<typeof CurrentUser>
