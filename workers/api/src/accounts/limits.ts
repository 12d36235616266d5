/** How often one may try. Counted exactly, in the database, and closed when in doubt. */
import type { Limit } from '@plainletter/store/limits'
import { sha256Hex } from '@plainletter/vault/digest'

const HOUR_MS = 60 * 60 * 1000

/** Failed sign-ins: 10 an hour for one account, 30 an hour from one address. */
export async function loginLimits(email: string, address: string): Promise<Limit[]> {
  return [
    { bucket: `login:account:${await sha256Hex(email)}`, max: 10, windowMs: HOUR_MS },
    { bucket: `login:address:${await sha256Hex(address)}`, max: 30, windowMs: HOUR_MS },
  ]
}

/** New accounts: 5 an hour from one address. */
export async function registerLimits(address: string): Promise<Limit[]> {
  return [{ bucket: `register:address:${await sha256Hex(address)}`, max: 5, windowMs: HOUR_MS }]
}

export const TOO_MANY_TRIES = 'Too many tries. Wait an hour and try again.'
