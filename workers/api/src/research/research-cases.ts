/** GET /api/documents/{id}/research-cases: a credit once for each document, and what was paid for is free from then on. */
import type { CaseResearch, CaseResearchAnswer } from '@plainletter/contracts/research'
import { keepResearch } from '@plainletter/store/case-research'
import { sealField } from '@plainletter/store/sealed-document'

import { openToldLetter } from '../documents/open-told-letter.ts'
import type { LetterPorts } from '../documents/open-told-letter.ts'
import { creditsRequired, paidLimitReached } from '../paid-errors.ts'

/** Where no case fits, the answer says so, nothing is stored and nothing is taken: another day we may hold one. */
export async function researchCases(
  ports: LetterPorts,
  documentId: number,
): Promise<CaseResearchAnswer> {
  const { env, advice, caller } = ports
  const { sealer, told, caseResearch: kept } = await openToldLetter(ports, documentId)
  if (kept) return { ...kept, isCharged: false }
  const made = await advice.researchCases(told, caller.now)
  if (made.cases.length === 0) return { ...made, isCharged: false }
  const caseResearch = await sealField(sealer, 'caseResearch', JSON.stringify(made))
  const entryId = crypto.randomUUID()
  const result = await keepResearch(env.DB, caller, { documentId, caseResearch, entryId })
  if (result === 'kept') return { ...made, isCharged: true }
  if (result === 'credits_required') throw creditsRequired('research similar cases')
  return { ...(await findKept(ports, documentId)), isCharged: false }
}

/** Another call was faster, or an answer of the database was lost; or else the limit of the day is reached. */
async function findKept(ports: LetterPorts, documentId: number): Promise<CaseResearch> {
  const { caseResearch } = await openToldLetter(ports, documentId)
  if (!caseResearch) throw paidLimitReached()
  return caseResearch
}
