import { Area, CheatSheet } from '@plainletter/contracts/cheat-sheet'
import { CountryCode } from '@plainletter/contracts/country'
import { DocumentType } from '@plainletter/contracts/document-type'
import { loadTactics } from '@plainletter/knowledge/load-tactics'
import { describe, expect, test } from 'vitest'

import { areaOfDocumentType } from './area-of-document-type.ts'
import type { AreaQuestion } from './area-rows.ts'
import { cheatSheet, cheatSheetMarkdown } from './cheat-sheet.ts'

const gb = await loadTactics('gb')

function question(over: Partial<AreaQuestion> = {}): AreaQuestion {
  return {
    area: 'debt',
    situation: '',
    country: 'gb',
    nation: 'england',
    knowledge: gb,
    today: '2026-11-21',
    ...over,
  }
}

const tacticsIn = (sheet: CheatSheet) => sheet.sections.flatMap(({ tactics }) => tactics)

describe('a cheat sheet', () => {
  test('is what the contract says, with a proof for every tactic', () => {
    const sheet = cheatSheet(question())
    expect(CheatSheet.safeParse(sheet).error).toBeUndefined()
    expect(sheet.sections.map(({ title }) => title)).toEqual([
      'Financial Leverage Tactics',
      'Procedural Advantages',
      'Timing Strategies',
      'Disclosure & Information Tactics',
      'Settlement Psychology',
    ])
    for (const { tactics, basis } of sheet.sections) expect(basis).toHaveLength(tactics.length)
  })

  test('says the risk of each tactic and when to leave it', () => {
    const tactics = tacticsIn(cheatSheet(question()))
    expect(tactics.filter((tactic) => !/ Risk: .+ Not when: .+/.test(tactic))).toEqual([])
  })

  test('puts what speaks to the situation first', () => {
    const bailiffs = cheatSheet(question({ situation: 'Bailiffs put a letter through my door.' }))
    const claim = cheatSheet(question({ situation: 'A claim form came from the county court.' }))
    expect(bailiffs.sections[1]?.tactics[0]).toContain('let bailiffs in')
    expect(claim.sections[1]?.tactics[0]).toContain('Answer every court claim')
  })

  test('tells the law of the nation that the caller or the situation names', () => {
    const told = cheatSheet(question({ nation: 'scotland' }))
    const { nation: _, ...open } = question({ situation: 'I live in Glasgow and owe a loan.' })
    expect(tacticsIn(told).join(' ')).toContain('five years')
    expect(tacticsIn(told).join(' ')).not.toContain('After six years')
    expect(cheatSheet(open).description).toContain('Scotland')
  })

  test('says so when it takes England for an unknown nation', () => {
    const { nation: _, ...open } = question()
    expect(cheatSheet(open).notes.join(' ')).toContain('We took the law of England')
    expect(cheatSheet(question()).notes.join(' ')).not.toContain('We took')
  })

  test('leaves out what was not yet law, or no longer is, on the day', () => {
    expect(cheatSheet(question({ today: '1960-01-01' })).sections).toEqual([])
  })

  test('abstains without rows, and still says who helps', () => {
    const none = cheatSheet(question({ knowledge: { ...gb, tactics: [] } }))
    expect(none.sections).toEqual([])
    expect(none.notes.join(' ')).toContain('We do not cover this yet')
    expect(none.help.length).toBeGreaterThan(0)
  })

  test('gives the same answer twice', () => {
    const asked = question({ situation: 'Lowell bought my old credit card debt.' })
    expect(cheatSheet(asked)).toEqual(cheatSheet(asked))
  })
})

test('the download has heading, description, sections with bullets, divider and disclaimer', () => {
  const sheet = cheatSheet(question())
  const lines = cheatSheetMarkdown(sheet).split('\n')
  expect(lines[0]).toBe('# Debt')
  expect(lines[2]).toBe(sheet.description)
  expect(lines.filter((line) => line.startsWith('## '))).toHaveLength(sheet.sections.length)
  expect(lines.filter((line) => line.startsWith('- '))).toHaveLength(tacticsIn(sheet).length)
  expect(lines.slice(-4)).toEqual(['---', '', sheet.disclaimer, ''])
})

test.each([
  ['DEBT_COLLECTION_LETTER', 'debt'],
  ['COUNCIL_TAX_DEMAND', 'debt'],
  ['EVICTION_NOTICE', 'housing'],
  ['RENT_ARREARS_LETTER', 'housing'],
  ['REDUNDANCY_NOTICE', 'employment'],
  ['DISMISSAL_LETTER', 'employment'],
  ['PARKING_TICKET', 'consumer'],
  ['CONSUMER_CONTRACT_DISPUTE', 'consumer'],
  ['SCAM_LETTER', 'consumer'],
  ['COURT_CLAIM', 'debt'],
  ['immigration', 'general'],
  ['family', 'family'],
  ['criminal', 'criminal'],
  ['ENQUIRY', 'general'],
  ['OTHER', 'general'],
] as const)('a document of type %s asks for the sheet on %s', (type, area) => {
  expect(areaOfDocumentType(type)).toBe(area)
})

test('tactics for another situation only fill a section that would be thin', () => {
  const asked = question({ area: 'criminal', situation: 'The police want a voluntary interview.' })
  const tactics = tacticsIn(cheatSheet(asked)).join(' ')
  expect(tactics).toContain('A voluntary interview is a real interview')
  expect(tactics).not.toContain('single justice procedure')
  for (const section of cheatSheet(asked).sections)
    expect(section.tactics.length).toBeGreaterThanOrEqual(2)
})

test('every country names help in every area', async () => {
  const all = await Promise.all(CountryCode.options.map(loadTactics))
  const without = all.flatMap((held) =>
    Area.options
      .filter(
        (area) =>
          cheatSheet(question({ area, country: held.country, knowledge: held })).help.length === 0,
      )
      .map((area) => `${held.country} ${area}`),
  )
  expect(without).toEqual([])
})

test('every kind of letter leads to an area of its own', () => {
  const general = DocumentType.options.filter((type) => areaOfDocumentType(type) === 'general')
  expect(general).toEqual(['ENQUIRY', 'OTHER'])
})

test('says that rules differ where states make the law', async () => {
  const us = cheatSheet(question({ country: 'us', knowledge: await loadTactics('us') }))
  expect(us.notes.join(' ')).toContain('differ by state')
})
