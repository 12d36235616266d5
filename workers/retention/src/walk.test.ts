import { listWishes, openWish } from '@plainletter/store/feature-requests'
import {
  addDataKey,
  findDataKeys,
  getDataKey,
  listKeyedDocuments,
} from '@plainletter/store/key-rings'
import type { KeyRings } from '@plainletter/store/key-rings'
import { listPasses } from '@plainletter/store/sweep-passes'
import { toBase64Url } from '@plainletter/vault/bytes'
import { CannotOpenError } from '@plainletter/vault/gcm'
import { parseKeyEncryptionKeys, ringVersion } from '@plainletter/vault/key-ring'
import { randomBytes, randomId } from '@plainletter/vault/random'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'

import { openRings, storedLetter } from '../test/factories.ts'
import { openPorts } from './ports.ts'
import type { SweepPorts } from './ports.ts'
import { sweepOnce } from './sweep.ts'
import { walkOn } from './walk.ts'

const HOUR_MS = 60 * 60 * 1000
const OLD = '1:AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8'
const NEW = `2:${toBase64Url(randomBytes(32))}`

const ringsUnder = async (secret: string): Promise<KeyRings> => ({
  bucket: env.DOCUMENT_BUCKET,
  keys: await parseKeyEncryptionKeys(secret),
})

const portsUnder = async (secret: string, now: number): Promise<SweepPorts> =>
  openPorts({ ...env, KEY_ENCRYPTION_KEYS: secret }, now)

/** The storage of this file is its own; what earlier tests have left in it is taken away. */
beforeEach(async () => {
  const { objects } = await env.DOCUMENT_BUCKET.list()
  await env.DOCUMENT_BUCKET.delete(objects.map((object) => object.key))
  for (const table of ['credit_entries', 'jobs', 'documents', 'sweep_passes', 'deletion_journal'])
    await env.DB.prepare(`DELETE FROM ${table}`).run()
  await env.DB.prepare('UPDATE credit_accounts SET balance = 0').run()
})

async function versionsOfRings(): Promise<number[]> {
  const { objects } = await env.DOCUMENT_BUCKET.list({ prefix: 'keyring/' })
  const sealed = objects.map(async ({ key }) =>
    ringVersion(new Uint8Array((await (await env.DOCUMENT_BUCKET.get(key))?.arrayBuffer()) ?? [])),
  )
  return Promise.all(sealed)
}

/** Ports that stop at the n-th call to storage, as a Worker that is ended there. */
function killedAt(ports: SweepPorts, place: number): SweepPorts {
  let calls = 0
  const step = <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    calls += 1
    return calls >= place ? Promise.reject(new Error('This Worker has ended')) : call()
  }
  const bucket: SweepPorts['bucket'] = {
    get: (key) => step(() => ports.bucket.get(key)),
    put: (key, value, options) => step(() => ports.bucket.put(key, value, options)),
    delete: (keys) => step(() => ports.bucket.delete(keys)),
    list: (options) => step(() => ports.bucket.list(options)),
  }
  return {
    ...ports,
    bucket,
    rings: { ...ports.rings, bucket },
    database: {
      prepare: (text) => ports.database.prepare(text),
      batch: (statements) => step(() => ports.database.batch(statements)),
    },
  }
}

