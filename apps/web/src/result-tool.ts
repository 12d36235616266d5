/** What the result screen and the tools around it agree on: it gives them their places and its paper, they do the work. */
import type { Analysis } from '@plainletter/contracts/analysis'
import type { DocumentDetail } from '@plainletter/contracts/document'
import type { LetterNote } from '@plainletter/contracts/draft'
import type { ComponentType } from 'react'

export type ResultToolId =
  | 'business-view'
  | 'settlement-letter'
  | 'custom-response'
  | 'letter-check'
  | 'follow-up-question'
  | 'case-research'
  | 'news'
  | 'cheat-sheet'
  | 'professional-resources'
  | 'feedback'

/** A document whose analysis is there to be shown. */
export type AnalysedDocument = DocumentDetail & { analysis: Analysis }

export interface LetterProps {
  /** With gaps in [brackets]. */
  letter: string
  /** The same as an email, with its subject line. Made of the letter where it is absent. */
  email?: string
  /** Why each paragraph stands there, beside it. */
  notes?: readonly LetterNote[]
}

export interface ResultToolProps {
  document: AnalysedDocument
  /** The sum that the letter asks for, as it is printed there. */
  sum: string | undefined
  /** A letter to send, on paper, with its ways out: copy, file, email, printer. */
  Letter: ComponentType<LetterProps>
}

export type ResultTools = Readonly<Partial<Record<ResultToolId, ComponentType<ResultToolProps>>>>
