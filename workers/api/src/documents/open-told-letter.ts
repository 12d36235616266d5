/** One analysed letter of the caller, opened, with all that they have told us about it since. */
import type { Analysis } from '@plainletter/contracts/analysis'
import type { DocumentDetail } from '@plainletter/contracts/document'
import type { Advice } from '@plainletter/engine/advice'
import type { ToldLetter } from '@plainletter/engine/told-letter'
import type { Caller } from '@plainletter/store/caller'
import { findDocument } from '@plainletter/store/documents'
import type { WholeDocument } from '@plainletter/store/documents'
import { getDataKey } from '@plainletter/store/key-rings'
import type { KeyRings } from '@plainletter/store/key-rings'
import { openResult } from '@plainletter/store/sealed-document'
import type { Sealer } from '@plainletter/store/sealed-document'
import type { UserRow } from '@plainletter/store/users'
import type { Context } from 'hono'

import type { AppEnv } from '../app-env.ts'
import { AppError } from '../errors.ts'
import { requireCaller, requireSignedIn } from '../middleware/caller.ts'
import { openAdvice } from '../open-advice.ts'
import { openRings } from '../open-rings.ts'
import { showDocument } from './show-document.ts'

export interface LetterPorts {
  readonly env: Pick<Env, 'DB'>
  readonly advice: Advice
  readonly rings: KeyRings
  readonly caller: Caller
}

/** Throws 401 when there is no cookie at all. */
export async function letterPorts(c: Context<AppEnv>): Promise<LetterPorts> {
  const caller = requireCaller(c)
  return { env: c.env, advice: openAdvice(c.env), rings: await openRings(c.env), caller }
}

export interface OpenedLetter extends Pick<
  Awaited<ReturnType<typeof openResult>>,
  'followUps' | 'feedback' | 'caseResearch'
> {
  readonly user: UserRow
  readonly row: WholeDocument
  readonly sealer: Sealer
  readonly told: ToldLetter
}

/** Throws 401; 404 for a missing and for a foreign document alike; 409 while there is no analysis. */
export async function openToldLetter(
  { env, rings, caller }: LetterPorts,
  documentId: number,
): Promise<OpenedLetter> {
  const { user, document: row } = requireSignedIn(await findDocument(env.DB, caller, documentId))
  if (!row) throw new AppError('not_found', 'No such document')
  if (row.status !== 'succeeded' || row.analysis === null)
    throw new AppError('conflict', 'This document has no analysis yet.')
  const key = await getDataKey(rings, row.userId, row.id)
  const sealer: Sealer = { key, userId: row.userId, documentId: row.id }
  const opened = await openResult(sealer, row)
  const { originalText, userGoal, followUps, feedback, caseResearch } = opened
  const request = { country: row.country, language: row.language }
  const told = {
    text: originalText,
    request: userGoal === null ? request : { ...request, userGoal },
    said: followUps.map(({ question }) => question),
    given: feedback.filter(({ isReprocessed }) => isReprocessed),
  }
  return { user, row, sealer, followUps, feedback, caseResearch, told }
}

/** The letter as it is stored now, with its analysis. */
export async function showAnalysed(
  { env, rings, caller }: LetterPorts,
  documentId: number,
): Promise<{ analysis: Analysis; document: DocumentDetail }> {
  const { document: row } = requireSignedIn(await findDocument(env.DB, caller, documentId))
  const document = row && (await showDocument(rings, row))
  if (!document?.analysis) throw new AppError('not_found', 'No such document')
  return { analysis: document.analysis, document }
}
