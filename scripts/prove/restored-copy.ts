/**
 * Letters are deleted, and then a copy of the database and of the stored files from before comes back, as a thief or a
 * restore would bring it. The key rings stay as they are now: nothing that was deleted opens, all the rest does.
 */
import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'

import * as z from 'zod/mini'

import { headersOf } from '../bench/stack-client.ts'
import { countOf, D1_FOLDER, databaseFile, openFile, R2_FOLDER, rowsOf } from './local-state.ts'
import type { Runtime } from './own-stack.ts'
import type { Proof } from './proof.ts'

const DELETED = 40
const WORDS = /Harbour Collections|412|picnic/

export interface Owned {
  readonly id: number
  readonly cookie: string
}

export async function proveRestoredCopy(
  runtime: Runtime,
  letters: readonly Owned[],
): Promise<Proof[]> {
  const { stateDir } = runtime
  const copy = path.join(stateDir, 'copy-from-before')
  const [gone, kept] = [letters.slice(0, DELETED), letters.slice(DELETED)]
  const openBefore = await countOpen(runtime.url, letters)
  await runtime.stack.stop()
  for (const folder of [D1_FOLDER, 'v3/r2'])
    cpSync(path.join(stateDir, folder), path.join(copy, folder), { recursive: true })
  runtime.stack = await runtime.start()
  for (const { id, cookie } of gone) await remove(runtime.url, id, cookie)
  await runtime.stack.stop()
  const left = countOf(stateDir, `SELECT COUNT(*) AS n FROM documents WHERE id IN (${idsOf(gone)})`)
  bringBack(stateDir, copy)
  const back = countOf(stateDir, `SELECT COUNT(*) AS n FROM documents WHERE id IN (${idsOf(gone)})`)
  runtime.stack = await runtime.start()
  const opened = await whichOpen(runtime.url, gone)
  const keptOpen = await countOpen(runtime.url, kept)
  const isFair = openBefore === letters.length && left === 0 && back === gone.length
  return [
    {
      id: 'I26',
      what: 'deleted, then an old copy comes back',
      cases: isFair ? gone.length : 0,
      violations: opened.map((id) => `letter ${id} opens again`),
      figures: `${back} rows and ${filesOf(stateDir, gone)} files are back, ${opened.length} open; of ${kept.length} not deleted ${keptOpen} open`,
    },
    {
      id: 'I29',
      what: 'what was not deleted opens as before',
      cases: kept.length,
      violations: keptOpen === kept.length ? [] : [`${kept.length - keptOpen} no longer open`],
    },
  ]
}

const idsOf = (letters: readonly Owned[]): string => letters.map(({ id }) => id).join(',')

/** All of D1 and all files as they were; only the key rings as they are now. */
function bringBack(stateDir: string, copy: string): void {
  const now = databaseFile(stateDir, R2_FOLDER)
  const before = databaseFile(copy, R2_FOLDER)
  const objects = openFile(before)
  objects.prepare('ATTACH ?1 AS now').run(now)
  objects.exec(`DELETE FROM main._mf_objects WHERE key LIKE 'keyring/%';
    INSERT INTO main._mf_objects SELECT * FROM now._mf_objects WHERE key LIKE 'keyring/%'`)
  objects.close()
  // The files of either time, by names that never come twice; which of them count stands in the table above.
  cpSync(path.join(copy, 'v3/r2'), path.join(stateDir, 'v3/r2-before'), { recursive: true })
  const blobs = path.join(stateDir, 'v3/r2/plainletter-documents/blobs')
  cpSync(path.join(copy, 'v3/r2/plainletter-documents/blobs'), blobs, { recursive: true })
  for (const folder of [D1_FOLDER, R2_FOLDER]) {
    rmSync(path.join(stateDir, folder), { recursive: true })
    cpSync(path.join(copy, folder), path.join(stateDir, folder), { recursive: true })
  }
}

function filesOf(stateDir: string, letters: readonly Owned[]): number {
  const objects = openFile(databaseFile(stateDir, R2_FOLDER), { readOnly: true })
  const keys = z
    .array(z.object({ key: z.string() }))
    .parse(objects.prepare("SELECT key FROM _mf_objects WHERE key LIKE '30d/%'").all())
  objects.close()
  return keys.filter(({ key }) => letters.some(({ id }) => key.startsWith(`30d/${id}/`))).length
}

async function remove(url: string, id: number, cookie: string): Promise<void> {
  const answer = await fetch(`${url}/api/documents/${id}`, {
    method: 'DELETE',
    headers: { ...headersOf(url), Cookie: cookie },
  })
  if (!answer.ok) throw new Error(`Deleting a letter answered ${answer.status}`)
}

const countOpen = async (url: string, letters: readonly Owned[]): Promise<number> =>
  (await whichOpen(url, letters)).length

/** Those whose owner gets their words, alone or in the list of all letters. */
async function whichOpen(url: string, letters: readonly Owned[]): Promise<number[]> {
  const open: number[] = []
  for (const { id, cookie } of letters) {
    const headers = { ...headersOf(url), Cookie: cookie }
    const alone = await fetch(`${url}/api/documents/${id}`, { headers })
    const whole = alone.ok && WORDS.test(await alone.text())
    const list = await (await fetch(`${url}/api/documents`, { headers })).text()
    if (whole || list.includes(String(id))) open.push(id)
  }
  return open
}

const Letter = z.object({ id: z.int(), email: z.string() })

/** The letters that are done, each with the session of its owner. */
export function doneLetters(
  stateDir: string,
  cookieOf: (email: string) => string | undefined,
): Owned[] {
  return rowsOf(
    stateDir,
    Letter,
    `SELECT d.id, u.email FROM documents d JOIN users u ON u.id = d.user_id JOIN jobs j ON j.document_id = d.id
     WHERE j.status = 'succeeded' ORDER BY d.id`,
  ).flatMap(({ id, email }) => {
    const cookie = cookieOf(email)
    return cookie === undefined ? [] : [{ id, cookie }]
  })
}
