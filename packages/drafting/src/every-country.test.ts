import { COUNTRIES } from '@plainletter/contracts/countries'
/** Every letter that we can write, for every country and each language of its courts. */
import { CountryCode } from '@plainletter/contracts/country'
import { DocumentType } from '@plainletter/contracts/document-type'
import {
  ResponseType,
  SETTLEMENT_PERCENT,
  SettlementOption,
  Signatories,
  Tone,
} from '@plainletter/contracts/draft'
import type { Draft } from '@plainletter/contracts/draft'
import { Paper } from '@plainletter/contracts/paper'
import type { Reading } from '@plainletter/contracts/reading'
import { EN } from '@plainletter/phrases/en/index'
import { countWords } from '@plainletter/phrases/sentence'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { findCitations } from './citations/find-citations.ts'
import { draftReply } from './draft-reply.ts'
import { draftResponse, draftSettlement } from './draft-response.ts'
import { analysis, draftInput, reading, TEXT } from './fixtures/factories.ts'
import type { DraftInput } from './letter-facts.ts'
import { lintLetter, lintSentences, whatIsKnown } from './lint-letter.ts'
import { loadLetters } from './load-letters.ts'

const PLACES = CountryCode.options.flatMap((country) =>
  COUNTRIES[country].languages.map((language) => [country, language] as const),
)

const AMOUNTS: Partial<Record<CountryCode, string>> = { jp: '¥41250' }

/** A letter of that country as the reader would hand it over. */
async function inputFor(
  country: CountryCode,
  language: string,
  changes: Partial<Reading> = {},
): Promise<DraftInput> {
  const { currency } = COUNTRIES[country]
  const printed = AMOUNTS[country] ?? '412.50'
  const text = TEXT.replace('£412.50', printed)
  const value = country === 'jp' ? 41_250 : 412.5
  const start = text.indexOf(printed)
  const base = reading({
    language,
    amounts: [{ value, currency, role: 'total', span: [start, start + printed.length] }],
    ...changes,
  })
  const { nation, ...place } = base.jurisdiction
  const jurisdiction = {
    ...place,
    ...(country === 'gb' && nation ? { nation } : {}),
    countryCode: country,
  }
  return draftInput({
    text,
    reading: { ...base, jurisdiction },
    letters: await loadLetters(country, language),
    phrases: EN,
  })
}

/** British kinds, and those that only a form answers there. */
const WITHOUT_LETTER: readonly string[] = [
  'SCAM_LETTER',
  'OTHER',
  'ENQUIRY',
  'TV_LICENCE_LETTER',
  'COUNCIL_TAX_DEMAND',
]
const FORMS_ONLY: readonly string[] = ['fr PENALTY_CHARGE_NOTICE', 'jp PENALTY_CHARGE_NOTICE']

const LONGEST = 330

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

