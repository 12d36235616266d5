/** Answers from the tactical knowledge of one country: quick tactics, and the strategic cheat sheet. */
import { areaOfDocumentType } from '@plainletter/adviser/area-of-document-type'
import { cheatSheet } from '@plainletter/adviser/cheat-sheet'
import { quickTactics } from '@plainletter/adviser/quick-tactics'
import { Area } from '@plainletter/contracts/cheat-sheet'
import type { CheatSheet, QuickTactics } from '@plainletter/contracts/cheat-sheet'
import type { CountryCode } from '@plainletter/contracts/country'
import { loadTactics } from '@plainletter/knowledge/load-tactics'

import { todayIn } from './today.ts'

/** `situation` is the person's own words, or empty. */
export interface AskedArea {
  readonly area: Area
  readonly situation: string
  readonly country: CountryCode
}

/** `about` is an area, or a kind of document whose area is meant. */
export type AskedQuickly = Omit<AskedArea, 'area'> & { readonly about: string }

/** `now` in epoch milliseconds. No facts: we hold none, and the notes say so. */
export const answerQuickly = async (
  { about, ...asked }: AskedQuickly,
  now: number,
): Promise<QuickTactics> =>
  quickTactics(await withKnowledge({ ...asked, area: areaOf(about) }, now))

/** The same. No sections: take no credit. */
export const writeSheet = async (asked: AskedArea, now: number): Promise<CheatSheet> =>
  cheatSheet(await withKnowledge(asked, now))

function areaOf(about: string): Area {
  const area = Area.safeParse(about.trim().toLowerCase())
  return area.success ? area.data : areaOfDocumentType(about)
}

const withKnowledge = async (asked: AskedArea, now: number) => ({
  ...asked,
  knowledge: await loadTactics(asked.country),
  today: todayIn(asked.country, now),
})
