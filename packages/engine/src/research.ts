/** The leading cases that fit a letter, as its owner has put it right. */
import { findPrecedents, sayWhy } from '@plainletter/adviser/find-precedents'
import type { FoundPrecedent } from '@plainletter/adviser/find-precedents'
import { layOutPrecedents } from '@plainletter/adviser/lay-out-precedents'
import type { CaseResearch, ResearchedCase } from '@plainletter/contracts/research'
import { loadPrecedents } from '@plainletter/knowledge/load-precedents'

import { prepare } from './prepare.ts'
import { withTold } from './told-letter.ts'
import type { ToldLetter } from './told-letter.ts'

/** `now` in epoch milliseconds. No cases: none that we hold fits, and `research` says so. */
export async function researchCases(letter: ToldLetter, now: number): Promise<CaseResearch> {
  const { text } = letter
  const input = await withTold(letter, now)
  const { reading, knowledge } = await prepare(input)
  const { country } = knowledge
  const precedents = await loadPrecedents(country)
  const found = findPrecedents({ text, reading, country, precedents, today: input.today })
  return {
    research: layOutPrecedents(found),
    cases: found.found.map(showCase),
    madeOn: input.today,
  }
}

function showCase(one: FoundPrecedent): ResearchedCase {
  const { name, citation, court, decidedOn, asked, held, helps, limits, side, url, urlNote } =
    one.precedent
  return {
    name,
    citation,
    court,
    date: decidedOn,
    asked,
    held,
    helps,
    limits,
    side,
    link: url,
    linkNote: urlNote ?? null,
    why: sayWhy(one),
  }
}
