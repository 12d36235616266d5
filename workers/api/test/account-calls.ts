/** The calls on an account that our own pages make, and what they answer. */
import { env } from 'cloudflare:workers'

import { ask } from './ask.ts'
import { askJson } from './cases.ts'
import { newVisitor } from './factories.ts'
import type { Visitor } from './factories.ts'
import type { Person } from './people.ts'
import { elsewhere } from './request-to.ts'

export const NEW_PASSWORD = 'three calm words'

export const register = (email: string) => ({
  path: '/api/auth/register',
  body: { email, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
})

export const forgot = (email: string) => ({ path: '/api/auth/forgot-password', body: { email } })

export const reset = (token: string, newPassword = NEW_PASSWORD) => ({
  path: '/api/auth/reset-password',
  body: { token, newPassword },
})

export const change = (currentPassword: string) => ({
  path: '/api/auth/change-password',
  body: { currentPassword, newPassword: NEW_PASSWORD },
})

export const post = async (who: Visitor, { path, body }: { path: string; body: unknown }) =>
  (await askJson(elsewhere(who), path, body)).response

/** Status and words of an answer. */
export async function said(response: Response) {
  const { message } = await response.json<{ message: string }>()
  return [response.status, message]
}

export const verify = (who: Visitor, token: string) =>
  post(who, { path: '/api/auth/verify-email', body: { token } })

export const signIn = (email: string, password: string) =>
  post(newVisitor(), { path: '/api/auth/login', body: { email, password } })

export const me = async (who: Visitor) => (await ask(who, { path: '/api/auth/me' })).response

export const changeEmail = ({ id }: Person) =>
  env.DB.prepare("UPDATE users SET email = email || '.new' WHERE id = ?1").bind(id).run()
