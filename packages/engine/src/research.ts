/** The leading cases that fit a letter which has been read before: the same kind, the same place, the same words. */
import { findPrecedents, sayWhy } from '@plainletter/adviser/find-precedents'
import type { FoundPrecedent } from '@plainletter/adviser/find-precedents'
import { layOutPrecedents } from '@plainletter/adviser/lay-out-precedents'
import { whichCountry } from '@plainletter/adviser/which-country'
import type { Analysis } from '@plainletter/contracts/analysis'
import type { CountryCode } from '@plainletter/contracts/country'
import type { Reading } from '@plainletter/contracts/reading'
import type { CaseResearch, ResearchedCase } from '@plainletter/contracts/research'
import { loadPrecedents } from '@plainletter/knowledge/load-precedents'
import { read } from '@plainletter/reader/read'

import { todayIn } from './today.ts'

/** A letter or a question, and what its analysis took it for. */
export interface ReadLetter {
  readonly text: string
  /** The country that the person chose. */
  readonly country: CountryCode
  readonly analysis: Pick<Analysis, 'documentType' | 'jurisdiction'>
}

/** `now` in epoch milliseconds. No cases: none that we hold fits, and `research` says so. */
export async function researchCases(letter: ReadLetter, now: number): Promise<CaseResearch> {
  const { text } = letter
  const { reading, country } = readAgain(letter)
  const madeOn = todayIn(country, now)
  const precedents = await loadPrecedents(country)
  const found = findPrecedents({ text, reading, country, precedents, today: madeOn })
  return { research: layOutPrecedents(found), cases: found.found.map(showCase), madeOn }
}

/** The reading that the analysis was made from, as far as the person saw it: its kind and place stand. */
export function readAgain(letter: ReadLetter): { reading: Reading; country: CountryCode } {
  const { text, analysis } = letter
  const { documentType, jurisdiction } = analysis
  const reading = { ...read(text, { country: letter.country, documentType }), jurisdiction }
  const request = { country: letter.country, language: 'en' as const }
  return { reading, country: whichCountry(reading, request) }
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
