/** Answers from the tactical knowledge of one country: quick tactics, and the strategic cheat sheet. */
import { cheatSheet } from '@plainletter/adviser/cheat-sheet'
import { quickTactics } from '@plainletter/adviser/quick-tactics'
import type { Area, CheatSheet, QuickTactics } from '@plainletter/contracts/cheat-sheet'
import type { CountryCode } from '@plainletter/contracts/country'
import { loadTactics } from '@plainletter/knowledge/load-tactics'

import { todayIn } from './today.ts'

/** `situation` is the person's own words, or empty. */
export interface AskedArea {
  readonly area: Area
  readonly situation: string
  readonly country: CountryCode
}

/** `now` in epoch milliseconds. No facts: we hold none, and the notes say so. */
export const answerQuickly = async (asked: AskedArea, now: number): Promise<QuickTactics> =>
  quickTactics(await withKnowledge(asked, now))

/** The same. No sections: take no credit. */
export const writeSheet = async (asked: AskedArea, now: number): Promise<CheatSheet> =>
  cheatSheet(await withKnowledge(asked, now))

const withKnowledge = async (asked: AskedArea, now: number) => ({
  ...asked,
  knowledge: await loadTactics(asked.country),
  today: todayIn(asked.country, now),
})
