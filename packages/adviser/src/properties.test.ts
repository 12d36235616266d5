import { AnalysisOutcome } from '@plainletter/contracts/analysis'
import type { Basis } from '@plainletter/contracts/analysis'
import { DocumentType, Topic } from '@plainletter/contracts/document-type'
import { AmountRole, DateRole, PeriodStart, PeriodUnit } from '@plainletter/contracts/reading'
import type { Reading } from '@plainletter/contracts/reading'
import type { Rule, RuleKind } from '@plainletter/contracts/rule'
import { EN } from '@plainletter/phrases/en/index'
import { sentenceKey, splitSentences } from '@plainletter/phrases/sentence'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { advise } from './advise.ts'
import { knowledge, reading, request, rule } from './fixtures/factories.ts'
import { isFixedSentence } from './fixtures/fixed-sentence.ts'
import { statements } from './fixtures/statements.ts'

const KINDS: readonly RuleKind[] = [
  'right',
  'fact',
  'step',
  'option',
  'insight',
  'warning',
  'tactic',
  'deadline',
  'myth',
  'answer',
  'element',
  'charge',
  'change',
  'limitation',
]
const WORDS = [
  'The',
  'bailiff',
  'court',
  'must',
  'pay',
  '£75.00',
  'by',
  '14 December 2026',
  'creditor.',
  'You',
  'may',
  'appeal.\n',
  'take my car',
  '…',
  '’',
  '支払',
]

const text = fc.array(fc.constantFrom(...WORDS), { maxLength: 60 }).map((words) => words.join(' '))
const span = fc
  .tuple(fc.integer({ min: -5, max: 400 }), fc.integer({ min: -5, max: 400 }))
  .map(([start, end]): [number, number] => [start, end])
const isoDate = fc.oneof(
  fc.constantFrom(
    '2026-11-01',
    '2026-12-14',
    '2019-01-31',
    '2026-11',
    '2026-02-30',
    'nonsense',
    '0001-01-01',
    '9999-12-31',
  ),
  fc.constant(null),
)

const stated = fc.record({
  iso: isoDate,
  relativeDays: fc.option(fc.integer({ min: -10, max: 100_000 })),
  unit: fc.constantFrom(...PeriodUnit.options),
  from: fc.constantFrom(...PeriodStart.options),
  what: fc.constantFrom(
    'pay',
    'reply',
    'appeal',
    'leave',
    'attend',
    'pay_discount',
    'act' as const,
  ),
  quote: fc.constantFrom('within two months', 'within 14 days', ''),
  span,
})

const randomReading: fc.Arbitrary<Reading> = fc
  .record({
    documentType: fc.constantFrom(...DocumentType.options),
    topic: fc.constantFrom(...Topic.options),
    isAmbiguous: fc.boolean(),
    isOfficialDemand: fc.boolean(),
    hasSeveralLetters: fc.boolean(),
    language: fc.constantFrom('en', 'de', 'pl', 'xx', ''),
    senderOrganization: fc.constantFrom(null, 'bailiff', 'Nobody Ltd', ''),
    senderSpan: fc.option(span),
    originalCreditor: fc.constantFrom(null, 'court'),
    originalCreditorSpan: fc.option(span),
    references: fc.array(
      fc.record({ label: fc.constantFrom(null, 'Ref:'), value: fc.string({ maxLength: 8 }), span }),
      { maxLength: 3 },
    ),
    amounts: fc.array(
      fc.record({
        value: fc.double({ min: -10, max: 1e9, noNaN: true }),
        currency: fc.constantFrom('GBP', 'JPY', 'XXX'),
        role: fc.constantFrom(...AmountRole.options),
        span,
      }),
      { maxLength: 12 },
    ),
    dates: fc.array(
      fc.record({
        iso: isoDate,
        text: fc.string({ maxLength: 5 }),
        role: fc.constantFrom(...DateRole.options),
        span,
      }),
      { maxLength: 5 },
    ),
    statedDeadlines: fc.array(stated, { maxLength: 3 }),
    deadline: fc.option(stated),
    threats: fc.array(
      fc.record({
        kind: fc.constantFrom('court', 'prison', 'goods' as const),
        mood: fc.constantFrom('may', 'has_been' as const),
        quote: fc.constant(''),
        span,
      }),
      { maxLength: 3 },
    ),
    authenticity: fc.array(
      fc.record({
        code: fc.constantFrom('a', 'b'),
        points: fc.constantFrom('genuine', 'suspicious' as const),
        says: fc.constantFrom('It asks for gift cards', 'It names a real firm.'),
        span: fc.option(span),
      }),
      { maxLength: 3 },
    ),
    candidates: fc.array(
      fc.record({
        documentType: fc.constantFrom(...DocumentType.options),
        confidence: fc.double({ min: 0, max: 1, noNaN: true }),
        evidence: fc.array(span, { maxLength: 2 }),
      }),
      { maxLength: 3 },
    ),
    softwareInstructions: fc.array(span, { maxLength: 2 }),
    question: fc.option(
      fc.record({
        text: fc.constantFrom('Can a bailiff take my car?', ''),
        span,
        premises: fc.array(fc.record({ text: fc.constant('take my car'), span }), { maxLength: 1 }),
      }),
    ),
  })
  .map((changes) => reading(changes))

