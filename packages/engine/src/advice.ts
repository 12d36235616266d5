/** What the API asks of the engine besides analyses. The law is large, so that another Worker may answer: see its door. */
import type { CheatSheet, QuickTactics } from '@plainletter/contracts/cheat-sheet'
import type { LawNews } from '@plainletter/contracts/news'
import type { CaseResearch } from '@plainletter/contracts/research'

import { answerQuickly, writeSheet } from './area-answers.ts'
import type { AskedArea } from './area-answers.ts'
import { findNews } from './find-news.ts'
import { researchCases } from './research.ts'
import type { ReadLetter } from './research.ts'

/** Each works on the day that `now`, in epoch milliseconds, is where the person is. */
export interface Advice {
  researchCases(letter: ReadLetter, now: number): Promise<CaseResearch>
  findNews(letter: ReadLetter, now: number): Promise<LawNews>
  answerQuickly(asked: AskedArea, now: number): Promise<QuickTactics>
  writeSheet(asked: AskedArea, now: number): Promise<CheatSheet>
}

export const ADVICE: Advice = { researchCases, findNews, answerQuickly, writeSheet }
