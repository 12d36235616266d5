/**
 * Remembers, in a signed cookie, that this browser has signed in to this account before. Such a browser has a bucket of
 * wrong passwords of its own: strangers who use up the account's cannot lock its owner out.
 */
import { fromBase64Url } from '@plainletter/vault/bytes'
import { sha256Hex } from '@plainletter/vault/digest'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { jwtVerify, SignJWT } from 'jose'

import type { AppEnv } from '../app-env.ts'

const NAME = '__Host-device'
const LIFE_SECONDS = 365 * 24 * 60 * 60

/** The device's own id if it is known for this account, else undefined. */
export async function readKnownDevice(
  c: Context<AppEnv>,
  email: string,
): Promise<string | undefined> {
  const token = getCookie(c, NAME)
  if (token === undefined) return undefined
  try {
    const options = { algorithms: ['HS256'], subject: await sha256Hex(email) }
    const { payload } = await jwtVerify(token, fromBase64Url(c.env.DEVICE_COOKIE_KEY), options)
    return payload.jti
  } catch {
    // Expired, altered, or of another account: to us it is a browser like any other.
    return undefined
  }
}

export async function writeDeviceCookie(c: Context<AppEnv>, email: string): Promise<void> {
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(await sha256Hex(email))
    .setJti(crypto.randomUUID())
    .setExpirationTime(`${LIFE_SECONDS}s`)
    .sign(fromBase64Url(c.env.DEVICE_COOKIE_KEY))
  setCookie(c, NAME, token, {
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: LIFE_SECONDS,
  })
}
