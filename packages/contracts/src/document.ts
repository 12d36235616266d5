/** Documents as the browser sees them: the answer of an analysis, the list, one whole document, and the stages on the way. */
import * as z from 'zod/mini'

import { AnalysisOutcome, Analysis, InformationSummary, InsiderInsight } from './analysis.ts'
import { CountryCode, Language } from './country.ts'
import { GivenFeedback } from './feedback.ts'
import { FollowUp } from './follow-up.ts'
import { CaseResearch } from './research.ts'
import { UPLOAD_LIMITS } from './upload-rules.ts'
import { PageMap, Refusal } from './upload.ts'

/** A random 48-bit integer: a number, as promised, and not to be guessed. */
export const DocumentId = z.int().check(z.positive(), z.maximum(2 ** 48 - 1))
export type DocumentId = z.infer<typeof DocumentId>
/** An id as it stands in an address. */
export const IdInPath = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
  z.pipe(z.transform(Number), DocumentId),
)
export const DocumentIdParam = z.strictObject({ id: IdInPath })

/** A typed question or a pasted letter, as JSON. `text` is the short form of `textQuestion`. */
export const AnalyzeText = z.strictObject({
  text: z.optional(z.string().check(z.maxLength(UPLOAD_LIMITS.textCharacters))),
  textQuestion: z.optional(z.string().check(z.maxLength(UPLOAD_LIMITS.textCharacters))),
  country: z.string(),
  language: z.optional(Language),
  userGoal: z.optional(z.string().check(z.maxLength(UPLOAD_LIMITS.goalCharacters))),
})
export type AnalyzeText = z.infer<typeof AnalyzeText>

export const JobStatus = z.enum(['queued', 'running', 'succeeded', 'failed'])
export type JobStatus = z.infer<typeof JobStatus>

/** Where the work is. `reading` counts pages; the others are single moments. */
export const Stage = z.discriminatedUnion('name', [
  z.object({ name: z.literal('received') }),
  z.object({ name: z.literal('reading'), page: z.int(), pages: z.int() }),
  z.object({ name: z.literal('checking_dates') }),
  z.object({ name: z.literal('checking_law') }),
  /** With `part` of `parts` where a model writes: the sections that it has begun. */
  z.object({ name: z.literal('writing'), part: z.optional(z.int()), parts: z.optional(z.int()) }),
])
export type Stage = z.infer<typeof Stage>

/** How a run ended besides success. A refused or failed run is never charged; neither is one where we abstain. */
export const JobFailure = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('refused'), refusals: z.array(Refusal) }),
  z.object({ kind: z.literal('error'), message: z.string() }),
])
export type JobFailure = z.infer<typeof JobFailure>

export const DocumentSummary = z.object({
  id: DocumentId,
  filename: z.string(),
  /** In the list, the first 200 characters; in one document, the whole text. */
  originalText: z.string(),
  country: CountryCode,
  documentType: z.nullable(z.string()),
  documentRole: z.nullable(z.string()),
  caseId: z.nullable(z.number()),
  analysis: z.nullable(Analysis),
  draftResponse: z.nullable(z.string()),
  status: JobStatus,
  createdAt: z.string(),
  autoDeleteAt: z.nullable(z.string()),
})
export type DocumentSummary = z.infer<typeof DocumentSummary>

export const DocumentDetail = z.object({
  ...DocumentSummary.shape,
  insiderInsight: z.nullable(InsiderInsight),
  organizationIntelligence: z.nullable(z.string()),
  informationSummary: z.nullable(InformationSummary),
  userGoal: z.nullable(z.string()),
  pages: z.array(PageMap),
  stage: z.nullable(Stage),
  failure: z.nullable(JobFailure),
  /** False when no credit was taken: the run failed, was refused, or we do not cover this kind of letter. */
  isCharged: z.boolean(),
  /** What was asked and put right afterwards, the oldest first. */
  followUps: z.optional(z.array(FollowUp)),
  followUpsLeft: z.optional(z.int()),
  feedback: z.optional(z.array(GivenFeedback)),
  reprocessesLeft: z.optional(z.int()),
  /** Once it was paid for. */
  caseResearch: z.optional(z.nullable(CaseResearch)),
})
export type DocumentDetail = z.infer<typeof DocumentDetail>

/** Words to look for in the text of one's own letters. In a body, so that they stand in no log of addresses. */
export const SearchDocuments = z.strictObject({
  query: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
})
export type SearchDocuments = z.infer<typeof SearchDocuments>

/** The letters whose text holds the words, in any case of letters. */
export const FoundDocuments = z.object({ ids: z.array(DocumentId) })
export type FoundDocuments = z.infer<typeof FoundDocuments>

/** The answer of POST /api/documents/analyze: the specification's fields, with the whole document beside them. */
export const AnalyzeAnswer = z.object({
  id: DocumentId,
  country: CountryCode,
  /** The text that was read. */
  content: z.string(),
  analysis: Analysis,
  isFreemium: z.boolean(),
  insiderInsight: z.nullable(InsiderInsight),
  organizationIntelligence: z.nullable(z.string()),
  draftResponse: z.nullable(z.string()),
  isCharged: z.boolean(),
  document: DocumentDetail,
})
export type AnalyzeAnswer = z.infer<typeof AnalyzeAnswer>

/** What the free tier sees of a question: one thing of each kind, and nothing that has to be hidden. Empty where there is none. */
export const TeaserAnalysis = z.object({
  understanding: z.string(),
  yourRights: z.string(),
  didYouKnow: z.string(),
  /** The names of the leading cases that fit, without what they decide. */
  caseResearch: z.string(),
  nextSteps: z.string(),
  upgradePrompt: z.string(),
  /** True for the text of a letter, false for a question about one. */
  isDocumentDetected: z.boolean(),
})
export type TeaserAnalysis = z.infer<typeof TeaserAnalysis>

/** The answer of POST /api/documents/analyze on the free tier. Nothing is stored. */
export const TeaserAnswer = z.object({
  isFreemium: z.literal(true),
  teaserAnalysis: TeaserAnalysis,
  /** This month. */
  remainingQuestions: z.int(),
})
export type TeaserAnswer = z.infer<typeof TeaserAnswer>

/** The 202 answer when the work goes on past the wait. */
export const AnalyzePending = z.object({ id: DocumentId, status: JobStatus })
export type AnalyzePending = z.infer<typeof AnalyzePending>

/** What the analyser seals into one document. Each field is sealed on its own. */
export const SealedOutcome = z.object({
  text: z.string(),
  pages: z.array(PageMap),
  outcome: AnalysisOutcome,
})
export type SealedOutcome = z.infer<typeof SealedOutcome>

/** Event names of the stream: `stage` carries a Stage, `result` an AnalyzeAnswer or a TeaserAnswer, `error` an ErrorBody. */
export const STREAM_EVENTS = { stage: 'stage', result: 'result', error: 'error' } as const

/** The answer of a follow-up question. */
export const EnhanceAnswer = z.object({ analysis: Analysis, document: DocumentDetail })
export type EnhanceAnswer = z.infer<typeof EnhanceAnswer>

/** The answer of reading a letter again with what was put right. */
export const ReprocessAnswer = z.object({ message: z.string(), document: DocumentDetail })
export type ReprocessAnswer = z.infer<typeof ReprocessAnswer>