describe('the law of one country stays there', () => {
  const letterOf = async (country: CountryCode, language: string, kind: Reading['documentType']) =>
    draftReply(await inputFor(country, language, { documentType: kind })) ?? ''

  test.each([
    ['us', 'en', 'DEBT_COLLECTION_LETTER', '15 U.S.C. § 1692g'],
    ['ie', 'en', 'DISMISSAL_LETTER', 'Unfair Dismissals Act 1977'],
    ['nz', 'en', 'DISMISSAL_LETTER', 'I raise a personal grievance'],
    ['de', 'de', 'EVICTION_NOTICE', '§ 574 BGB'],
    ['ch', 'de', 'COURT_CLAIM', 'Art. 73 SchKG'],
    ['ch', 'fr', 'DISMISSAL_LETTER', 'articles 335 et 336b CO'],
    ['fr', 'fr', 'DEBT_COLLECTION_LETTER', 'article 1353 du code civil'],
    ['be', 'nl', 'DISMISSAL_LETTER', 'cao nr. 109'],
    ['ca', 'fr', 'DEBT_COLLECTION_LETTER', 'article 2803 du Code civil du Québec'],
    ['nl', 'nl', 'PENALTY_CHARGE_NOTICE', 'artikel 6 Wahv'],
    ['es', 'es', 'BENEFIT_OVERPAYMENT', 'artículo 71 de la LRJS'],
    ['it', 'it', 'DISMISSAL_LETTER', 'articolo 6 della legge n. 604 del 1966'],
    ['jp', 'ja', 'DISMISSAL_LETTER', '労働基準法22条'],
  ] as const)('%s in %s: %s names %s', async (...[country, language, kind, law]) => {
    expect(await letterOf(country, language, kind)).toContain(law)
    const others = PLACES.filter(([other, spoken]) => other !== country && spoken === language)
    for (const [other, spoken] of others)
      expect(await letterOf(other, spoken, kind)).not.toContain(law)
  })

  test('a sentence that names a law says whose law it is, where a language has several countries', async () => {
    for (const [country, language] of PLACES) {
      const { rows } = await loadLetters(country, language)
      const isShared = !['gb', 'es', 'jp'].includes(country)
      for (const { law, says, countries } of rows)
        if (law) {
          expect(law.url, says).toMatch(/^https:\/\//)
          expect(isShared ? countries : [country], says).toEqual([country])
        }
    }
  })
})

test('outside the United Kingdom each sentence that cites a law carries it for its note', async () => {
  const bare: string[] = []
  for (const [country, language] of PLACES.filter(([one]) => one !== 'gb')) {
    const { rows } = await loadLetters(country, language)
    for (const { says, law } of rows)
      if (!law && findCitations(says).length > 0) bare.push(`${country} ${says}`)
  }
  expect(bare).toEqual([])
})

/** Answered by a form, a court or an ombudsman, or by nobody. */
const WITHOUT_LETTER_ANYWHERE: readonly Paper[] = [
  'circular',
  'foreclosure',
  'driver_details',
  'police_penalty',
  'complaint_refused',
  'immigration_refusal',
  'divorce_papers',
  'jury_summons',
  'witness_summons',
  'council_order',
  'tribunal_hearing',
  'means_form',
  'police_interview',
]
const BRITISH: readonly Paper[] = [
  'school_absence_penalty',
  'benefit_move',
  'vehicle_tax_penalty',
  'prescription_penalty',
  'benefit_review',
  'default_notice',
]
const IN_ENGLISH: readonly Paper[] = [
  'child_maintenance',
  'student_overpayment',
  'policy_cancelled',
  'account_closing',
  'lodger_notice',
  'estate_debt',
  'care_charges',
  'works_consultation',
]

function hasLetter(name: Paper, country: CountryCode, language: string): boolean {
  if (WITHOUT_LETTER_ANYWHERE.includes(name)) return false
  if (BRITISH.includes(name)) return country === 'gb'
  if (name === 'offence_hearing') return country === 'de'
  return language === 'en' || !IN_ENGLISH.includes(name)
}

describe.each(PLACES)(
  'letters to papers with one of their own, of %s in %s',
  (country, language) => {
    const draftTo = async (name: Paper, documentType: DocumentType) =>
      draftReply(
        await inputFor(country, language, {
          documentType,
          paper: { name, span: [0, 4] },
          amounts: [],
        }),
      )

    test.each(Paper.options.filter((name) => hasLetter(name, country, language)))(
      '%s: one page, without an open slot, the same whatever the kind',
      async (name) => {
        const letter = await draftTo(name, 'OTHER')
        expect(letter).not.toMatch(/\{\w+\}/)
        expect(countWords(letter ?? '')).toBeGreaterThan(15)
        expect(countWords(letter ?? '')).toBeLessThan(LONGEST)
        expect(await draftTo(name, 'DISMISSAL_LETTER')).toBe(letter)
      },
    )

    test.each(Paper.options.filter((name) => !hasLetter(name, country, language)))(
      '%s: none, though its kind has one',
      async (name) => {
        expect(await draftTo(name, 'PENALTY_CHARGE_NOTICE')).toBeNull()
      },
    )
  },
)

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
