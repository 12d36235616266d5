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

export const ForgotPassword = z.strictObject({ email: Email })
export type ForgotPassword = z.infer<typeof ForgotPassword>

const MAILED_TOKEN_LENGTH_MAX = 256
const mailedToken = (missing: string) =>
  z.string(missing).check(z.minLength(1, missing), z.maxLength(MAILED_TOKEN_LENGTH_MAX, missing))
const newPassword = (tooShort: string) =>
  z
    .string()
    .check(
      z.minLength(PASSWORD_LENGTH_MIN, tooShort),
      z.maxLength(PASSWORD_LENGTH_MAX, 'Password must be at most 256 characters'),
    )

export const ResetPassword = z.strictObject({
  token: mailedToken('Reset token is required'),
  newPassword: newPassword('Password must be at least 6 characters long'),
})
export type ResetPassword = z.infer<typeof ResetPassword>

export const VerifyEmail = z.strictObject({ token: mailedToken('Verification token is required') })
export type VerifyEmail = z.infer<typeof VerifyEmail>

export const ChangePassword = z.strictObject({
  currentPassword: z
    .string('Current password is required')
    .check(
      z.minLength(1, 'Current password is required'),
      z.maxLength(PASSWORD_LENGTH_MAX, 'Password must be at most 256 characters'),
    ),
  newPassword: newPassword('New password must be at least 6 characters'),
})
export type ChangePassword = z.infer<typeof ChangePassword>

export const DeleteAccount = z.strictObject({
  password: z
    .string('Your password is required')
    .check(
      z.minLength(1, 'Your password is required'),
      z.maxLength(PASSWORD_LENGTH_MAX, 'Password must be at most 256 characters'),
    ),
})
export type DeleteAccount = z.infer<typeof DeleteAccount>

/** One sign-in. `network` is the first part of its address, never the whole. */
export const SignIn = z.object({
  browser: z.nullable(z.string()),
  network: z.nullable(z.string()),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  isThis: z.boolean(),
})
export type SignIn = z.infer<typeof SignIn>

export const CurrentUser = z.object({
  id: z.number(),
  email: z.string(),
  accountVerified: z.boolean(),
  subscriptionStatus: z.string(),
  subscriptionPlan: z.nullable(z.string()),
  creditsRemaining: z.int(),
  /** Of the plan, this month. */
  planAnalysesLeft: z.int(),
  /** With a business plan, or once a business pack was bought. */
  hasBusinessView: z.boolean(),
  createdAt: z.string(),
})
export type CurrentUser = z.infer<typeof CurrentUser>
