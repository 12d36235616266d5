/** Letters whose analysis has ended: no analyser runs here, so the engine is run and its result stored as the analyser does. */
import { analyse } from '@plainletter/engine/analyse'
import { claimJob, finishJob } from '@plainletter/store/jobs'
import { getDataKey } from '@plainletter/store/key-rings'
import { sealResult } from '@plainletter/store/sealed-document'
import { env } from 'cloudflare:workers'

import { openRings } from '../src/open-rings.ts'
import { ROUTES } from './routes.ts'

export const DEBT_LETTER = `Kestrel Recoveries Ltd
PO Box 118

Our ref: KR/88120
2 November 2026

Dear Mr Adeyemi

Outstanding balance: £640.00
We collect for Lark Catalogue. Pay £640.00 within 28 days of the date of this letter or we may ask our client to go to court.

Yours sincerely
Kestrel Recoveries Ltd`

/** Ends the analysis of a document that was submitted, as if it had held `text`. */
export async function endAnalysis(documentId: number, text = DEBT_LETTER): Promise<void> {
  const jobId = await env.DB.prepare('SELECT id FROM jobs WHERE document_id = ?1')
    .bind(documentId)
    .first<string>('id')
  const now = Date.now()
  const held = { jobId: jobId ?? '', lease: crypto.randomUUID(), now }
  const job = await claimJob(env.DB, held)
  if (!job) throw new Error('The job was not there to claim')
  const { userId, country, language } = job
  const key = await getDataKey(await openRings(env), userId, documentId)
  const today = new Date(now).toISOString().slice(0, 10)
  const { outcome } = await analyse({ text, request: { country, language }, today })
  const result = await sealResult({ key, userId, documentId }, { text, pages: [], outcome })
  const { documentType } = outcome.analysis
  const entryId = crypto.randomUUID()
  await finishJob(env.DB, { ...held, entryId }, { documentType, result, isCharged: true })
}

/** What the route needs: a document that has an analysis. */
export async function analysedFor(route: string, documentId: number): Promise<void> {
  if (ROUTES[route]?.isAnalysed) await endAnalysis(documentId)
}
