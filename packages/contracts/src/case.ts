/** Cases: documents of one dispute, kept together past their 30 days. The words and numbers are the specification's. */
import * as z from 'zod/mini'

import { DocumentId, IdInPath } from './document.ts'

export const CaseType = z.enum([
  'debt_collection',
  'contract_dispute',
  'employment',
  'consumer_rights',
  'housing',
  'insurance',
  'other',
])
export type CaseType = z.infer<typeof CaseType>

export const CaseStatus = z.enum(['active', 'closed', 'settled', 'paused'])
export type CaseStatus = z.infer<typeof CaseStatus>

export const DocumentRole = z.enum([
  'initial_letter',
  'follow_up',
  'response',
  'evidence',
  'related_document',
])
export type DocumentRole = z.infer<typeof DocumentRole>

/** How long the documents of a case are kept after it is closed. */
export const RETENTION_DAYS = { min: 30, max: 2555, default: 365 } as const
/** What the form offers of it. */
export const RETENTION_OPTIONS = [180, 365, 730, 1095, 1825, 2555] as const

export const CASE_LIMITS = {
  cases: 50,
  documentsPerCase: 100,
  /** Of one person in all their cases: what is held has no end of its own. */
  heldBytes: 1024 ** 3,
  nameCharacters: 200,
  partyCharacters: 200,
  descriptionCharacters: 2_000,
} as const

const NAME_REQUIRED = 'Case name is required'
const RETENTION_SENTENCE = `Choose between ${RETENTION_DAYS.min} and ${RETENTION_DAYS.max} days`

const shortText = (characters: number, message: string) =>
  z.nullish(z.string().check(z.trim(), z.maxLength(characters, message)))

export const CreateCase = z.strictObject({
  caseName: z
    .string(NAME_REQUIRED)
    .check(
      z.trim(),
      z.minLength(1, NAME_REQUIRED),
      z.maxLength(CASE_LIMITS.nameCharacters, 'Use up to 200 characters for the case name'),
    ),
  caseType: z.nullish(CaseType),
  opposingParty: shortText(
    CASE_LIMITS.partyCharacters,
    'Use up to 200 characters for the other side',
  ),
  caseDescription: shortText(
    CASE_LIMITS.descriptionCharacters,
    'Use up to 2,000 characters for the description',
  ),
  retentionPeriod: z._default(
    z
      .int(RETENTION_SENTENCE)
      .check(
        z.minimum(RETENTION_DAYS.min, RETENTION_SENTENCE),
        z.maximum(RETENTION_DAYS.max, RETENTION_SENTENCE),
      ),
    RETENTION_DAYS.default,
  ),
})
export type CreateCase = z.infer<typeof CreateCase>

export const LinkDocument = z.strictObject({
  documentId: DocumentId,
  documentRole: z._default(DocumentRole, 'related_document'),
})
export type LinkDocument = z.infer<typeof LinkDocument>

export const CaseIdParam = z.strictObject({ id: IdInPath })
export const UnlinkParam = z.strictObject({ id: IdInPath, documentId: IdInPath })

export const LinkedDocument = z.object({
  id: DocumentId,
  filename: z.string(),
  documentRole: z.nullable(z.string()),
  documentType: z.nullable(z.string()),
})
export type LinkedDocument = z.infer<typeof LinkedDocument>

export const LegalCase = z.object({
  id: DocumentId,
  caseName: z.string(),
  caseType: z.nullable(CaseType),
  opposingParty: z.nullable(z.string()),
  caseDescription: z.nullable(z.string()),
  caseStatus: CaseStatus,
  /** Days from closing to deletion. */
  retentionPeriod: z.int(),
  createdAt: z.string(),
  closedAt: z.nullable(z.string()),
  /** When the case and its documents are deleted. Null until it is closed. */
  autoDeleteAt: z.nullable(z.string()),
  linkedDocuments: z.array(LinkedDocument),
})
export type LegalCase = z.infer<typeof LegalCase>

/** The answer of POST /api/cases/create. */
export const CaseCreated = z.object({ id: DocumentId, message: z.string() })
export type CaseCreated = z.infer<typeof CaseCreated>
