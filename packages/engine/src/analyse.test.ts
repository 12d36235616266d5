import { AnalysisOutcome } from '@plainletter/contracts/analysis'
import { Reading } from '@plainletter/contracts/reading'
import { describe, expect, test } from 'vitest'

import { analyse } from './analyse.ts'

const request = { country: 'gb', language: 'en' } as const
const today = '2026-11-21'

const DEMAND = `Kestrel Recoveries Ltd
PO Box 118, Dundee

Our ref: KR/88120
2 November 2026

Dear Mr Adeyemi

Outstanding balance: £640.00
We collect for Lark Catalogue. Pay £640.00 within 28 days of the date of this letter or we may ask our client to go to court.

Yours sincerely
Kestrel Recoveries Ltd`

const LETTERS = [
  DEMAND,
  'Can a bailiff take my car if I need it for work? I live in Leeds.',
  'The choir meets on Tuesday. Bring your own mug.',
]

test.each(LETTERS)('what leaves the engine fits its contracts', async (text) => {
  const { reading, outcome } = await analyse({ text, request, today })
  expect(() => Reading.parse(reading)).not.toThrow()
  expect(() => AnalysisOutcome.parse(outcome)).not.toThrow()
})

test('the same input gives the same output, byte for byte', async () => {
  const [one, two] = [
    await analyse({ text: DEMAND, request, today }),
    await analyse({ text: DEMAND, request, today }),
  ]
  expect(JSON.stringify(one)).toBe(JSON.stringify(two))
})

test('the steps are told in order', async () => {
  const steps: string[] = []
  await analyse({ text: DEMAND, request, today }, (step) => Promise.resolve(void steps.push(step)))
  expect(steps).toEqual(['checking_dates', 'checking_law', 'writing'])
})

describe('the same letter on another day', () => {
  test('says how many days are left, and when the day has passed', async () => {
    const left = async (day: string) => {
      const { outcome } = await analyse({ text: DEMAND, request, today: day })
      return outcome.analysis.deadlines.find((deadline) => deadline.isMain)
    }
    expect(await left('2026-11-21')).toMatchObject({
      date: '2026-11-30',
      daysLeft: 9,
      isPassed: false,
    })
    expect(await left('2026-12-02')).toMatchObject({
      date: '2026-11-30',
      daysLeft: -2,
      isPassed: true,
    })
  })
})

test('of a paper that we do not cover we say so, and write no letter', async () => {
  const { outcome } = await analyse({ text: LETTERS[2] ?? '', request, today })
  expect(outcome.analysis.coverage.depth).toBe('none')
  expect(outcome.draftResponse).toBeNull()
})

test('the law of the country that the letter shows is used, and the choice of another is said', async () => {
  const { reading, outcome } = await analyse({
    text: DEMAND,
    request: { country: 'nz', language: 'en' },
    today,
  })
  expect(reading.jurisdiction.countryCode).toBe('gb')
  const { coverage, jurisdictionWarnings } = outcome.analysis
  expect(coverage.depth).not.toBe('none')
  expect(jurisdictionWarnings.slice(0, 2)).toEqual([
    'You chose New Zealand, but this looks like it comes from the United Kingdom.',
    'We used the law of the United Kingdom.',
  ])
})

test('a letter from France is answered in French, with notes in the language of the reader', async () => {
  const text = `Recouvrement Alizé SARL
12 rue des Tilleuls, 69003 Lyon

Référence : RA-5521
2 novembre 2026

Madame, Monsieur,

Mise en demeure de payer. Notre client, Bois et Jardin SA, nous a chargés du recouvrement de sa créance.
Montant dû : 640,00 €. Réglez cette somme sous 8 jours, à défaut nous pourrons saisir le tribunal.`
  const { outcome } = await analyse({ text, request: { country: 'fr', language: 'de' }, today })
  expect(outcome.draftResponse).toContain('Madame, Monsieur,')
  expect(outcome.draftResponse).toContain('640 €')
  expect(outcome.draftResponse).toContain('Hinweis für Sie, nicht mitschicken:')
})

/** Every string under these paths must have its proof. */
const PROVED = ['legalRights', 'keyAdvice', 'possibleResponses', 'checks']

test.each(LETTERS)(
  'no claim leaves without a basis, and each quote is in the letter',
  async (text) => {
    const { outcome } = await analyse({ text, request, today })
    const { analysis } = outcome
    for (const path of PROVED) {
      const list = Object.entries(analysis).find(([name]) => name === path)?.[1]
      const count = Array.isArray(list) ? list.length : 0
      for (let index = 0; index < count; index += 1) {
        expect(analysis.basis[`${path}.${index}`]?.length, `${path}.${index}`).toBeGreaterThan(0)
      }
    }
    for (const basis of Object.values(analysis.basis).flat()) {
      if (basis.kind === 'letter') expect(text.slice(...basis.span)).toBe(basis.quote)
      else expect(basis.url).toMatch(/^https:\/\//)
    }
  },
)