describe('when the key-encryption key is changed', () => {
  test('every document stays readable while rounds are killed and keys are added, and then the old key may go', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const before = await ringsUnder(OLD)
    const people = Array.from({ length: 120 }, (_, index) => 1_000 + index)
    for (const userId of people) await addDataKey(before, userId, userId)
    const both = await ringsUnder(`${OLD},${NEW}`)
    const start = Date.now()
    for (let round = 0; round < 12; round += 1) {
      const ports = await portsUnder(`${OLD},${NEW}`, start + round * 60_000)
      const isKilled = round % 2 === 0
      await Promise.all([
        walkOn(isKilled ? killedAt(ports, 30 + 20 * round) : ports).catch(() => undefined),
        addDataKey(both, 1_000 + round * 7, 9_000 + round),
        ...people
          .filter((userId) => userId % 12 === round)
          .map((userId) => getDataKey(both, userId, userId)),
      ])
    }
    expect(new Set(await versionsOfRings())).toEqual(new Set([2]))
    const after = await ringsUnder(NEW)
    for (const userId of people) expect((await findDataKeys(after, userId, [userId])).size).toBe(1)
    for (let round = 0; round < 12; round += 1)
      expect(await listKeyedDocuments(after, 1_000 + round * 7)).toContain(9_000 + round)
    vi.restoreAllMocks()
  })

  test('a round takes a bounded number of rings and notes how far it came', async () => {
    const before = await ringsUnder(OLD)
    for (let userId = 1; userId <= 60; userId += 1) await addDataKey(before, userId, userId)
    await walkOn(await portsUnder(`${OLD},${NEW}`, Date.now()))
    expect((await versionsOfRings()).filter((version) => version === 2)).toHaveLength(50)
    expect(await listPasses(env.DB)).toContainEqual(
      expect.objectContaining({ name: 'rotation', found: 50 }),
    )
  })

  test('without the old key an old ring does not open', async () => {
    await addDataKey(await ringsUnder(OLD), 7, 70)
    await expect(getDataKey(await ringsUnder(NEW), 7, 70)).rejects.toThrow(CannotOpenError)
  })
})

/** What has no counterpart: files and keys without a row, rows without a key, open rows without files. */
async function orphans() {
  const { results } = await env.DB.prepare('SELECT id, user_id AS userId FROM documents').all<{
    id: number
    userId: number
  }>()
  const ids = new Set(results.map((row) => row.id))
  const files = await env.DOCUMENT_BUCKET.list({ prefix: '30d/' })
  const fileIds = files.objects.map(({ key }) => Number(key.split('/')[1]))
  const ringsListed = await env.DOCUMENT_BUCKET.list({ prefix: 'keyring/' })
  const rings = await openRings()
  const keyed = (
    await Promise.all(
      ringsListed.objects.map(({ key }) => listKeyedDocuments(rings, Number(key.split('/')[1]))),
    )
  ).flat()
  return {
    files: fileIds.filter((id) => !ids.has(id)).length,
    keys: keyed.filter((id) => !ids.has(id)).length,
    rowsWithoutKey: [...ids].filter((id) => !keyed.includes(id)).length,
    rowsWithoutFiles: [...ids].filter((id) => !fileIds.includes(id)).length,
  }
}

const NONE = { files: 0, keys: 0, rowsWithoutKey: 0, rowsWithoutFiles: 0 }

/** Two letters that are whole, and one with each kind of damage. */
async function damagedStore() {
  const at = Date.now()
  const whole = [await storedLetter(at), await storedLetter(at)]
  const [noKey, noFiles, noRow] = [
    await storedLetter(at),
    await storedLetter(at),
    await storedLetter(at),
  ]
  await env.DOCUMENT_BUCKET.delete(`keyring/${noKey.userId}`)
  await env.DOCUMENT_BUCKET.delete(`30d/${noFiles.documentId}/0`)
  await env.DB.batch([
    env.DB.prepare('DELETE FROM jobs WHERE id = ?1').bind(noRow.jobId),
    env.DB.prepare('DELETE FROM documents WHERE id = ?1').bind(noRow.documentId),
  ])
  return { at, whole, noKey, noFiles }
}

