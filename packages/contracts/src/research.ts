/** Case research: the leading cases that fit one document. */
import * as z from 'zod/mini'

import { PlainDate } from './country.ts'
import { Precedent } from './precedent.ts'

/** One case. `why` says by which words it was chosen; `linkNote` what the link leads to, where it is not the decision. */
export const ResearchedCase = z.object({
  name: z.string(),
  citation: z.string(),
  court: z.string(),
  date: PlainDate,
  asked: z.string(),
  held: z.string(),
  helps: z.string(),
  limits: z.string(),
  side: Precedent.shape.side,
  link: z.string(),
  linkNote: z.nullable(z.string()),
  why: z.string(),
})
export type ResearchedCase = z.infer<typeof ResearchedCase>

/** What is stored sealed. `research` is the whole of it as plain text. No cases: none fits, and no credit is taken. */
export const CaseResearch = z.object({
  research: z.string(),
  cases: z.array(ResearchedCase),
  /** The day on which it was made, where the person is. */
  madeOn: PlainDate,
})
export type CaseResearch = z.infer<typeof CaseResearch>

/** The answer of GET /api/documents/{id}/research-cases. `isCharged` is true for the one call that took the credit. */
export const CaseResearchAnswer = z.object({ ...CaseResearch.shape, isCharged: z.boolean() })
export type CaseResearchAnswer = z.infer<typeof CaseResearchAnswer>

/** What our own pages send with a GET that may cost a credit. A link, an image or another site cannot send it. */
export const OWN_FETCH_HEADERS = { 'X-Requested-With': 'app' } as const
