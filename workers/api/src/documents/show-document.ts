import { JobFailure } from '@plainletter/contracts/document'
import type {
  AnalyzeAnswer,
  DocumentDetail,
  DocumentSummary,
} from '@plainletter/contracts/document'
import { FEEDBACK_LIMITS } from '@plainletter/contracts/feedback'
/** Rows to what the browser sees: opened with the owner's keys, field by field, never the row itself. */
import { DAILY_LIMITS } from '@plainletter/contracts/prices'
import type { ListedDocument, WholeDocument } from '@plainletter/store/documents'
import { readStages } from '@plainletter/store/jobs'
import { findDataKeys, getDataKey } from '@plainletter/store/key-rings'
import type { KeyRings } from '@plainletter/store/key-rings'
import {
  openAnalysis,
  openDisplayName,
  openField,
  openPreview,
  openResult,
} from '@plainletter/store/sealed-document'
import type { Sealer } from '@plainletter/store/sealed-document'

const shown = (row: ListedDocument) => ({
  id: row.id,
  country: row.country,
  documentType: row.documentType,
  documentRole: row.documentRole,
  caseId: row.caseId,
  status: row.status,
  createdAt: new Date(row.createdAt).toISOString(),
  autoDeleteAt: row.autoDeleteAt === null ? null : new Date(row.autoDeleteAt).toISOString(),
})

/** The list: one read of the key ring for all of it. A document whose key is gone is gone. */
export async function showList(
  rings: KeyRings,
  rows: readonly ListedDocument[],
): Promise<DocumentSummary[]> {
  const userId = rows[0]?.userId
  if (userId === undefined) return []
  const keys = await findDataKeys(
    rings,
    userId,
    rows.map((row) => row.id),
  )
  const opened = rows.map(async (row) => {
    const key = keys.get(row.id)
    return key && showListed({ key, userId, documentId: row.id }, row)
  })
  return (await Promise.all(opened)).filter((document) => document !== undefined)
}

async function showListed(sealer: Sealer, row: ListedDocument): Promise<DocumentSummary> {
  return {
    ...shown(row),
    filename: await openDisplayName(sealer, row),
    originalText: await openPreview(sealer, row),
    analysis: await openAnalysis(sealer, row),
    draftResponse: await openField(sealer, 'draftResponse', row.draftResponse),
  }
}

export async function showDocument(rings: KeyRings, row: WholeDocument): Promise<DocumentDetail> {
  const key = await getDataKey(rings, row.userId, row.id)
  const opened = await openResult({ key, userId: row.userId, documentId: row.id }, row)
  return {
    ...shown(row),
    ...opened,
    stage: row.status === 'running' ? (readStages(row.stages).at(-1) ?? null) : null,
    failure: row.failure === null ? null : JobFailure.parse(JSON.parse(row.failure)),
    isCharged: row.refundReason === null,
    followUpsLeft: DAILY_LIMITS.followUpsPerAnalysis - row.followUpCount,
    reprocessesLeft: FEEDBACK_LIMITS.reprocesses - row.reprocessCount,
  }
}

/** The specification's answer of an analysis, or undefined while there is none. */
export function showAnswer(document: DocumentDetail): AnalyzeAnswer | undefined {
  const { analysis } = document
  if (document.status !== 'succeeded' || !analysis) return undefined
  return {
    id: document.id,
    country: document.country,
    content: document.originalText,
    analysis,
    isFreemium: false,
    insiderInsight: document.insiderInsight,
    organizationIntelligence: document.organizationIntelligence,
    draftResponse: document.draftResponse,
    isCharged: document.isCharged,
    document,
  }
}