describe('the comparison of rows and storage', () => {
  test('leaves what is younger than an hour alone', async () => {
    const { at } = await damagedStore()
    await sweepOnce(await portsUnder(OLD, at + HOUR_MS / 2))
    expect(await orphans()).toEqual({ files: 1, keys: 1, rowsWithoutKey: 1, rowsWithoutFiles: 1 })
  })

  test('mends every kind of damage, gives credits back, and touches nothing that is whole', async () => {
    const { at, whole, noKey, noFiles } = await damagedStore()
    for (let hour = 1; hour <= 26; hour += 1)
      await walkOn(await portsUnder(OLD, at + hour * HOUR_MS + 60_000))
    expect(await orphans()).toEqual(NONE)
    for (const { userId, documentId } of whole)
      expect((await findDataKeys(await openRings(), userId, [documentId])).size).toBe(1)
    const { results } = await env.DB.prepare(
      'SELECT balance FROM credit_accounts WHERE user_id IN (?1, ?2)',
    )
      .bind(noKey.userId, noFiles.userId)
      .all()
    expect(results).toEqual([{ balance: 1 }, { balance: 1 }])
  })

  test('comes to the same end when its rounds are killed at every place', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { at, whole } = await damagedStore()
    for (let place = 1; place <= 30; place += 1) {
      const ports = await portsUnder(OLD, at + HOUR_MS + place * 60_000)
      await walkOn(killedAt(ports, place)).catch(() => undefined)
    }
    for (let hour = 2; hour <= 27; hour += 1)
      await walkOn(await portsUnder(OLD, at + hour * HOUR_MS))
    expect(await orphans()).toEqual(NONE)
    expect(await env.DB.prepare('SELECT COUNT(*) AS n FROM documents').first('n')).toBe(
      whole.length,
    )
    vi.restoreAllMocks()
  })

  test('ends nothing because a secret is missing', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const at = Date.now()
    await storedLetter(at)
    for (let hour = 1; hour <= 26; hour += 1)
      await walkOn(await portsUnder(NEW, at + hour * HOUR_MS + 60_000))
    expect(await orphans()).toEqual(NONE)
    expect(await env.DB.prepare('SELECT COUNT(*) AS n FROM documents').first('n')).toBe(1)
    vi.restoreAllMocks()
  })

  test('walks through more than one round can hold', async () => {
    const at = Date.now()
    const rings = await openRings()
    const userId = randomId()
    await storedLetter(at)
    for (let file = 0; file < 450; file += 1)
      await env.DOCUMENT_BUCKET.put(`30d/${2_000_000 + file}/0`, 'x')
    await addDataKey(rings, userId, 2_000_000)
    for (let minute = 1; minute <= 4; minute += 1)
      await walkOn(await portsUnder(OLD, at + HOUR_MS + minute * 60_000))
    expect(await orphans()).toEqual(NONE)
  })
})

describe('wishes', () => {
  const words = {
    title: 'walrus-lamp-1',
    description: 'walrus-lamp-2',
    userGoal: null,
    currentLimitation: 'walrus-lamp-3',
    suggestedSolution: null,
  }

  test('from before they were sealed are sealed, then again under a newer key, and say the same', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const [id, at] = [randomId(), Date.now()]
    await env.DB.prepare(
      `INSERT INTO feature_requests (id, request_type, title, description, current_limitation, created_at, updated_at)
       VALUES (?1, 'improvement', ?2, ?3, ?4, 0, 0)`,
    )
      .bind(id, words.title, words.description, words.currentLimitation)
      .run()
    await walkOn(await portsUnder(OLD, at))
    await walkOn(await portsUnder(`${OLD},${NEW}`, at + HOUR_MS))
    const row = await env.DB.prepare('SELECT * FROM feature_requests WHERE id = ?1')
      .bind(id)
      .first()
    expect(JSON.stringify(row)).not.toContain('walrus-lamp')
    const [wish] = await listWishes(env.DB, { after: id - 1, limit: 1 })
    if (!wish) throw new Error('No wish')
    expect(await openWish(await parseKeyEncryptionKeys(NEW), wish)).toEqual(words)
    await expect(openWish(await parseKeyEncryptionKeys(OLD), wish)).rejects.toThrow(CannotOpenError)
    vi.restoreAllMocks()
  })
})
