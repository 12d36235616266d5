/** Which paper of its kind a letter is, where the kind is too wide to say it. */
import type { DocumentType, Topic } from '@plainletter/contracts/document-type'
import type { Paper } from '@plainletter/contracts/paper'
import type { Reading } from '@plainletter/contracts/reading'

import type { Letter } from './letter.ts'
import { toSpan } from './normalise.ts'
import { firstOccurrence } from './occurrences.ts'
import { isBulletin, isMinutes } from './ordinary-paper.ts'
import { isReport } from './ordinary-paper.ts'
import { PAPER_ROWS, WINDOW } from './paper-rows.ts'
import type { PaperRow } from './paper-rows.ts'

/** The field of life that a paper belongs to, where its words alone may show another. */
const TOPICS: Partial<Record<Paper, Topic>> = {
  rent_increase: 'housing',
  service_charge: 'housing',
  deposit_deductions: 'housing',
  lodger_notice: 'housing',
  works_consultation: 'housing',
  disciplinary_hearing: 'employment',
  work_warning: 'employment',
  work_suspension: 'employment',
  exit_agreement: 'employment',
  offence_hearing: 'criminal',
  driver_details: 'criminal',
  police_penalty: 'criminal',
  court_fine: 'criminal',
  single_justice_notice: 'criminal',
  police_interview: 'criminal',
  child_maintenance: 'family',
  divorce_papers: 'family',
  immigration_refusal: 'immigration',
  complaint_refused: 'consumer',
  price_rise: 'consumer',
  data_breach: 'consumer',
  policy_cancelled: 'consumer',
  account_closing: 'consumer',
  jury_summons: 'general',
  witness_summons: 'general',
  council_order: 'general',
}

/** Undefined where the words of the letter say it better. */
export function topicOfPaper(paper: Reading['paper']): Topic | undefined {
  return paper ? TOPICS[paper.name] : undefined
}

/** The paper, with the words that show it; null where the kind says all. */
export function findPaper(letter: Letter, documentType: DocumentType): Reading['paper'] {
  const text = letter.working.text.slice(0, WINDOW)
  if (documentType === 'OTHER' && isReport(letter)) return null
  const rows: readonly PaperRow[] = PAPER_ROWS
  for (const row of rows) {
    if (!row.kinds.includes(documentType)) continue
    const match = firstOccurrence(row.words, letter.working, WINDOW)
    if (!match || match.index > (row.within ?? WINDOW) || !fits(row, letter, text)) continue
    return {
      name: row.name,
      span: toSpan(letter.working, match.index, match.index + match[0].length),
    }
  }
  return null
}

function fits({ name, also, unless, holds }: PaperRow, letter: Letter, text: string): boolean {
  if (also && !also.test(text)) return false
  if (unless?.test(text)) return false
  if (name !== 'circular' && (isMinutes(letter) || isBulletin(letter))) return false
  return holds?.(letter) ?? true
}
