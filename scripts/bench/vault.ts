/** Sealing and opening against Web Crypto's own AES-GCM on the same bytes. */
import type { Bytes } from '@plainletter/vault/bytes'
import { importKey } from '@plainletter/vault/gcm'
import { randomBytes } from '@plainletter/vault/random'
import { openObject, sealObject } from '@plainletter/vault/seal-object'
import { openText, sealText } from '@plainletter/vault/seal-text'

import { typedLetter } from './letters.ts'
import { median, spread, takeTurns } from './measure.ts'
import { asMs, asRatio, asShare, FIGURE_HEAD } from './table.ts'
import type { Bench, Table } from './table.ts'

const FILE_BYTES = 10 * 1024 * 1024
/** The most that Web Crypto gives at once. */
const RANDOM_BYTES_MAX = 65_536
const ROUNDS = 41
/** One letter takes too short a time to be told alone. */
const LETTERS = 200

const place = { userId: 7, documentId: 41, part: 'upload/0' } as const
const field = { userId: 7, documentId: 41, field: 'original_text' } as const

export async function benchVault({ until }: Bench): Promise<Table[]> {
  const key = await importKey(randomBytes(32))
  const files = await fileTimes(key, until)
  const texts = await textTimes(key, until)
  return [
    {
      title: 'Vault: against raw Web Crypto AES-GCM',
      head: [...FIGURE_HEAD],
      rows: [
        row('sealObject, 10 MB', files.seal, files.rawSeal),
        row('openObject, 10 MB', files.open, files.rawOpen),
        row(`sealText, ${LETTERS} letters`, texts.seal, texts.rawSeal),
        row(`openText, ${LETTERS} letters`, texts.open, texts.rawOpen),
      ],
      notes: [
        `${ROUNDS} rounds in turns. sealObject adds chunks of 2 MB with their own tags; sealText writes base64url.`,
      ],
    },
  ]
}

const row = (what: string, ours: readonly number[], raw: readonly number[]): string[] => [
  what,
  asMs(median(ours)),
  asMs(median(raw)),
  asRatio(median(ours) / median(raw)),
  asShare(spread(ours)),
]

async function fileTimes(key: CryptoKey, until: number) {
  const plain = manyRandomBytes(FILE_BYTES)
  const sealed = await sealObject(key, place, plain)
  const raw = rawCipher(key)
  const rawSealed = await raw.seal(plain)
  return takeTurns(
    {
      seal: () => sealObject(key, place, plain),
      rawSeal: () => raw.seal(plain),
      open: () => openObject(key, place, sealed),
      rawOpen: () => raw.open(rawSealed),
    },
    { rounds: ROUNDS, until },
  )
}

async function textTimes(key: CryptoKey, until: number) {
  const text = typedLetter()
  const plain = new TextEncoder().encode(text)
  const sealed = await sealText(key, field, text)
  const raw = rawCipher(key)
  const rawSealed = await raw.seal(plain)
  return takeTurns(
    {
      seal: () => often(() => sealText(key, field, text)),
      rawSeal: () => often(() => raw.seal(plain)),
      open: () => often(() => openText(key, field, sealed)),
      rawOpen: () => often(() => raw.open(rawSealed)),
    },
    { rounds: ROUNDS, until },
  )
}

async function often(work: () => Promise<unknown>): Promise<void> {
  for (let time = 0; time < LETTERS; time += 1) await work()
}

function rawCipher(key: CryptoKey) {
  const parameters = { name: 'AES-GCM', iv: randomBytes(12), tagLength: 128 }
  return {
    seal: (bytes: Bytes) => crypto.subtle.encrypt(parameters, key, bytes),
    open: (bytes: ArrayBuffer) => crypto.subtle.decrypt(parameters, key, bytes),
  }
}

function manyRandomBytes(count: number): Bytes {
  const bytes = new Uint8Array(count)
  for (let at = 0; at < count; at += RANDOM_BYTES_MAX)
    bytes.set(randomBytes(Math.min(RANDOM_BYTES_MAX, count - at)), at)
  return bytes
}
