/** Every letter that we can write, for every country and each language of its courts. */
import type { CountryCode } from '@plainletter/contracts/country'
import { DocumentType } from '@plainletter/contracts/document-type'
import {
  ResponseType,
  SETTLEMENT_PERCENT,
  SettlementOption,
  Signatories,
  Tone,
} from '@plainletter/contracts/draft'
import type { Draft } from '@plainletter/contracts/draft'
import { countWords } from '@plainletter/phrases/sentence'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { draftReply } from './draft-reply.ts'
import { draftResponse, draftSettlement } from './draft-response.ts'
import { analysis } from './fixtures/factories.ts'
import { inputFor, LONGEST, PLACES } from './fixtures/places.ts'
import type { DraftInput } from './letter-facts.ts'
import { lintLetter, lintSentences, whatIsKnown } from './lint-letter.ts'
import { loadLetters } from './load-letters.ts'

/** British kinds, and those that only a form answers there. */
const WITHOUT_LETTER: readonly string[] = [
  'SCAM_LETTER',
  'OTHER',
  'ENQUIRY',
  'TV_LICENCE_LETTER',
  'COUNCIL_TAX_DEMAND',
]

const FORMS_ONLY: readonly string[] = ['fr PENALTY_CHARGE_NOTICE', 'jp PENALTY_CHARGE_NOTICE']

describe.each(PLACES)('letters of %s in %s', (country, language) => {
  test.each(
    DocumentType.options.filter(
      (kind) => !WITHOUT_LETTER.includes(kind) && !FORMS_ONLY.includes(`${country} ${kind}`),
    ),
  )('%s: one page, safe, without an open slot', async (documentType) => {
    const input = await inputFor(country, language, { documentType })
    const letter = draftReply(input) ?? ''
    const [sent = ''] = letter.split('\n\nNote for you')
    expect(countWords(sent)).toBeGreaterThan(50)
    expect(countWords(sent)).toBeLessThanOrEqual(LONGEST)
    expect(letter).not.toMatch(/\{\w+\}|undefined|\bnull\b/)
    expect(lintLetter(sent, input)).toEqual({ isSafe: true })
  })

  test('no sentence is lost to the linter: each row is safe as it stands', async () => {
    const input = await inputFor(country, language)
    const known = whatIsKnown(input)
    const words = input.letters.rows.map(({ says }) => says.replaceAll(/\{\w+\}/g, 'X'))
    expect(words.flatMap((says) => lintSentences(says, known))).toEqual([])
  })

  test('each purpose and tone gives a safe letter with its email and notes', async () => {
    const input = await inputFor(country, language)
    for (const type of ResponseType.options)
      for (const tone of Tone.options) expectWhole(draftResponse(input, type, { tone }), input)
  })

  test('each offer names its part of the sum, and no other sum', async () => {
    const input = await inputFor(country, language)
    for (const option of SettlementOption.options)
      for (const tone of Tone.options) expectWhole(draftSettlement(input, option, { tone }), input)
    const draft = draftSettlement(input, 'settlement_20')
    expect(draft?.letter).toMatch(country === 'jp' ? /8,250/ : /82[.,]50/)
    expect(draft?.letter).toContain('20')
  })
})

function expectWhole(draft: Draft | null, { letters }: DraftInput): void {
  expect(draft).not.toBeNull()
  const { letter = '', email = '', notes = [] } = draft ?? {}
  expect(letter).not.toMatch(/\{\w+\}|undefined|\bnull\b|\n\n\n/)
  expect(countWords(letter)).toBeLessThanOrEqual(LONGEST)
  expect(email.startsWith(letters.frame.subject.email)).toBe(true)
  expect(email).toContain(letters.frame.greeting)
  expect(email).not.toContain(letters.frame.yourAddress)
  for (const note of notes) {
    expect(letter).toContain(note.paragraph)
    expect(note.says.length).toBeGreaterThan(0)
  }
}

describe.each(PLACES)('questions in %s, %s', (country, language) => {
  const NAMES = ['ask.not-mine', 'ask.old', 'ask.deposit', 'ask.faulty', 'ask.wages']
  const BRITISH = [
    'ask-debt.not-mine',
    'ask-debt.too-old',
    'ask-housing.deposit',
    'ask-consumer.faulty',
    'ask-work.unpaid',
  ]

  test('the letter follows the rule that answers, and none goes with other rules', async () => {
    const ask = async (name: string) => {
      const input = await inputFor(country, language, { documentType: 'ENQUIRY', isEnquiry: true })
      const law = {
        title: 'x',
        provision: 'x',
        url: 'https://example.org/',
        checkedOn: '2026-11-21',
      }
      const basis = {
        directAnswer: [{ kind: 'law' as const, ruleId: `${country}.${name}`, ...law }],
      }
      return { input, letter: draftReply({ ...input, analysis: analysis({ basis }) }) }
    }
    const subjects = new Set<string>()
    for (const name of country === 'gb' ? BRITISH : NAMES) {
      const { input, letter } = await ask(name)
      const [sent = ''] = (letter ?? '').split('\n\nNote for you')
      expect(lintLetter(sent, input)).toEqual({ isSafe: true })
      expect(countWords(sent)).toBeGreaterThan(40)
      subjects.add(sent)
    }
    expect(subjects.size).toBe(NAMES.length)
    expect((await ask('ask.prison')).letter).toBeNull()
  })
})

