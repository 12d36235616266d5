import { writeCalendarFile } from '@plainletter/calendar/ics'
import { kindLabel } from '@plainletter/phrases/format'
import { loadPhrases } from '@plainletter/phrases/load'

import { analysisMessages } from '../../messages/analysis.ts'
import { nameExport } from '../../name-export.ts'
import { nameFile } from '../../name-file.ts'
import { findLocalDay } from '../date-words.ts'
import { writeEmailVersion } from '../email-version.ts'
import { nameAnalysis } from '../name-analysis.ts'
import type { AnalysedDocument } from '../sections.ts'
import { writeJson } from './export-json.ts'
import type { ExportFormat } from './formats.ts'
import { writeReportMarkdown } from './report-markdown.ts'
import { writeReportText } from './report-text.ts'
import { writeReport } from './report.ts'

export interface MadeFile {
  name: string
  blob: Blob
  /** Characters that could not be shown. */
  missing: number
}

/** Writes one file of a result. Throws where a font cannot be loaded. */
export async function makeExport(
  document: AnalysedDocument,
  format: ExportFormat,
  now: Date,
): Promise<MadeFile> {
  const { ending, type, write }: Writer = WRITERS[format]
  const { body, missing = 0 } = await write(document, now)
  return {
    name: nameExport(nameFile(document.filename), ending),
    blob: new Blob([body], { type }),
    missing,
  }
}

interface Written {
  body: string | Uint8Array<ArrayBuffer>
  missing?: number
}

interface Writer {
  ending: string
  type: string
  write: (document: AnalysedDocument, now: Date) => Written | Promise<Written>
}

const reportOf = (document: AnalysedDocument, now: Date) => writeReport(document, findLocalDay(now))

const WRITERS = {
  pdf: {
    ending: 'analysis.pdf',
    type: 'application/pdf',
    write: async (document, now) => {
      const [{ writeReportPdf }, { fetchFontFile }] = await Promise.all([
        import('./report-pdf.ts'),
        import('./font-files.ts'),
      ])
      const { bytes, missing } = await writeReportPdf(reportOf(document, now), fetchFontFile)
      return { body: bytes, missing }
    },
  },
  text: {
    ending: 'analysis.txt',
    type: 'text/plain;charset=utf-8',
    write: (document, now) => ({ body: writeReportText(reportOf(document, now)) }),
  },
  json: {
    ending: 'analysis.json',
    type: 'application/json',
    write: (document, now) => ({ body: writeJson(document, now, window.location.origin) }),
  },
  markdown: {
    ending: 'analysis.md',
    type: 'text/markdown;charset=utf-8',
    write: (document, now) => ({ body: writeReportMarkdown(reportOf(document, now)) }),
  },
  email: {
    ending: 'email.txt',
    type: 'text/plain;charset=utf-8',
    write: ({ draftResponse, analysis }) => {
      const subject = analysisMessages.emailSubject(nameAnalysis(analysis))
      return { body: writeEmailVersion(draftResponse ?? '', subject) }
    },
  },
  calendar: {
    ending: 'dates.ics',
    type: 'text/calendar;charset=utf-8',
    write: async ({ analysis }, now) => {
      const { language, documentType, label, senderOrganization, deadlines } = analysis
      const phrases = await loadPhrases(language)
      const kind = label ?? kindLabel(phrases, documentType)
      const name =
        senderOrganization === null ? kind : analysisMessages.kindFrom(kind, senderOrganization)
      return { body: writeCalendarFile({ phrases, name, deadlines, today: findLocalDay(now) }) }
    },
  },
} as const satisfies Record<ExportFormat, Writer>
