import { DocumentType, Topic } from '@plainletter/contracts/document-type'
import type { Reading } from '@plainletter/contracts/reading'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { draftReply } from './draft-reply.ts'
import { analysis, draftInput, reading } from './fixtures/factories.ts'
import { lintLetter } from './lint-letter.ts'
import { countWords, sentencesOf } from './sentences.ts'

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
      { kind: 'money', result: 'problem', says: 'x' },
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

  test('a scam, an unknown document and a letter in another language get none', () => {
    expect(draftReply(draftInput({ reading: reading({ documentType: 'SCAM_LETTER' }) }))).toBeNull()
    expect(draftReply(draftInput({ reading: reading({ documentType: 'OTHER' }) }))).toBeNull()
    expect(draftReply(draftInput({ reading: reading({ language: 'de' }) }))).toBeNull()
  })

  test('a question gets a letter to the other side where one helps', () => {
    const ask = (topic: Reading['topic']) =>
      draftReply(draftInput({ reading: reading({ documentType: 'ENQUIRY', topic }) }))
    expect(ask('consumer')).toContain('Complaint, and what I ask you to do')
    expect(ask('family')).toBeNull()
    expect(ask('general')).toBeNull()
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
