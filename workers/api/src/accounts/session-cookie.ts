/**
 * Who is signed in: an opaque token, sent to our own origin only and never from another site. Beside it goes a mark that
 * scripts of ours may read. It says only that there is a session, so that the page need not ask when there is none.
 */
import { SESSION_LIFE_MS } from '@plainletter/store/caller'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

import type { AppEnv } from '../app-env.ts'

const NAME = '__Host-session'
const TOKEN = /^[A-Za-z0-9_-]{43}$/
const MARK = '__Host-signed-in'
const PLACE = { path: '/', secure: true, sameSite: 'Strict' } as const

/** The token, or undefined when there is none or it cannot be one of ours. */
export function readSessionCookie(c: Context<AppEnv>): string | undefined {
  const token = getCookie(c, NAME)
  return token !== undefined && TOKEN.test(token) ? token : undefined
}

export function writeSessionCookie(c: Context<AppEnv>, token: string): void {
  const maxAge = SESSION_LIFE_MS / 1000
  setCookie(c, NAME, token, { ...PLACE, httpOnly: true, maxAge })
  setCookie(c, MARK, '1', { ...PLACE, maxAge })
}

export function clearSessionCookie(c: Context<AppEnv>): void {
  deleteCookie(c, NAME, { ...PLACE, httpOnly: true })
  deleteCookie(c, MARK, PLACE)
}