describe('any letter that a person can ask for', () => {
  test('passes the linter, holds no open slot, and names no sum or day that is not known', async () => {
    const inputs = await Promise.all(
      PLACES.map(([country, language]) => inputFor(country, language)),
    )
    fc.assert(
      fc.property(
        fc.record({
          input: fc.constantFrom(...inputs),
          documentType: fc.constantFrom(...DocumentType.options),
          type: fc.constantFrom(...ResponseType.options, ...SettlementOption.options),
          tone: fc.constantFrom(...Tone.options),
          signatories: fc.constantFrom(...Signatories.options),
          isTooOld: fc.boolean(),
        }),
        ({ input, documentType, type, tone, signatories, isTooOld }) => {
          const checks = [{ kind: 'limitation', result: 'problem', says: 'x' }] as const
          const one = {
            ...input,
            reading: { ...input.reading, documentType },
            analysis: analysis({ checks: isTooOld ? [...checks] : [] }),
          }
          const option = SettlementOption.safeParse(type)
          const response = ResponseType.safeParse(type)
          const draft = option.success
            ? draftSettlement(one, option.data, { tone, signatories })
            : draftResponse(one, response.data ?? 'dispute', { tone, signatories })
          if (!draft) return
          const percent = option.success
            ? (SETTLEMENT_PERCENT[option.data] ?? undefined)
            : undefined
          const known = percent === undefined ? one : { ...one, percent }
          expect(lintLetter(draft.letter, known)).toEqual({ isSafe: true })
          expect(draft.letter).not.toMatch(/\{\w+\}/)
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe('which language a letter is in', () => {
  test('that of the letter, where the courts of the country use it, else that of the courts', async () => {
    expect((await loadLetters('ch', 'it')).language).toBe('it')
    expect((await loadLetters('be', 'fr')).language).toBe('fr')
    expect((await loadLetters('ca', 'fr-CA')).language).toBe('fr')
    expect((await loadLetters('gb', 'pl')).language).toBe('en')
    expect((await loadLetters('ch', 'en')).language).toBe('de')
  })

  test('notes for the person are in their own language', async () => {
    const { DE } = await import('@plainletter/phrases/de/index')
    const input = { ...(await inputFor('fr', 'fr')), phrases: DE }
    const letter = draftReply(input) ?? ''
    expect(letter).toContain('Je ne reconnais pas cette dette')
    expect(letter).toContain('Hinweis für Sie, nicht mitschicken: Schicken Sie den Brief')
  })

  test('Swiss letters in German have no ß, those of Germany have', async () => {
    const at = async (country: CountryCode) => draftReply(await inputFor(country, 'de')) ?? ''
    expect(await at('ch')).not.toContain('ß')
    expect(await at('de')).toContain('Grüßen')
  })
})

describe('what we do not write', () => {
  test.each([
    ['fr', 'fr', 'Avis de contravention', null],
    ['fr', 'fr', 'Avis de paiement du forfait de post-stationnement', 'recours contre votre avis'],
  ] as const)('%s %s: %s', async (...[country, language, text, says]) => {
    const input = await inputFor(country, language, {
      documentType: 'PENALTY_CHARGE_NOTICE',
      amounts: [],
      references: [],
      dates: [],
    })
    const letter = draftReply({ ...input, text })
    if (says === null) expect(letter).toBeNull()
    else expect(letter).toContain(says)
  })

  test('an offer for a debt that looks too old, or without a printed sum: proof is asked for instead', async () => {
    const input = await inputFor('de', 'de')
    const checks = [{ kind: 'limitation', result: 'problem', says: 'x' }] as const
    const old = draftSettlement(
      { ...input, analysis: analysis({ checks: [...checks] }) },
      'settlement_30',
    )
    expect(old?.subject).toBe('Zuerst Belege, dann Gespräche')
    expect(old?.advice[0]).toContain('looks too old')
    const unknown = draftSettlement(
      { ...input, reading: { ...input.reading, amounts: [] } },
      'settlement_30',
    )
    expect(unknown?.advice[0]).toContain('no sum that we are sure of')
  })

  test('an offer for what is no debt letter', async () => {
    const input = await inputFor('gb', 'en', { documentType: 'EVICTION_NOTICE' })
    expect(draftSettlement(input, 'settlement_20')).toBeNull()
  })
})
