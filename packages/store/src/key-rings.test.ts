import { DAILY_LIMITS } from '@plainletter/contracts/prices'
import { toBase64Url } from '@plainletter/vault/bytes'
import { CannotOpenError } from '@plainletter/vault/gcm'
import { parseKeyEncryptionKeys } from '@plainletter/vault/key-ring'
import { randomBytes } from '@plainletter/vault/random'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'

import { keyRingKey } from './bucket.ts'
import type { Bucket } from './bucket.ts'
import {
  addDataKey,
  dropDataKey,
  findDataKeys,
  getDataKey,
  listKeyedDocuments,
  resealKeyRing,
} from './key-rings.ts'
import { openField, sealField } from './sealed-document.ts'

const newRings = async () => ({
  bucket: env.BUCKET,
  keys: await parseKeyEncryptionKeys(`1:${toBase64Url(randomBytes(32))}`),
})

test('no key is lost when ten are added at once', async () => {
  const rings = await newRings()
  const ids = Array.from({ length: 10 }, (_, index) => 100 + index)
  await Promise.all(ids.map((id) => addDataKey(rings, 1, id)))
  expect((await findDataKeys(rings, 1, ids)).size).toBe(10)
})

test('adding and dropping at once leaves exactly the keys that were not dropped', async () => {
  const rings = await newRings()
  const old = [200, 201, 202, 203]
  for (const id of old) await addDataKey(rings, 2, id)
  await Promise.all([
    ...old.map((id) => dropDataKey(rings, 2, id)),
    addDataKey(rings, 2, 300),
    addDataKey(rings, 2, 301),
  ])
  expect([...(await findDataKeys(rings, 2, [...old, 300, 301])).keys()]).toEqual([300, 301])
})

test('what was sealed before a key was dropped opens no more, and an old copy of the database does not help', async () => {
  const rings = await newRings()
  const key = await addDataKey(rings, 3, 400)
  const copy = await sealField({ key, userId: 3, documentId: 400 }, 'analysis', 'a letter')
  await dropDataKey(rings, 3, 400)
  await expect(getDataKey(rings, 3, 400)).rejects.toThrow(CannotOpenError)
  const fresh = await addDataKey(rings, 3, 400)
  await expect(
    openField({ key: fresh, userId: 3, documentId: 400 }, 'analysis', copy),
  ).rejects.toThrow(CannotOpenError)
})

test('the ring of one user does not open as that of another', async () => {
  const rings = await newRings()
  await addDataKey(rings, 4, 500)
  const ring = await env.BUCKET.get(keyRingKey(4))
  await env.BUCKET.put(
    keyRingKey(5),
    new Uint8Array((await ring?.arrayBuffer()) ?? new ArrayBuffer()),
  )
  await expect(findDataKeys(rings, 5, [500])).rejects.toThrow(CannotOpenError)
})

test('a key that is added while its ring is sealed again is not lost', async () => {
  const [oldSecret, newSecret] = [1, 2].map(
    (version) => `${version}:${toBase64Url(randomBytes(32))}`,
  )
  const keys = await parseKeyEncryptionKeys(`${oldSecret},${newSecret}`)
  const old = await parseKeyEncryptionKeys(`${oldSecret}`)
  await addDataKey({ bucket: env.BUCKET, keys: old }, 6, 600)
  const bucket: Bucket = {
    ...bucketOf(env.BUCKET),
    get: async (key) => {
      const object = await env.BUCKET.get(key)
      await addDataKey({ bucket: env.BUCKET, keys }, 6, 601)
      return object
    },
  }
  expect(await resealKeyRing({ bucket, keys }, 6)).toBe(true)
  const after = { bucket: env.BUCKET, keys: await parseKeyEncryptionKeys(`${newSecret}`) }
  expect(await listKeyedDocuments(after, 6)).toEqual([600, 601])
})

/** A bucket as R2 is: of one name it takes one put a second, and answers any other with its 429. */
function onePutASecond(real: Bucket): { bucket: Bucket; refused: () => number } {
  const last = new Map<string, number>()
  let refusals = 0
  const put: Bucket['put'] = async (key, value, options) => {
    if (Date.now() - (last.get(key) ?? 0) < 1_000) {
      refusals += 1
      throw new Error('put: Reduce your concurrent request rate for the same object. (10058)')
    }
    last.set(key, Date.now())
    return real.put(key, value, options)
  }
  return { bucket: { ...bucketOf(real), put }, refused: () => refusals }
}

test('as many letters as one person may send at once all get their keys when R2 takes one put a second', async () => {
  const { bucket, refused } = onePutASecond(env.BUCKET)
  const rings = { ...(await newRings()), bucket }
  const ids = Array.from({ length: DAILY_LIMITS.runningJobs }, (_, index) => 700 + index)
  await Promise.all(ids.map((id) => addDataKey(rings, 7, id)))
  expect((await findDataKeys(rings, 7, ids)).size).toBe(ids.length)
  expect(refused()).toBeGreaterThan(0)
}, 30_000)

test('a fault that is no refusal comes through at once', async () => {
  const put = () => Promise.reject(new Error('Network connection lost'))
  const rings = { ...(await newRings()), bucket: { ...bucketOf(env.BUCKET), put } }
  await expect(addDataKey(rings, 8, 800)).rejects.toThrow('Network connection lost')
})

const bucketOf = (real: Bucket): Bucket => ({
  get: (key) => real.get(key),
  put: (key, value, options) => real.put(key, value, options),
  delete: (names) => real.delete(names),
  list: (options) => real.list(options),
})
