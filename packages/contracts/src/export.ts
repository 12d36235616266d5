/** The file that another program can read: one document with its analysis. docs/export-format.md explains it. */
import * as z from 'zod/mini'

import { Analysis, InformationSummary, InsiderInsight } from './analysis.ts'
import { CountryCode } from './country.ts'
import { FollowUp } from './follow-up.ts'
import { CaseResearch } from './research.ts'

export const EXPORT_FORMAT = 'plainletter.analysis'
/** Goes up when a field changes its meaning or goes away. A new field alone does not change it. */
export const EXPORT_VERSION = 1
/** Where the JSON Schema of this version lies, on our own host. */
export const EXPORT_SCHEMA_PATH = `/schemas/analysis-${EXPORT_VERSION}.json`

export const AnalysisExport = z.object({
  $schema: z.url(),
  format: z.literal(EXPORT_FORMAT),
  version: z.literal(EXPORT_VERSION),
  exportedAt: z.iso.datetime(),
  notice: z.string(),
  document: z.object({
    filename: z.string(),
    createdAt: z.iso.datetime(),
    /** When it is deleted with us, or null while a case keeps it. */
    autoDeleteAt: z.nullable(z.iso.datetime()),
    country: CountryCode,
    documentType: z.nullable(z.string()),
    originalText: z.string(),
    userGoal: z.nullable(z.string()),
  }),
  analysis: Analysis,
  insiderInsight: z.nullable(InsiderInsight),
  organizationIntelligence: z.nullable(z.string()),
  informationSummary: z.nullable(InformationSummary),
  draftResponse: z.nullable(z.string()),
  followUps: z.array(FollowUp),
  caseResearch: z.nullable(CaseResearch),
})
export type AnalysisExport = z.infer<typeof AnalysisExport>
