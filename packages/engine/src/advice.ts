/** What the API asks of the engine besides analyses. The law is large, so that another Worker may answer: see its door. */
import type { BusinessEnhancement } from '@plainletter/contracts/business'
import type { CheatSheet, QuickTactics } from '@plainletter/contracts/cheat-sheet'
import type { TeaserAnalysis } from '@plainletter/contracts/document'
import type { Draft, LetterCheck } from '@plainletter/contracts/draft'
import type { LawNews } from '@plainletter/contracts/news'
import type { CaseResearch } from '@plainletter/contracts/research'

import { answerQuickly, writeSheet } from './area-answers.ts'
import type { AskedArea, AskedQuickly } from './area-answers.ts'
import { findNews } from './find-news.ts'
import { followUp } from './follow-up.ts'
import type { AnsweredQuestion, Question } from './follow-up.ts'
import { planForFirm } from './plan-for-firm.ts'
import { readCorrected } from './read-corrected.ts'
import type { CorrectedLetter, CorrectedReading } from './read-corrected.ts'
import { researchCases } from './research.ts'
import { tease } from './tease.ts'
import type { AskedForTeaser } from './tease.ts'
import type { ToldLetter } from './told-letter.ts'
import { checkLetter, explainLetter, writeLetter } from './write-letter.ts'
import type { ExplainedLetter, ForeignLetter, LetterWish } from './write-letter.ts'

/** Each works on the day that `now`, in epoch milliseconds, is where the person is. */
export interface Advice {
  researchCases(letter: ToldLetter, now: number): Promise<CaseResearch>
  findNews(letter: ToldLetter, now: number): Promise<LawNews>
  answerQuickly(asked: AskedQuickly, now: number): Promise<QuickTactics>
  writeSheet(asked: AskedArea, now: number): Promise<CheatSheet>
  followUp(question: Question, now: number): Promise<AnsweredQuestion>
  readCorrected(asked: CorrectedLetter, now: number): Promise<CorrectedReading | null>
  writeLetter(wish: LetterWish, now: number): Promise<Draft | null>
  explainLetter(letter: ToldLetter, now: number): Promise<ExplainedLetter | null>
  checkLetter(asked: ForeignLetter, now: number): Promise<LetterCheck>
  planForFirm(letter: ToldLetter, now: number): Promise<BusinessEnhancement>
  tease(asked: AskedForTeaser, now: number): Promise<TeaserAnalysis>
}

export const ADVICE: Advice = {
  researchCases,
  findNews,
  answerQuickly,
  writeSheet,
  followUp,
  readCorrected,
  writeLetter,
  explainLetter,
  checkLetter,
  planForFirm,
  tease,
}
