/** Everything that we hold about one person, as a ZIP file that is made while it is sent: one letter in memory at a time. */
import type { KeptCheatSheet } from '@plainletter/contracts/tactics'
import { readAccountExport } from '@plainletter/store/account-export'
import type { AccountExport } from '@plainletter/store/account-export'
import type { Caller } from '@plainletter/store/caller'
import { listCases } from '@plainletter/store/cases'
import { listSheets } from '@plainletter/store/cheat-sheets'
import type { SheetRow } from '@plainletter/store/cheat-sheets'
import { listOwnMessages, openMessage } from '@plainletter/store/contact-messages'
import { findDocument } from '@plainletter/store/documents'
import { listOwnWishes, openWish } from '@plainletter/store/feature-requests'
import { getDataKey } from '@plainletter/store/key-rings'
import type { KeyRings } from '@plainletter/store/key-rings'
import { takeFromLimits } from '@plainletter/store/limits'
import { openNames } from '@plainletter/store/sealed-document'
import { getUpload } from '@plainletter/store/uploads'
import { CannotOpenError } from '@plainletter/vault/gcm'
import type { Context } from 'hono'

import type { AppEnv } from '../app-env.ts'
import { showCases } from '../cases/show-cases.ts'
import { showDocument } from '../documents/show-document.ts'
import { AppError } from '../errors.ts'
import { requireCaller, requireSignedIn } from '../middleware/caller.ts'
import { openRings } from '../open-rings.ts'
import { openSheet } from '../tactics/write-sheet.ts'
import { exportLimits } from './limits.ts'
import { writeZip } from './write-zip.ts'
import type { ZipEntry } from './write-zip.ts'

interface ExportPorts {
  readonly env: Pick<Env, 'DB' | 'DOCUMENT_BUCKET'>
  readonly rings: KeyRings
  readonly caller: Caller
}

/** Five a day, since each reads all letters. */
export async function exportAccount(c: Context<AppEnv>): Promise<Response> {
  const caller = requireCaller(c)
  const held = requireSignedIn(await readAccountExport(c.env.DB, caller))
  if (!(await takeFromLimits(c.env.DB, exportLimits(held.user.id), caller.now)))
    throw new AppError(
      'too_many_requests',
      'You have downloaded your data five times today. Try again tomorrow.',
    )
  const ports = { env: c.env, rings: await openRings(c.env), caller }
  c.header('Content-Type', 'application/zip')
  c.header('Content-Disposition', 'attachment; filename="plainletter-my-data.zip"')
  return c.body(writeZip(listEntries(ports, held)), 200)
}

async function* listEntries(ports: ExportPorts, held: AccountExport): AsyncGenerator<ZipEntry> {
  const cases = await listCases(ports.env.DB, ports.caller)
  yield asJson('account.json', {
    exportedAt: new Date(ports.caller.now).toISOString(),
    ...held.lists,
    messages: await tellMessages(ports),
    featureRequests: await tellWishes(ports),
    cases: cases ? await showCases(ports.rings, cases) : [],
  })
  const sheets = await listSheets(ports.env.DB, ports.caller)
  for (const sheet of sheets) yield* listSheet(ports, sheet)
  for (const document of held.documents) yield* listLetter(ports, document)
}

async function tellMessages({ env, rings, caller }: ExportPorts) {
  const rows = await listOwnMessages(env.DB, caller)
  return Promise.all(
    rows.map(async (row) => ({
      ...(await openMessage(rings.keys, row)),
      created_at: row.createdAt,
    })),
  )
}

async function tellWishes({ env, rings, caller }: ExportPorts) {
  const rows = await listOwnWishes(env.DB, caller)
  return Promise.all(
    rows.map(async (row) => {
      const words = await openWish(rings.keys, row)
      return {
        request_type: row.requestType,
        title: words.title,
        description: words.description,
        user_goal: words.userGoal,
        current_limitation: words.currentLimitation,
        suggested_solution: words.suggestedSolution,
        status: row.status,
        created_at: row.createdAt,
      }
    }),
  )
}

/** A sheet that goes while we write is left out. */
async function* listSheet({ rings }: ExportPorts, row: SheetRow): AsyncGenerator<ZipEntry> {
  const kept = await unlessGone(() => openSheet(rings, row))
  if (!kept) return
  const { area, cheatSheet } = kept
  const madeAt = new Date(row.createdAt).toISOString()
  yield asJson(`cheat-sheets/${row.id}-${area}.json`, {
    area,
    madeAt,
    cheatSheet,
  } satisfies KeptCheatSheet)
}

async function unlessGone<Opened>(open: () => Promise<Opened>): Promise<Opened | undefined> {
  try {
    return await open()
  } catch (error) {
    if (error instanceof CannotOpenError) return undefined
    throw error
  }
}

/** A letter that goes while we write is left out: there is nothing of it any more. */
async function* listLetter(
  { env, rings, caller }: ExportPorts,
  { id, folder, fileCount }: AccountExport['documents'][number],
): AsyncGenerator<ZipEntry> {
  const row = (await findDocument(env.DB, caller, id))?.document
  if (!row) return
  try {
    yield asJson(`letters/${id}/letter.json`, await showDocument(rings, row))
    const key = await getDataKey(rings, row.userId, id)
    const sealer = { key, userId: row.userId, documentId: id }
    const names = await openNames(sealer, row.filename)
    for (let index = 0; index < fileCount; index += 1) {
      const bytes = await getUpload(env.DOCUMENT_BUCKET, sealer, { folder, index })
      yield { name: `letters/${id}/${index + 1}-${plainName(names[index])}`, bytes }
    }
  } catch (error) {
    if (!(error instanceof CannotOpenError)) throw error
  }
}

const asJson = (name: string, value: unknown): ZipEntry => ({
  name,
  bytes: new TextEncoder().encode(JSON.stringify(value, null, 2)),
})

/** Letters of any script, digits, dots and dashes: a name that leads nowhere when it is unpacked. */
const plainName = (name = 'file'): string =>
  name
    .replaceAll(/[^\p{L}\p{N}.-]+/gu, '_')
    .replaceAll(/\.{2,}/g, '.')
    .slice(-80)
