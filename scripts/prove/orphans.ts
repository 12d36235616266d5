/**
 * What the kills have left over: after the sweeps that follow, each stored file belongs to a letter, each letter has its
 * files and its key, and each key a letter. Two hours are taken off all ages first, since younger ones may be on their way.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { openKeyRing } from '@plainletter/vault/key-ring'
import type { KeyEncryptionKeys } from '@plainletter/vault/key-ring'
import * as z from 'zod/mini'

import { D1_FOLDER, databaseFile, openFile, R2_FOLDER, rowsOf } from './local-state.ts'
import type { Runtime } from './own-stack.ts'
import type { Proof } from './proof.ts'

const AGE_MS = 2 * 60 * 60 * 1000
/** A round looks at 25 letters and at 25 rings; there are some hundred of the one and forty of the other. */
const SWEEPS = 12

export async function proveNoOrphans(runtime: Runtime, keys: KeyEncryptionKeys): Promise<Proof[]> {
  const { stateDir } = runtime
  await runtime.stack.stop()
  loseOneRow(stateDir)
  const before = await orphans(stateDir, keys)
  age(stateDir)
  runtime.stack = await runtime.start()
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) await runtime.stack.fireRetention()
  await runtime.stack.stop()
  const after = await orphans(stateDir, keys)
  runtime.stack = await runtime.start()
  return [
    {
      id: 'I28',
      what: 'kill -9: files, keys and rows agree',
      cases: before.faults.length > 1 ? after.compared : 0,
      violations: after.faults,
      figures: `${before.faults.length} left over by the kills and one lost row, ${after.faults.length} after the sweeps`,
    },
  ]
}

/** As by a kill just before the commit: kills rarely meet that moment, and there must be something to find. */
function loseOneRow(stateDir: string): void {
  const rows = openFile(databaseFile(stateDir, D1_FOLDER))
  rows.exec(`DELETE FROM jobs WHERE document_id = (SELECT MIN(id) FROM documents);
    DELETE FROM documents WHERE id = (SELECT MIN(id) FROM documents)`)
  rows.close()
}

function age(stateDir: string): void {
  const objects = openFile(databaseFile(stateDir, R2_FOLDER))
  objects.prepare('UPDATE _mf_objects SET uploaded = uploaded - ?1').run(AGE_MS)
  objects.close()
  const rows = openFile(databaseFile(stateDir, D1_FOLDER))
  rows.prepare('UPDATE documents SET created_at = created_at - ?1').run(AGE_MS)
  rows.exec('DELETE FROM sweep_passes')
  rows.close()
}

const StoredObject = z.object({ key: z.string(), blob_id: z.nullable(z.string()) })
const DocumentRow = z.object({ id: z.int(), owner: z.int(), files: z.int() })
const CaseRow = z.object({ id: z.int(), owner: z.int() })

/** Everything without its counterpart, in words, and how many things were compared. */
async function orphans(stateDir: string, keys: KeyEncryptionKeys) {
  const documents = rowsOf(
    stateDir,
    DocumentRow,
    'SELECT id, user_id AS owner, file_count AS files FROM documents',
  )
  const cases = rowsOf(stateDir, CaseRow, 'SELECT id, user_id AS owner FROM legal_cases')
  const objects = objectsOf(stateDir)
  const files = objects.filter(({ key }) => !key.startsWith(RINGS)).map(({ key }) => idIn(key))
  const keyed = new Map<number, number>()
  for (const { key, blob_id } of objects.filter((object) => object.key.startsWith(RINGS)))
    for (const id of await idsOnRing(stateDir, keys, { owner: idIn(key), blob: blob_id ?? '' }))
      keyed.set(id, idIn(key))
  const rows = new Map([...documents, ...cases].map(({ id, owner }) => [id, owner]))
  const faults = [
    ...files.filter((id) => !rows.has(id)).map((id) => `a file of ${id}, which is no letter`),
    ...[...keyed].filter(([id, owner]) => rows.get(id) !== owner).map(([id]) => `a key of ${id}`),
    ...[...rows].filter(([id, owner]) => keyed.get(id) !== owner).map(([id]) => `${id} has no key`),
    ...documents
      .filter((row) => files.filter((id) => id === row.id).length !== row.files)
      .map(({ id }) => `${id} does not have its files`),
  ]
  return { faults, compared: files.length + keyed.size + rows.size }
}

const RINGS = 'keyring/'
const idIn = (key: string): number => Number(key.split('/')[1])

function objectsOf(stateDir: string): z.infer<typeof StoredObject>[] {
  const database = openFile(databaseFile(stateDir, R2_FOLDER), { readOnly: true })
  const objects = database.prepare('SELECT key, blob_id FROM _mf_objects').all()
  database.close()
  return z.array(StoredObject).parse(objects)
}

async function idsOnRing(
  stateDir: string,
  keys: KeyEncryptionKeys,
  { owner, blob }: { owner: number; blob: string },
): Promise<number[]> {
  const file = path.join(stateDir, 'v3/r2/plainletter-documents/blobs', blob)
  return [...(await openKeyRing(keys, owner, new Uint8Array(readFileSync(file)))).keys()]
}
