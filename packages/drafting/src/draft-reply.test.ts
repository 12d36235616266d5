import { DocumentType, Topic } from '@plainletter/contracts/document-type'
import type { Reading } from '@plainletter/contracts/reading'
import { countWords } from '@plainletter/phrases/sentence'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { draftReply } from './draft-reply.ts'
import { analysis, draftInput, reading } from './fixtures/factories.ts'
import { lintLetter } from './lint-letter.ts'
import { sentencesOf } from './sentences.ts'

const WITHOUT_LETTER: readonly string[] = ['SCAM_LETTER', 'OTHER', 'ENQUIRY']
const KINDS = DocumentType.options.filter((kind) => !WITHOUT_LETTER.includes(kind))

function draft(changes: Partial<Reading> = {}, goal?: string): string {
  const input = draftInput({
    reading: reading(changes),
    ...(goal === undefined ? {} : { userGoal: goal }),
  })
  return draftReply(input) ?? ''
}

describe('a debt letter', () => {
  test('is dated, addressed and carries the reference of the letter it answers', () => {
    const letter = draft()
    expect(letter).toContain('21 November 2026')
    expect(letter).toContain('Hadrian Recoveries Ltd')
    expect(letter).toContain('Your reference: HR-204417')
    expect(letter).toContain('I am writing about your letter dated 16 November 2026.')
    expect(letter).toContain('[Your name]\n[Your address]')
  })

  test('admits nothing, asks for the agreement and the statement, and asks for a hold', () => {
    const letter = draft()
    expect(letter).toContain('I do not admit any liability')
    expect(letter).toContain('1. the signed agreement or contract you rely on;')
    expect(letter).toContain('2. a full statement of the account')
    expect(letter).toContain('proof that you may collect for Northgate Bank')
    expect(letter).toContain('Put this account on hold')
  })

  test('says that the sums do not add up, or that the claim is too old, only when a check found it', () => {
    const checks = [
      {
        kind: 'money',
        result: 'problem',
        says: '£350 + £50 makes £400, but they ask for £412.50. Ask them to explain the other £12.50.',
        detail: { code: 'sum_gap' },
      },
      { kind: 'limitation', result: 'problem', says: 'y' },
    ] as const
    const letter = draftReply(draftInput({ analysis: analysis({ checks: [...checks] }) })) ?? ''
    expect(letter).toContain('do not add up')
    expect(letter).toContain('too old')
    expect(draft()).not.toMatch(/add up|too old/)
  })

  test('about parking: asks for the first notice and the signs, and says nothing of a driver', () => {
    const input = draftInput()
    const letter = draftReply({ ...input, text: `${input.text}\nParking charge` }) ?? ''
    expect(letter).toContain('I make no statement about who was driving.')
    expect(letter).toContain('1. the first notice, the photos of the vehicle')
    expect(letter).not.toContain('signed agreement')
  })

  test('a wish to pay in parts becomes a question that admits nothing', () => {
    expect(draft({}, 'I can only afford instalments')).toContain(
      'which smaller payments you would accept',
    )
    expect(draft({}, 'Write that I owe it all')).toBe(draft())
  })

  test('does without the words it does not know', () => {
    const letter = draft({
      senderOrganization: null,
      originalCreditor: null,
      references: [],
      amounts: [],
      dates: [],
      threats: [],
    })
    expect(letter).toContain('[Their name]')
    expect(letter).toContain('Show me that the sum you ask for is right')
    expect(letter).toContain('I am writing about your recent letter.')
    expect(letter).not.toMatch(/\{\w+\}|undefined|null/)
  })
})

