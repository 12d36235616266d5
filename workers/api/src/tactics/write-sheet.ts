/** POST /api/strategic-cheat-sheet/{area}: a credit once for each attempt; a lost answer can be asked for again. */
import { Area, CheatSheet } from '@plainletter/contracts/cheat-sheet'
import type { CheatSheetAnswer } from '@plainletter/contracts/tactics'
import type { AskedArea } from '@plainletter/engine/area-answers'
import { EXPIRY_DAYS } from '@plainletter/store/bucket'
import type { Caller } from '@plainletter/store/caller'
import { findSheet, keepSheet } from '@plainletter/store/cheat-sheets'
import type { SheetRow } from '@plainletter/store/cheat-sheets'
import { addDataKey, dropDataKey, getDataKey } from '@plainletter/store/key-rings'
import type { KeyRings } from '@plainletter/store/key-rings'
import { openField, sealField } from '@plainletter/store/sealed-document'
import { keyedHex } from '@plainletter/vault/digest'
import { randomId } from '@plainletter/vault/random'
import * as z from 'zod/mini'

import { AppError } from '../errors.ts'
import { requireSignedIn } from '../middleware/caller.ts'
import { openAdvice } from '../open-advice.ts'
import { creditsRequired, paidLimitReached } from '../paid-errors.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const AUTO_KEY_WINDOW_MS = 10 * 60 * 1000
const FIELD = 'cheatSheet'

interface SheetPorts {
  readonly env: Pick<Env, 'DB' | 'ADVICE' | 'PASSWORD_PEPPER'>
  readonly rings: KeyRings
  readonly caller: Caller
}

/** Of one attempt. */
interface Intent {
  readonly idempotencyKey: string
  readonly requestHash: string
}

/** Where we hold no tactics, the answer says so and who helps; nothing is stored and nothing is taken. */
export async function writeSheet(
  ports: SheetPorts,
  asked: AskedArea,
  sentKey: string | undefined,
): Promise<CheatSheetAnswer> {
  const { env, caller } = ports
  const requestHash = await keyedHex(
    env.PASSWORD_PEPPER,
    JSON.stringify(['sheet', asked.area, asked.country, asked.situation]),
  )
  const idempotencyKey = sentKey ?? autoKey(requestHash, caller.now)
  if (!/^[A-Za-z0-9_:-]{8,100}$/.test(idempotencyKey) || sentKey?.includes(':'))
    throw new AppError('invalid_input', 'Idempotency-Key must be 8 to 100 letters, digits, - or _')
  const intent = { idempotencyKey, requestHash }
  const { user, sheet } = requireSignedIn(await findSheet(env.DB, caller, idempotencyKey))
  if (sheet) return { cheatSheet: await openKept(ports, sheet, intent), isCharged: false }
  const made = await openAdvice(env).writeSheet(asked, caller.now)
  if (made.sections.length === 0) return { cheatSheet: made, isCharged: false }
  if (user.creditsRemaining < 1 && user.planAnalysesLeft < 1) throw noCredits()
  return storeSheet(
    ports,
    { userId: user.id, kept: { area: asked.area, cheatSheet: made } },
    intent,
  )
}

/** Two clicks that name no attempt are one. */
const autoKey = (requestHash: string, now: number): string =>
  `auto:${requestHash}:${Math.floor(now / AUTO_KEY_WINDOW_MS)}`

const noCredits = () => creditsRequired('make a cheat sheet')

/** What is sealed into a row. */
const Kept = z.object({ area: Area, cheatSheet: CheatSheet })

async function storeSheet(
  ports: SheetPorts,
  { userId, kept }: { userId: number; kept: z.infer<typeof Kept> },
  intent: Intent,
): Promise<CheatSheetAnswer> {
  const { env, rings, caller } = ports
  const id = randomId()
  const key = await addDataKey(rings, userId, id)
  const sealed = await sealField({ key, userId, documentId: id }, FIELD, JSON.stringify(kept))
  const result = await keepSheet(env.DB, caller, {
    ...intent,
    id,
    sheet: sealed,
    entryId: crypto.randomUUID(),
    autoDeleteAt: caller.now + EXPIRY_DAYS * DAY_MS,
  })
  if (result === 'kept') return { cheatSheet: kept.cheatSheet, isCharged: true }
  const { sheet } = requireSignedIn(await findSheet(env.DB, caller, intent.idempotencyKey))
  // Ours after all: the database had committed, and only its answer was lost.
  if (sheet?.id === id) return { cheatSheet: kept.cheatSheet, isCharged: true }
  await dropDataKey(rings, userId, id)
  if (sheet) return { cheatSheet: await openKept(ports, sheet, intent), isCharged: false }
  throw result === 'credits_required' ? noCredits() : paidLimitReached()
}

async function openKept(
  { rings }: SheetPorts,
  row: SheetRow,
  { requestHash }: Intent,
): Promise<CheatSheet> {
  if (row.requestHash !== requestHash)
    throw new AppError('conflict', 'This Idempotency-Key was used for another cheat sheet')
  return (await openSheet(rings, row)).cheatSheet
}

/** A kept sheet with its area. Throws CannotOpenError when its key is gone. */
export async function openSheet(rings: KeyRings, row: SheetRow): Promise<z.infer<typeof Kept>> {
  const key = await getDataKey(rings, row.userId, row.id)
  const sealer = { key, userId: row.userId, documentId: row.id }
  return Kept.parse(JSON.parse((await openField(sealer, FIELD, row.sheet)) ?? 'null'))
}