const randomRules: fc.Arbitrary<Rule[]> = fc.array(
  fc
    .record({
      kind: fc.constantFrom(...KINDS),
      says: fc.constantFrom(
        'You have the right to ask. They must answer in 14 days.',
        'They must answer in 14 days.',
        'It must name the creditor.',
        'No one can come in.',
      ),
      kinds: fc.array(fc.constantFrom(...DocumentType.options), { minLength: 1, maxLength: 25 }),
    })
    .map(({ kind, says, kinds }) => rule(kind, { says, kinds })),
  { maxLength: 30 },
)

const input = fc.record({
  text,
  reading: randomReading,
  rules: randomRules,
  goal: fc.option(fc.string({ maxLength: 40 }), { nil: undefined }),
})

type Case = typeof input extends fc.Arbitrary<infer One> ? One : never

function run({ text: letter, reading: found, rules, goal }: Case) {
  return advise({
    phrases: EN,
    text: letter,
    reading: found,
    knowledge: knowledge(rules),
    today: '2026-11-21',
    request: request(goal === undefined ? {} : { userGoal: goal }),
  })
}

describe('whatever is read', () => {
  test('advising never throws, and its answer has the shape of the contract', () => {
    fc.assert(
      fc.property(input, (one) => {
        AnalysisOutcome.parse({ ...run(one), draftResponse: null })
      }),
      { numRuns: 500 },
    )
  })

  test('no statement leaves without proof, but for the fixed sentences of the interface', () => {
    fc.assert(
      fc.property(input, (one) => {
        const outcome = run(one)
        for (const { path, says } of statements(outcome)) {
          const isProven = (outcome.analysis.basis[path] ?? []).length > 0
          expect(isProven || splitSentences(says).every(isFixedSentence), `${path}: ${says}`).toBe(
            true,
          )
        }
        for (const deadline of outcome.analysis.deadlines)
          expect(deadline.basis.length).toBeGreaterThan(0)
      }),
      { numRuns: 500 },
    )
  })

  test('every quote is the letter’s own words at its span', () => {
    fc.assert(
      fc.property(input, (one) => {
        const all: Basis[] = Object.values(run(one).analysis.basis).flat()
        for (const basis of all) {
          if (basis.kind === 'letter')
            expect(one.text.slice(...basis.span).startsWith(basis.quote)).toBe(true)
        }
      }),
    )
  })

  test('no sentence is said twice', () => {
    fc.assert(
      fc.property(input, (one) => {
        const said = statements(run(one))
          .flatMap(({ says }) => splitSentences(says))
          .map(sentenceKey)
        expect(said.filter((sentence, index) => said.indexOf(sentence) !== index)).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  test('the same input gives the same answer, and the input is left as it was', () => {
    fc.assert(
      fc.property(input, (one) => {
        const before = JSON.stringify(one)
        expect(JSON.stringify(run(one))).toBe(JSON.stringify(run(one)))
        expect(JSON.stringify(one)).toBe(before)
      }),
    )
  })

  test('exactly one deadline leads when there is any', () => {
    fc.assert(
      fc.property(input, (one) => {
        const { deadlines } = run(one).analysis
        expect(deadlines.filter((deadline) => deadline.isMain)).toHaveLength(
          deadlines.length > 0 ? 1 : 0,
        )
      }),
    )
  })
})
