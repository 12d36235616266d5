import { describe, expect, test } from 'vitest'

import { readCorrected } from './read-corrected.ts'
import { checkLetter, explainLetter, writeLetter } from './write-letter.ts'

const now = Date.UTC(2026, 10, 21, 12)

const LETTER = {
  text: `Kestrel Recoveries Ltd
Our ref: KR/88120
2 November 2026
Outstanding balance: £640.00
We collect for Lark Catalogue. Pay £640.00 within 28 days of the date of this letter or we may go to court.`,
  request: { country: 'gb', language: 'en' },
  said: [],
  given: [],
} as const

const SCOTLAND = { feedbackType: 'wrong_country', userCorrection: 'I live in Scotland' } as const
const LARK = { feedbackType: 'wrong_sender', userCorrection: 'Lark Catalogue' } as const

describe('A letter is read again', () => {
  test('with the new correction and with those before it', async () => {
    const again = await readCorrected(
      { letter: { ...LETTER, given: [SCOTLAND] }, correction: LARK },
      now,
    )
    expect(again?.outcome.analysis).toMatchObject({
      senderOrganization: 'Lark Catalogue',
      jurisdiction: { nation: 'scotland' },
    })
    expect(again).toMatchObject({ country: 'gb' })
    expect(again?.answer).toBeUndefined()
  })

  test('under the law of another country, and says which', async () => {
    const correction = { feedbackType: 'wrong_country', userCorrection: 'Germany' } as const
    const again = await readCorrected({ letter: LETTER, correction }, now)
    expect(again?.country).toBe('de')
    expect(again?.outcome.analysis.jurisdiction.countryCode).toBe('de')
  })

  test('and what was missing is answered', async () => {
    const correction = {
      feedbackType: 'missing_information',
      userCorrection: 'You do not say whether they can send bailiffs.',
    } as const
    const again = await readCorrected({ letter: LETTER, correction }, now)
    expect(again?.answer?.answer).not.toBe('')
  })

  test('not when the words name nothing', async () => {
    const correction = { feedbackType: 'wrong_amount', userCorrection: 'less' } as const
    expect(await readCorrected({ letter: LETTER, correction }, now)).toBeNull()
  })
})

describe('A letter is written', () => {
  test('for a chosen end, with their own words, to whom they say sent it', async () => {
    const draft = await writeLetter(
      {
        letter: { ...LETTER, given: [LARK] },
        choice: 'dispute',
        choices: { tone: 'firm', specificRequest: 'Please write to me only by post.' },
      },
      now,
    )
    expect(draft?.letter).toContain('“Please write to me only by post.”')
    expect(draft?.letter).toContain('Lark Catalogue\n')
    expect(draft?.email).toMatch(/^Subject: /)
  })

  test.each(['settlement_20', 'settlement_50', 'validation_first'] as const)(
    'to settle: %s',
    async (choice) => {
      const draft = await writeLetter({ letter: LETTER, choice, choices: {} }, now)
      const sum = { settlement_20: '£128', settlement_50: '£320', validation_first: null }[choice]
      expect(draft?.letter.includes(sum ?? 'without prejudice')).toBe(sum !== null)
    },
  )

  test('and each of its paragraphs is explained', async () => {
    const explained = await explainLetter(LETTER, now)
    expect(explained?.notes.length).toBeGreaterThan(2)
    for (const { paragraph, says } of explained?.notes ?? []) {
      expect(explained?.text).toContain(paragraph)
      expect(says.length).toBeGreaterThan(0)
    }
  })
})

test('a letter from elsewhere is held against our law', async () => {
  const text =
    'Send me the agreement under section 77 of the Consumer Credit Act 1974. See Rook v Heron [2031] UKSC 99. I admit that I owe the debt.'
  const { citations, harmful } = await checkLetter({ letter: LETTER, text }, now)
  expect(citations.map(({ verdict }) => verdict)).toEqual(['verified', 'not_found'])
  expect(harmful.map(({ kind }) => kind)).toEqual(['admits_debt'])
})