describe('what a letter says of sums', () => {
  test('a fee above the law is not called an error in the sum', () => {
    const says = 'Compliance fee: the letter says £79, but the law sets £75. It is fixed.'
    const detail = {
      code: 'fee_above_law',
      printed: { value: 79, currency: 'GBP' },
      legal: { value: 75, currency: 'GBP' },
    } as const
    const checks = [{ kind: 'money', result: 'problem', says, detail }] as const
    const input = draftInput({
      reading: reading({ documentType: 'BAILIFF_NOTICE' }),
      analysis: analysis({ checks: [...checks] }),
    })
    const letter = draftReply(input) ?? ''
    expect(letter).toContain('The law sets £75 for this stage.')
    expect(letter).toContain('Tell me what law lets you charge £79.')
    expect(letter).not.toContain('add up')
  })

  test('the largest total is answered, with its pound sign', () => {
    const text = 'You owe 350.00 and 62.50 costs, in all 1,412.50.'
    const span = (part: string): [number, number] => [
      text.indexOf(part),
      text.indexOf(part) + part.length,
    ]
    const total = { currency: 'GBP', role: 'total' } as const
    const amounts = [
      { ...total, value: 350, span: span('350.00') },
      { ...total, value: 1412.5, span: span('1,412.50') },
    ]
    const letter = draftReply({ ...draftInput({ reading: reading({ amounts }) }), text })
    expect(letter).toContain('Show me that £1,412.50 is right')
  })

  test('a date or a tax year is no reference', () => {
    const [reference] = reading().references
    const references = reference
      ? ['16/11/2026', '2026/27', 'HR-204417'].map((value) => ({ ...reference, value }))
      : []
    const input = draftInput({ reading: reading({ references }) })
    const letter = draftReply({ ...input, text: `${input.text} 16/11/2026 2026/27` })
    expect(letter).toContain('Your reference: HR-204417\n')
  })
})

describe('letters for other kinds', () => {
  test('a parking appeal speaks as the keeper and names no driver', () => {
    const letter = draft({ documentType: 'PARKING_TICKET' })
    expect(letter).toContain('I am the registered keeper of the vehicle AB12 CDE')
    expect(letter).toContain('Schedule 4 to the Protection of Freedoms Act 2012')
    expect(letter).not.toMatch(/I (was driving|parked|drove)/)
  })

  test('Scotland: the English law on keepers and council tax is left out', () => {
    const jurisdiction = { ...reading().jurisdiction, nation: 'scotland' as const }
    expect(draft({ documentType: 'PARKING_TICKET', jurisdiction })).not.toContain(
      'Protection of Freedoms',
    )
    expect(draft({ documentType: 'COUNCIL_TAX_DEMAND', jurisdiction })).not.toContain('section 13A')
    expect(draft({ documentType: 'COUNCIL_TAX_DEMAND' })).toContain('section 13A(1)(c)')
  })

  test('a court claim is answered to the claimant, and the note says to reply to the court', () => {
    const letter = draft({
      documentType: 'COURT_CLAIM',
      senderOrganization: 'Civil National Business Centre',
    })
    expect(letter).toContain('[Their name]')
    expect(letter).not.toContain('Civil National Business Centre')
    expect(letter).toContain(
      'Note for you, not to send: Reply to the court on its form or online by 30 November 2026',
    )
  })

  test('before a hearing the note says to go, not to reply by that day', () => {
    const [deadline] = analysis().deadlines
    const deadlines = deadline ? [{ ...deadline, action: 'Prepare for the hearing' }] : []
    const dates: Reading['dates'] = [{ iso: '2026-11-30', text: '', role: 'hearing', span: [0, 1] }]
    const letter = draftReply(
      draftInput({
        reading: reading({ documentType: 'COURT_CLAIM', dates }),
        analysis: analysis({ deadlines }),
      }),
    )
    expect(letter).toContain('Go to the hearing on 30 November 2026')
    expect(letter).not.toContain('Reply to the court on its form')
  })

  test('offers go to the creditor, not to the Enforcement of Judgments Office', () => {
    const senderOrganization = 'Enforcement of Judgments Office'
    expect(draft({ documentType: 'BAILIFF_NOTICE', senderOrganization })).toContain(
      'Northgate Bank\n[Their address',
    )
  })

  test('a court date that has passed is said in the note', () => {
    const [deadline] = analysis().deadlines
    const deadlines = deadline ? [{ ...deadline, isPassed: true, daysLeft: -3 }] : []
    const input = draftInput({
      reading: reading({ documentType: 'COURT_CLAIM' }),
      analysis: analysis({ deadlines }),
    })
    expect(draftReply(input)).toContain('The date to answer the court has passed. Answer it today')
    expect(draft({ documentType: 'COURT_CLAIM' })).not.toContain('has passed')
  })

  test('a scam and an unknown document get none', () => {
    expect(draftReply(draftInput({ reading: reading({ documentType: 'SCAM_LETTER' }) }))).toBeNull()
    expect(draftReply(draftInput({ reading: reading({ documentType: 'OTHER' }) }))).toBeNull()
  })

  test('a question gets a letter to the other side where one helps', () => {
    const ask = (ruleId: string, text = 'A question') =>
      draftReply({
        ...draftInput({
          reading: reading({ documentType: 'ENQUIRY' }),
          analysis: analysis({
            basis: {
              directAnswer: [
                {
                  kind: 'law',
                  ruleId,
                  title: 'An Act',
                  provision: 'section 1',
                  url: 'https://www.legislation.gov.uk/',
                  checkedOn: '2026-11-20',
                },
              ],
            },
          }),
        }),
        text,
      })
    expect(ask('gb.ask-consumer.bad-work')).toContain('Complaint, and what I ask you to do')
    expect(ask('gb.ask-consumer.bad-work')).not.toContain('as in their letter')
    expect(ask('gb.ask-debt.too-old-scotland')).toContain('A debt that is too old for court')
    expect(ask('gb.ask-debt.bailiff-entry')).toContain('a list of the sum first due')
    expect(ask('gb.ask-parking.have-to-pay', 'Camden gave me a PCN for code 25')).toContain(
      'Challenge to the penalty charge notice',
    )
    expect(ask('gb.ask-parking.have-to-pay', 'A parking charge from a retail park')).toContain(
      'The parking charge is disputed',
    )
    expect(ask('gb.ask-parking.have-to-pay', 'Is it a fine?')).toBeNull()
    expect(ask('gb.ask-parking.late-notice', 'I have a county court claim form')).toBeNull()
    expect(ask('gb.tv.answer-visit')).toBeNull()
    expect(ask('gb.ask-debt.cannot-pay')).toBeNull()
  })
})

