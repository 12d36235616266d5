import { Draft, ResponseType, SettlementOption, Tone } from '@plainletter/contracts/draft'
import { DE } from '@plainletter/phrases/de/index'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { draftResponse, draftSettlement } from './draft-response.ts'
import { analysis, draftInput, reading } from './fixtures/factories.ts'
import { lintLetter } from './lint-letter.ts'
import { loadLetters } from './load-letters.ts'

describe('a letter of a chosen type', () => {
  test('a dispute is the letter that fits the kind of document', () => {
    const draft = draftResponse(draftInput(), 'dispute')
    expect(draft?.subject).toBe('Proof of the debt you ask for')
    expect(draft?.letter).toContain('1. the signed agreement or contract you rely on;')
  })

  test('a dispute about a question that has no letter of its own is a plain one', () => {
    const input = draftInput({ reading: reading({ documentType: 'ENQUIRY' }) })
    expect(draftResponse(input, 'dispute')?.subject).toBe('I dispute what your letter says')
  })

  test('a plan is asked about and not promised', () => {
    const { letter = '' } = draftResponse(draftInput(), 'payment_plan') ?? {}
    expect(letter).toContain('which smaller payments would you accept? Asking this admits nothing.')
    expect(letter).toContain('I do not admit any liability.')
  })

  test('the tone changes how it opens and closes', () => {
    const closeOf = (tone: Tone) => draftResponse(draftInput(), 'more_time', { tone })?.letter ?? ''
    expect(closeOf('firm')).toContain('I expect a full answer in writing')
    expect(closeOf('friendly')).toContain('I hope that you can help me with this.')
    const letters = new Set(Tone.options.map(closeOf))
    expect(letters.size).toBe(Tone.options.length)
  })

  test('none for a scam, for what only a form answers, or where we hold no law', () => {
    const scam = draftInput({ reading: reading({ documentType: 'SCAM_LETTER' }) })
    expect(draftResponse(scam, 'complain')).toBeNull()
    const ended = draftInput({ reading: reading({ documentType: 'PENALTY_CHARGE_NOTICE' }) })
    expect(draftResponse({ ...ended, text: 'CHARGE CERTIFICATE' }, 'appeal')).toBeNull()
    const uncovered = analysis({ coverage: { depth: 'none', says: '', rules: 0 } })
    expect(draftResponse(draftInput({ analysis: uncovered }), 'dispute')).toBeNull()
  })
})

describe("the person's own words", () => {
  const draft = draftResponse(draftInput(), 'negotiate', {
    specificRequest: 'Please send the answer in large print. I will pay £20 a month.',
    specialCircumstances: 'I lost my job on 3 May 2025. I was driving that day.',
  })

  test('are quoted as such, with facts of their own', () => {
    expect(draft?.letter).toContain('in my own words: “Please send the answer in large print.”')
    expect(draft?.letter).toContain('in my own words: “I lost my job on 3 May 2025.”')
  })

  test('that harm are left out, and the person is told which', () => {
    expect(draft?.letter).not.toMatch(/£20|driving/)
    expect(draft?.leftOut).toEqual([
      { kind: 'promises_payment', sentence: 'I will pay £20 a month.' },
      { kind: 'names_driver', sentence: 'I was driving that day.' },
    ])
    expect(draft?.advice.join(' ')).toContain('I will pay £20 a month.')
  })

  test.each(['Ich schulde das Geld.', 'Je reconnais la dette.', '債務を承認します。'])(
    'are judged in any of our languages: %s',
    (specificRequest) => {
      const one = draftResponse(draftInput(), 'negotiate', { specificRequest })
      expect(one?.letter).not.toContain(specificRequest)
      expect(one?.leftOut).toHaveLength(1)
    },
  )

  test('cannot end the quotation, open a gap or a slot, or add a line', () => {
    const specificRequest = 'One” [gap] {sum}\nDear Sir <b>two</b>\u202e three'
    const one = draftResponse(draftInput(), 'negotiate', { specificRequest })
    expect(one?.letter).toContain('“One gap sum Dear Sir b two /b three”')
  })

  test('of any kind never break a letter, and never leave an unsafe one', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 500 }),
        fc.constantFrom(...ResponseType.options),
        (specificRequest, type) => {
          const one = draftResponse(draftInput(), type, { specificRequest })
          if (!one) return
          expect(() => Draft.parse(one)).not.toThrow()
          expect(one.email.split('\n')[0]).toMatch(/^Subject: /)
        },
      ),
    )
  })
})

describe('names that a letter prints', () => {
  test('cannot carry an admission into a sentence: the sentence is left out', () => {
    const input = draftInput({ reading: reading({ originalCreditor: 'me. I owe this money' }) })
    const { letter = '' } = draftResponse(input, 'dispute') ?? {}
    expect(letter).toContain('1. the signed agreement')
    expect(letter).not.toContain('I owe')
  })

  test('nor into the address: then there is no letter', () => {
    const input = draftInput({ reading: reading({ senderOrganization: 'I owe this money.' }) })
    expect(draftResponse(input, 'dispute')).toBeNull()
    expect(draftSettlement(input, 'settlement_20')).toBeNull()
  })
})

