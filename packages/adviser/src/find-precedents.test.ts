import type { Precedent } from '@plainletter/contracts/precedent'
import { loadPrecedents } from '@plainletter/knowledge/load-precedents'
import { read } from '@plainletter/reader/read'
import { describe, expect, test } from 'vitest'

import { findPrecedents, MOST_PRECEDENTS, sayWhy } from './find-precedents.ts'
import type { PrecedentSearch } from './find-precedents.ts'
import { reading, TODAY } from './fixtures/factories.ts'
import { layOutPrecedents } from './lay-out-precedents.ts'

const LETTER = 'PARKING CHARGE NOTICE. You stayed too long in the car park. Pay £100.00.'
const IN_WALES = reading({ documentType: 'PARKING_TICKET', topic: 'parking' }).jurisdiction

const ROW: Precedent = {
  id: 'gb.precedent.one-v-two',
  country: 'gb',
  areas: ['parking'],
  kinds: ['PARKING_TICKET', 'ENQUIRY'],
  asks: [['car park', 'parking charge']],
  name: 'One v Two',
  citation: '[2015] UKSC 1',
  court: 'Supreme Court of the United Kingdom',
  decidedOn: '2015-11-04',
  url: 'https://caselaw.nationalarchives.gov.uk/uksc/2015/1',
  asked: 'Was the charge fair?',
  held: 'Yes, it was.',
  helps: 'It shows what is fair.',
  limits: 'It is no help elsewhere.',
  side: 'both',
  checkedOn: '2026-11-20',
  checkBy: '2027-05-20',
}

function row(name: string, changes: Partial<Precedent> = {}): Precedent {
  return { ...ROW, id: `gb.precedent.${name}`, name, ...changes }
}

function find(precedents: Precedent[], changes: Partial<PrecedentSearch> = {}) {
  return findPrecedents({
    text: LETTER,
    reading: reading({ documentType: 'PARKING_TICKET', topic: 'parking' }),
    country: 'gb',
    precedents,
    today: TODAY,
    ...changes,
  })
}

const namesOf = (search: ReturnType<typeof find>) => search.found.map((one) => one.precedent.name)

describe('leading cases', () => {
  test('of another country, nation or region never appear', () => {
    const rows = [
      row('scots', { nations: ['scotland'] }),
      row('french', { country: 'fr' }),
      row('regional', { regions: ['US-CA'] }),
      row('english', { nations: ['england', 'wales'] }),
    ]
    expect(namesOf(find(rows))).toEqual(['english'])
    const scottish = reading({
      documentType: 'PARKING_TICKET',
      jurisdiction: { ...IN_WALES, nation: 'scotland' },
    })
    expect(namesOf(find(rows, { reading: scottish }))).toEqual(['scots'])
  })

  test('of England stand in for an unknown nation, and the text says so', () => {
    const { nation: _, ...nowhere } = IN_WALES
    const search = find([row('english', { nations: ['england'] })], {
      reading: reading({ documentType: 'PARKING_TICKET', jurisdiction: nowhere }),
    })
    expect(namesOf(search)).toEqual(['english'])
    expect(layOutPrecedents(search)).toContain('We took England')
  })

  test('speak only to their kinds, and only when their condition holds', () => {
    const rows = [
      row('other kind', { kinds: ['TAX_DEMAND'] }),
      row('not said', { when: { any: [{ says: ['bailiff'] }] } }),
      row('said', { when: { any: [{ says: ['stayed too long'] }] } }),
    ]
    expect(namesOf(find(rows))).toEqual(['said'])
  })

  test('are chosen by the words of the letter before its kind alone, and quote those words', () => {
    const search = find([row('kind', { asks: [['bailiff']] }), row('words')])
    expect(namesOf(search)).toEqual(['words', 'kind'])
    const [words] = search.found[0]?.words ?? []
    expect(words).toMatchObject({ kind: 'letter', quote: 'PARKING CHARGE' })
    expect(search.found.map(sayWhy)).toEqual([
      'Your letter says "PARKING CHARGE".',
      'It is about this kind of letter: Private parking charge.',
    ])
  })

  test('answer a question only when it says one phrase of each group', () => {
    const text = 'Can a parking company charge me when I did not see the sign?'
    const asked = reading({ documentType: 'ENQUIRY', topic: 'parking' })
    const rows = [
      row('one group', { asks: [['bailiff'], ['sign']] }),
      row('both groups', { asks: [['parking company'], ['sign']] }),
      row('no question', { asks: [], kinds: ['PARKING_TICKET'] }),
    ]
    const search = find(rows, { text, reading: asked })
    expect(namesOf(search)).toEqual(['both groups'])
    expect(search.found.map(sayWhy)).toEqual(['Your question says "parking company" and "sign".'])
  })

  test('are six at most, in the order of the rows when they fit alike', () => {
    const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => row(name))
    expect(namesOf(find(rows))).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
    expect(MOST_PRECEDENTS).toBe(6)
    expect(find(rows)).toEqual(find(rows))
  })

  test('are laid out with citation, court, day, holding and link', () => {
    expect(layOutPrecedents(find([ROW]))).toBe(
      [
        'We hold one leading case that fits this letter.',
        '',
        '1. One v Two, [2015] UKSC 1',
        'Supreme Court of the United Kingdom, 4 November 2015',
        'Why this case: Your letter says "PARKING CHARGE".',
        'The question: Was the charge fair?',
        'What was decided: Yes, it was.',
        'How it helps: It shows what is fair.',
        'When it does not: It is no help elsewhere.',
        'This case can help either side.',
        'Read it: https://caselaw.nationalarchives.gov.uk/uksc/2015/1',
        '',
        'A court looks at the facts of each case, so yours may end another way. Read the decision, or ask a free adviser, before you rely on it.',
      ].join('\n'),
    )
  })

  test('that do not exist are not made up: without one the text says so', () => {
    const search = find([])
    expect(search.found).toEqual([])
    expect(layOutPrecedents(search)).toBe(
      'We hold no leading case that fits this letter. We only name cases that we have checked.',
    )
  })
})

describe('the leading cases we hold', () => {
  test.each([
    [
      'I got a parking charge notice in a supermarket car park. Do I have to pay?',
      'ParkingEye Ltd v Beavis',
    ],
    [
      'The bank keeps calling me about my overdraft. Is that harassment?',
      'Roberts v Bank of Scotland plc',
    ],
    [
      'I have a CCJ and want it set aside because I never received the claim.',
      'FXF v English Karate Federation Ltd',
    ],
  ])('answer: %s', async (text, name) => {
    const search = find([...(await loadPrecedents('gb'))], {
      text,
      reading: read(text, { country: 'gb' }),
    })
    expect(namesOf(search)).toContain(name)
  })
})
