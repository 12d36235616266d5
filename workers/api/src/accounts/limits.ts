/** How often one may try. Counted exactly, in the database, and closed when in doubt. */
import type { Limit } from '@plainletter/store/limits'
import { sha256Hex } from '@plainletter/vault/digest'

const HOUR_MS = 60 * 60 * 1000

/**
 * Failed sign-ins: 10 an hour for one account, 30 an hour from one address. A browser that has signed in to the account
 * before counts against its own 10 instead.
 */
export async function loginLimits(from: {
  email: string
  address: string
  device: string | undefined
}): Promise<Limit[]> {
  const who =
    from.device === undefined
      ? `login:account:${await sha256Hex(from.email)}`
      : `login:device:${from.device}`
  return [
    { bucket: who, max: 10, windowMs: HOUR_MS },
    { bucket: `login:address:${await sha256Hex(from.address)}`, max: 30, windowMs: HOUR_MS },
  ]
}

/** New accounts: 5 an hour from one network address, 3 an hour for one email address. Taken or free, they count alike. */
export async function registerLimits(from: { address: string; email: string }): Promise<Limit[]> {
  const [address, email] = [await sha256Hex(from.address), await sha256Hex(from.email)]
  return [
    { bucket: `register:address:${address}`, max: 5, windowMs: HOUR_MS },
    { bucket: `register:email:${email}`, max: 3, windowMs: HOUR_MS },
  ]
}

/** Mails that anybody can ask for: 5 an hour from one network address, 3 an hour to one email address. */
export async function mailLimits(
  kind: 'verify' | 'reset',
  to: { email: string; address: string },
): Promise<{ ofAddress: Limit; ofEmail: Limit }> {
  const [address, email] = [await sha256Hex(to.address), await sha256Hex(to.email)]
  return {
    ofAddress: { bucket: `${kind}:address:${address}`, max: 5, windowMs: HOUR_MS },
    ofEmail: { bucket: `${kind}:email:${email}`, max: 3, windowMs: HOUR_MS },
  }
}

/** Wrong passwords of somebody who is signed in: 10 an hour. */
export const passwordLimits = (userId: number): Limit[] => [
  { bucket: `password:user:${userId}`, max: 10, windowMs: HOUR_MS },
]

/** Downloads of everything: 5 a day. */
export const exportLimits = (userId: number): Limit[] => [
  { bucket: `export:user:${userId}`, max: 5, windowMs: 24 * HOUR_MS },
]

export const TOO_MANY_TRIES = 'Too many tries. Wait an hour and try again.'
