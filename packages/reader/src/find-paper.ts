/** Which paper of its kind a letter is, where the kind is too wide to say it. */
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { Reading } from '@plainletter/contracts/reading'

import type { Letter } from './letter.ts'
import { toSpan } from './normalise.ts'
import { isBulletin, isMinutes } from './ordinary-paper.ts'
import { PAPER_ROWS, WINDOW } from './paper-rows.ts'
import type { PaperRow } from './paper-rows.ts'

/** The paper, with the words that show it; null where the kind says all. */
export function findPaper(letter: Letter, documentType: DocumentType): Reading['paper'] {
  const text = letter.working.text.slice(0, WINDOW)
  const rows: readonly PaperRow[] = PAPER_ROWS
  for (const row of rows) {
    if (!row.kinds.includes(documentType)) continue
    const match = row.words.exec(text)
    if (!match || match.index > (row.within ?? WINDOW) || !fits(row, letter, text)) continue
    return {
      name: row.name,
      span: toSpan(letter.working, match.index, match.index + match[0].length),
    }
  }
  return null
}

function fits({ also, unless, holds }: PaperRow, letter: Letter, text: string): boolean {
  if (also && !also.test(text)) return false
  if (unless?.test(text) || isMinutes(letter) || isBulletin(letter)) return false
  return holds?.(letter) ?? true
}
