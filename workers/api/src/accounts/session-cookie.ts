/** The one cookie: an opaque token, sent to our own origin only and never from another site. */
import { SESSION_LIFE_MS } from '@plainletter/store/caller'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

import type { AppEnv } from '../app-env.ts'

const NAME = '__Host-session'
const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** The token, or undefined when there is none or it cannot be one of ours. */
export function readSessionCookie(c: Context<AppEnv>): string | undefined {
  const token = getCookie(c, NAME)
  return token !== undefined && TOKEN.test(token) ? token : undefined
}

export function writeSessionCookie(c: Context<AppEnv>, token: string): void {
  setCookie(c, NAME, token, {
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: SESSION_LIFE_MS / 1000,
  })
}

export function clearSessionCookie(c: Context<AppEnv>): void {
  deleteCookie(c, NAME, { path: '/', secure: true, httpOnly: true, sameSite: 'Strict' })
}