describe('every letter', () => {
  test.each(KINDS)(
    '%s: is safe, at most a page and a half, and in short sentences',
    (documentType) => {
      const letter = draft({ documentType })
      expect(lintLetter(letter, draftInput({ reading: reading({ documentType }) }))).toEqual({
        isSafe: true,
      })
      expect(countWords(letter)).toBeGreaterThan(60)
      expect(countWords(letter)).toBeLessThanOrEqual(320)
      const lengths = sentencesOf(letter)
        .map(countWords)
        .filter((words) => words > 3)
      expect(lengths.reduce((sum, words) => sum + words, 0) / lengths.length).toBeLessThanOrEqual(
        15,
      )
    },
  )

  test('nothing is lost to the linter: each row is safe as it stands', () => {
    for (const documentType of KINDS) {
      const items = draft({ documentType }).match(/^\d\. .*$/gm) ?? []
      expect(items.every((item) => countWords(item) > 2)).toBe(true)
      expect(draft({ documentType })).not.toMatch(/\n\n\n|:\n\nPut|: $/m)
    }
  })

  test('never throws, never leaves a slot open and never asks for help from the goal', () => {
    const kinds = fc.constantFrom(...DocumentType.options)
    const topics = fc.constantFrom(...Topic.options)
    const iso = fc.constantFrom(null, '2026-11-16', '2026-02-30', 'x')
    fc.assert(
      fc.property(
        fc.record({ documentType: kinds, topic: topics, day: iso, goal: fc.string() }),
        ({ documentType, topic, day, goal }) => {
          const dates: Reading['dates'] = [{ iso: day, text: '', role: 'letter', span: [0, 900] }]
          const letter = draft(
            {
              documentType,
              topic,
              dates,
              amounts: [{ value: 1, currency: 'GBP', role: 'total', span: [3, 1] }],
            },
            goal,
          )
          expect(letter).not.toMatch(/\{\w+\}/)
          if (goal.trim().length > 3)
            expect(draft({ documentType, topic, dates })).toBe(
              draft({ documentType, topic, dates }, goal),
            )
        },
      ),
    )
  })
})
