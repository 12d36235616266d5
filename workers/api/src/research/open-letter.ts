/** One analysed letter of the caller, opened as far as research and news need it. */
import { CaseResearch } from '@plainletter/contracts/research'
import type { ReadLetter } from '@plainletter/engine/research'
import type { Caller } from '@plainletter/store/caller'
import { findLetter } from '@plainletter/store/case-research'
import { getDataKey } from '@plainletter/store/key-rings'
import type { KeyRings } from '@plainletter/store/key-rings'
import { openAnalysis, openField, openOriginalText } from '@plainletter/store/sealed-document'
import type { Sealer } from '@plainletter/store/sealed-document'

import { AppError } from '../errors.ts'
import { requireSignedIn } from '../middleware/caller.ts'

export interface LetterPorts {
  readonly env: Pick<Env, 'DB' | 'ADVICE' | 'NEWS_FEEDS'>
  readonly rings: KeyRings
  readonly caller: Caller
}

interface OpenedLetter {
  readonly sealer: Sealer
  readonly read: ReadLetter
  /** What was paid for already. */
  readonly research: CaseResearch | null
}

/** Throws 401; 404 for a missing and for a foreign document alike; 409 while there is no analysis. */
export async function openLetter(
  { env, rings, caller }: LetterPorts,
  documentId: number,
): Promise<OpenedLetter> {
  const { letter } = requireSignedIn(await findLetter(env.DB, caller, documentId))
  if (!letter) throw new AppError('not_found', 'No such document')
  const { userId, country } = letter
  const sealer: Sealer = { key: await getDataKey(rings, userId, documentId), userId, documentId }
  const analysis = letter.status === 'succeeded' ? await openAnalysis(sealer, letter) : null
  if (!analysis) throw new AppError('conflict', 'This document has no analysis yet.')
  const research = await openField(sealer, 'caseResearch', letter.caseResearch)
  return {
    sealer,
    read: { text: await openOriginalText(sealer, letter), country, analysis: partOf(analysis) },
    research: research === null ? null : CaseResearch.parse(JSON.parse(research)),
  }
}

const partOf = ({ documentType, jurisdiction }: ReadLetter['analysis']) => ({
  documentType,
  jurisdiction,
})
