import {
  AnalysisExport,
  EXPORT_FORMAT,
  EXPORT_SCHEMA_PATH,
  EXPORT_VERSION,
} from '@plainletter/contracts/export'

import { exportMessages as words } from '../../messages/exports.ts'
import type { AnalysedDocument } from '../sections.ts'
import { hideSealed } from './hide-sealed.ts'

/** The document as JSON by the contract, which also leaves out whatever is ours alone. `origin` is where the schema lies. */
export function writeJson(document: AnalysedDocument, now: Date, origin: string): string {
  const { filename, createdAt, autoDeleteAt, country, documentType, userGoal } = document
  const file = AnalysisExport.parse({
    $schema: `${origin}${EXPORT_SCHEMA_PATH}`,
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    exportedAt: now.toISOString(),
    notice: words.notAdvice,
    document: {
      filename,
      createdAt,
      autoDeleteAt,
      country,
      documentType,
      originalText: hideSealed(document.originalText),
      userGoal,
    },
    analysis: document.analysis,
    insiderInsight: document.insiderInsight,
    organizationIntelligence: document.organizationIntelligence,
    informationSummary: document.informationSummary,
    draftResponse: document.draftResponse,
    followUps: document.followUps ?? [],
    caseResearch: document.caseResearch ?? null,
  } satisfies AnalysisExport)
  return `${JSON.stringify(file, null, 2)}\n`
}
