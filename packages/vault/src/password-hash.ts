/**
 * scrypt with a peppered password (OWASP: N=2^14, r=8, p=5; 16 MiB, about 0.15 s).
 * Stored as `s1$14$8$5$1$salt$hash`: scheme, log2 N, r, p, pepper version, base64url salt and hash.
 */
import { scrypt } from 'node:crypto'

import { constantTimeEqual, fromBase64Url, toBase64Url, utf8 } from './bytes.ts'
import type { Bytes } from './bytes.ts'
import { randomBytes } from './random.ts'

const COST = { N: 2 ** 14, r: 8, p: 5 } as const
const PREFIX = 's1$14$8$5$1'
const KEY_BYTES = 32
const SALT_BYTES = 16

/** A hash of no password: verifying against it takes as long as a real one. */
const NOBODY = `${PREFIX}$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`

export async function hashPassword(password: string, pepper: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const hash = await derive(await addPepper(password, pepper), salt)
  return `${PREFIX}$${toBase64Url(salt)}$${toBase64Url(hash)}`
}

/** Takes the same time whether or not the account exists: pass undefined for a missing one. */
export async function verifyPassword(
  password: string,
  { stored, pepper }: { stored: string | undefined; pepper: string },
): Promise<boolean> {
  const [salt, hash] = (stored ?? NOBODY).slice(PREFIX.length + 1).split('$')
  const derived = await derive(await addPepper(password, pepper), fromBase64Url(salt ?? ''))
  return constantTimeEqual(derived, fromBase64Url(hash ?? '')) && stored !== undefined
}

async function addPepper(password: string, pepper: string): Promise<Bytes> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', fromBase64Url(pepper), algorithm, false, [
    'sign',
  ])
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8(password.normalize('NFC'))))
}

function derive(password: Bytes, salt: Bytes): Promise<Bytes> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, COST, (error, key) =>
      error ? reject(error) : resolve(new Uint8Array(key)),
    )
  })
}
