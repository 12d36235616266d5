import { loadKnowledge } from '@plainletter/knowledge/load'
import { EN } from '@plainletter/phrases/en/index'
import { read } from '@plainletter/reader/read'
import { describe, expect, test } from 'vitest'

import { advise } from './advise.ts'
import { TODAY, knowledge, reading, request, rule } from './fixtures/factories.ts'
import { asksYesOrNo } from './question-form.ts'

async function ask(text: string, country: 'gb' | 'us' = 'gb') {
  const knowledge = await loadKnowledge(country)
  const input = { text, reading: read(text, { country }), knowledge }
  const asked = { ...request(), country }
  const { analysis } = advise({ phrases: EN, ...input, today: TODAY, request: asked })
  const rules = (analysis.basis['directAnswer'] ?? []).flatMap((one) =>
    one.kind === 'law' ? [one.ruleId] : [],
  )
  return { analysis, rule: rules[0] ?? '' }
}

describe('the real answers', () => {
  test.each([
    ['The bailiff wants to bring a locksmith for my council tax, is that true?', /bailiff/],
    ['I want to stop paying rent until the boiler is fixed. Can I do that?', /stop-rent/],
    ['The builder left and the work is shoddy, can I get my money back?', /consumer\.bad-work/],
    ['Can they take money out of my wages for a catalogue debt?', /ask-debt\.wages/],
    [
      'I put down a deposit for a table and changed my mind, can the shop keep it?',
      /consumer\.deposit/,
    ],
    ['Do I have to let the TV licensing man in at my door?', /tv/],
    ['My landlord changed the locks while I was out. Can he do this?', /locked-out/],
    ['Can DCBL take my car for a private parking charge?', /bailiff-private|parking\.collector/],
    [
      'My landlord wants the flat back. Can the bailiff bring a locksmith for my council tax? Any other advice would be good?',
      /bailiff/,
    ],
    [
      'I bought a sofa on finance and it broke. Can they take money out of my wages for a catalogue debt? Is my cat in danger?',
      /ask-debt\.wages/,
    ],
  ])('%s', async (question, id) => {
    const { analysis, rule: found } = await ask(question)
    expect(found).toMatch(id)
    expect(analysis.coverage.depth).not.toBe('none')
  })

  test('what was asked before counts more than what the story mentions', async () => {
    const { rule: found } = await ask(
      'I moved out of my rented flat in June and my cat loved the garden there. When will my landlord give my deposit back? Any other advice would be great?',
    )
    expect(found).toMatch(/deposit-back/)
  })

  test('a question before the last is answered where the last finds nothing', async () => {
    const { rule: found } = await ask(
      'How long do bailiffs have to wait after the notice of enforcement? Which paint should a neighbour choose for the garden shed?',
    )
    expect(found).toMatch(/bailiff/)
  })

  test('what a landlord wants is said once', async () => {
    const { analysis } = await ask(
      'Tarn Living LLC\n\nNovember 2, 2026\n\nDear Ada Quill,\n\nNOTICE OF RENT INCREASE\n\nYour monthly rent will increase from $1,450 to $1,600 effective January 1, 2027.\n\nSincerely,\nTarn Living LLC',
      'us',
    )
    expect(analysis.firstThingsFirst.whatTheyWant.match(/higher rent/g)).toHaveLength(1)
  })

  test('the field comes from the answer, not from a word such as work or deposit', async () => {
    const { analysis } = await ask(
      'The builder walked off halfway and the work is shoddy, can I get my money back?',
    )
    expect(analysis.summary).toContain('buying')
    expect(analysis.help.map((one) => one.name).join()).not.toContain('Acas')
  })

  test('what the answer is not about is not shown, though the person did not name it', async () => {
    const { analysis, rule: found } = await ask(
      'british gas have a warrant hearing to come in and fit a prepay meter, can they force one on me?',
    )
    expect(found).toMatch(/prepayment|energy/)
    const page = JSON.stringify([analysis.legalRights, analysis.recommendedActions])
    expect(page).not.toMatch(/faulty|bought it|seller/)
  })

  test('whoever reads an answer is not told that we hold no rules on their rights', async () => {
    const { analysis } = await ask(
      'Bristow and Sutor came for council tax. Can he get in if I leave the back door on the latch?',
    )
    expect(analysis.directAnswer).toContain('door')
    expect(analysis.firstThingsFirst.yourRights).not.toContain('no checked rules')
  })

  test('without a fitting answer we abstain, whatever the field', async () => {
    const { analysis } = await ask(
      'Does my parish council have to cut the hedge by the debt office?',
    )
    expect(analysis.directAnswer).toContain('We do not have a checked answer')
    expect(analysis.coverage.depth).toBe('none')
  })
})

describe('one word answers', () => {
  const rows = [
    rule('answer', {
      kinds: ['ENQUIRY'],
      asks: [['deposit']],
      verdict: 'no',
      says: 'Wear is free.',
    }),
  ]
  const verdictOf = (text: string, rules = rows) => {
    const question = { text, span: [0, text.length] as [number, number], premises: [] }
    const { analysis } = advise({
      phrases: EN,
      text,
      reading: reading({ documentType: 'ENQUIRY', question }),
      knowledge: knowledge(rules),
      today: TODAY,
      request: request(),
    })
    return [analysis.verdict, analysis.directAnswer]
  }

  test('a question for yes or no gets one', () => {
    expect(verdictOf('Can they keep my deposit?')).toEqual([
      'The short answer to your question is no.',
      'No. Wear is free.',
    ])
  })

  test.each([
    'What can I do about my deposit?',
    'My landlord kept the deposit',
    'Do I pay the deposit and will it come back?',
    'Should I pay the deposit or fight it?',
  ])('%s gets no yes or no', (text) => {
    expect(verdictOf(text)).toEqual([
      'There is something you can do about this now.',
      'Wear is free.',
    ])
  })

  test('a word that stands in most rows does not show what is asked', () => {
    const common = Array.from({ length: 8 }, (_, index) =>
      rule('answer', {
        kinds: ['ENQUIRY'],
        asks: [['landlord']],
        says: `Row number ${index} says this.`,
      }),
    )
    expect(verdictOf('Can my landlord paint the fence green?', common)[1]).toContain(
      'We do not have a checked answer',
    )
  })

  test('the specific row wins over the general one', () => {
    const general = rule('answer', {
      kinds: ['ENQUIRY'],
      asks: [['car'], ['dealer', 'refund', 'shop', 'seller']],
      says: 'The general rule is this.',
    })
    const specific = rule('answer', {
      kinds: ['ENQUIRY'],
      asks: [['car'], ['gearbox'], ['dealer']],
      says: 'The special rule is this.',
    })
    expect(
      verdictOf('Can I return a car with a bad gearbox to the dealer?', [general, specific])[1],
    ).toBe('No. The special rule is this.')
  })
})

test.each([
  ['the engine is knocking can I get a refund', true],
  ['is it true they cant do anything?', true],
  ['How long do I have?', false],
  ['Does she have to pay it and how do we make them stop?', true],
  ['can i take him to court and what do i get', true],
])('%s asks for yes or no: %s', (question, expected) => {
  expect(asksYesOrNo(question)).toBe(expected)
})