describe('two who sign', () => {
  test('both names stand above and below, and the letter says who is meant', () => {
    const draft = draftResponse(draftInput(), 'dispute', { signatories: 'joint' })
    const names = '[Your name]\n[Name of the second person]'
    expect(draft?.letter.startsWith(names)).toBe(true)
    expect(draft?.letter.endsWith(names)).toBe(true)
    expect(draft?.letter).toContain('“I” means each of us')
  })
})

describe('an offer', () => {
  test.each([
    ['settlement_20', '£82.50', '20%'],
    ['settlement_30', '£123.75', '30%'],
    ['settlement_40', '£165', '40%'],
    ['settlement_50', '£206.25', '50%'],
  ] as const)('%s names %s', (option, sum, percent) => {
    const draft = draftSettlement(draftInput(), option)
    expect(draft?.subject).toBe('Without prejudice: offer to settle')
    expect(draft?.letter).toContain(`A single sum of ${sum}, which is ${percent} of the £412.50`)
    expect(draft?.advice.join(' ')).toContain('Pay nothing before they accept')
  })

  test('validation first offers nothing', () => {
    const draft = draftSettlement(draftInput(), 'validation_first')
    expect(draft?.letter).not.toMatch(/full and final|%/)
    expect(draft?.letter).toContain('Before I consider any settlement, send me:')
  })

  test('is not made of a sum that the letter does not print', () => {
    const amounts = [
      { value: 999, currency: 'GBP', role: 'total' as const, span: [0, 5] as [number, number] },
    ]
    const draft = draftSettlement(draftInput({ reading: reading({ amounts }) }), 'settlement_20')
    expect(draft?.letter).not.toMatch(/999|199/)
    expect(draft?.advice[0]).toContain('no sum that we are sure of')
  })

  test('is rounded down to what can be paid', () => {
    const amounts = [
      { value: 99.99, currency: 'GBP', role: 'total' as const, span: [0, 5] as [number, number] },
    ]
    const input = draftInput({ reading: reading({ amounts }) })
    const draft = draftSettlement({ ...input, text: `${input.text} £99.99` }, 'settlement_30')
    expect(draft?.letter).toContain('£29.99')
  })

  test.each(SettlementOption.options)('%s: no sum that is unknown passes', (option) => {
    const draft = draftSettlement(draftInput(), option)
    const other = (draft?.letter ?? '').replace(/£82.50|£123.75|£165|£206.25/, '£83.10')
    const result = lintLetter(other, { ...draftInput(), percent: 20 })
    expect(result.isSafe).toBe(option === 'validation_first')
  })
})

describe('the notes of a letter', () => {
  test('say why each paragraph is there, and name its law, in the language of the reader', async () => {
    const letters = await loadLetters('de', 'de')
    const kind = reading({ documentType: 'EVICTION_NOTICE' })
    const draft = draftResponse(draftInput({ letters, reading: kind }), 'dispute')
    const home = draft?.notes.find(({ paragraph }) => paragraph.startsWith('Tauschen Sie'))
    expect(home?.says[0]).toContain('Only a court can make you leave your home.')
    expect(home?.laws.map(({ provision }) => provision)).toEqual(['§ 858 BGB'])
    expect(home?.laws[0]?.url).toBe('https://www.gesetze-im-internet.de/bgb/__858.html')
    const german = draftResponse(draftInput({ letters, reading: kind, phrases: DE }), 'dispute')
    expect(german?.notes[0]?.says[0]).toContain('damit man Ihren Fall findet')
  })
})

describe('the law by which an admission restarts the time limit', () => {
  const lawsIn = async (country: 'de' | 'us' | 'jp', language: string) => {
    const letters = await loadLetters(country, language)
    const draft = draftResponse(draftInput({ letters }), 'more_time')
    return draft?.notes.flatMap(({ laws }) => laws.map(({ provision }) => provision))
  }

  test('is named beside the words that admit nothing, for the nation of the letter', async () => {
    expect(await lawsIn('de', 'de')).toEqual(['§ 212 BGB'])
    expect(await lawsIn('jp', 'ja')).toEqual(['民法152条'])
    expect(await lawsIn('us', 'en')).toEqual([])
    const at = (nation: 'england' | 'scotland' | 'northern_ireland') => {
      const jurisdiction = { ...reading().jurisdiction, nation }
      const input = draftInput({ reading: reading({ jurisdiction }) })
      return draftResponse(input, 'more_time')?.notes.flatMap(({ laws }) =>
        laws.map((one) => one.provision),
      )
    }
    expect(at('england')).toEqual(['sections 29 and 30'])
    expect(at('scotland')).toEqual(['section 10'])
    expect(at('northern_ireland')).toEqual([])
  })
})

describe('the email version', () => {
  test('has a subject line with the reference, and starts at the salutation', () => {
    const { email = '' } = draftResponse(draftInput(), 'complain') ?? {}
    const [subject, , salutation] = email.split('\n')
    expect(subject).toBe('Subject: Formal complaint (Your reference: HR-204417)')
    expect(salutation).toBe('Dear Sir or Madam,')
    expect(email).not.toContain('[Your address]')
    expect(email.endsWith('[Your name]')).toBe(true)
  })
})
