import { Analysis } from '@plainletter/contracts/analysis'
import type { LetterFacts } from '@plainletter/contracts/analysis'
import { expect, test } from 'vitest'

import { writeTimeline } from './write-timeline.ts'

interface Told {
  facts?: Partial<LetterFacts>
  sender?: string | null
  actBy?: string
  isEnquiry?: boolean
  createdAt?: string
}

const GBP = (value: number) => ({ value, currency: 'GBP' })

function letter(id: number, told: Told = {}): Parameters<typeof writeTimeline>[0][number] {
  const { facts, sender = 'Harbour Ltd', actBy, isEnquiry = false } = told
  return {
    id,
    filename: `letter-${id}.pdf`,
    documentType: 'DEBT_COLLECTION_LETTER',
    createdAt: told.createdAt ?? '2026-11-21T09:00:00.000Z',
    analysis: {
      ...EMPTY,
      senderOrganization: sender,
      isEnquiry,
      letterFacts: { letterDate: null, sum: null, creditor: null, ...facts },
      deadlines: actBy === undefined ? [] : [{ ...DEADLINE, date: actBy }],
    },
  }
}

const DEADLINE = {
  date: '2026-12-01',
  action: 'Reply',
  consequence: null,
  source: 'letter' as const,
  isMain: true,
  isPassed: false,
  daysLeft: 1,
  working: [],
  basis: [],
}

const EMPTY = Analysis.parse({
  documentType: 'DEBT_COLLECTION_LETTER',
  senderOrganization: null,
  urgencyLevel: 'low',
  verdict: '',
  summary: '',
  isEnquiry: false,
  userQuestion: null,
  questionConfirmation: null,
  directAnswer: null,
  complexityLevel: 'simple',
  requiresProfessionalHelp: false,
  professionalHelpReason: null,
  jurisdiction: {
    country: 'United Kingdom',
    countryCode: 'gb',
    legalSystem: 'mixed',
    confidence: 1,
    detectionMethod: 'user_input',
    supportedLanguages: ['en'],
  },
  jurisdictionWarnings: [],
  notOfficialWarnings: [],
  firstThingsFirst: {
    whatTheyWant: '',
    yourRights: '',
    realityCheck: '',
    whoTheyAre: '',
    nextSteps: '',
  },
  cannotHappenYet: [],
  greyAreaInsights: { insider_summary: [], goldmine_insights: [] },
  enhancedInfo: null,
  legalRights: [],
  keyAdvice: [],
  recommendedActions: { validDebt: [], disputeDebt: [], general: [] },
  possibleResponses: [],
  deadlines: [],
  checks: [],
  help: [],
  basis: {},
  coverage: { depth: 'full', says: '', rules: 0 },
  clarification: null,
  versions: { engine: '1', knowledge: '1', lawAsAt: '2026-11-01', today: '2026-11-21' },
})

const changesOf = (...letters: Parameters<typeof writeTimeline>[0][number][]) =>
  writeTimeline(letters).map(({ changes }) => changes)

test('letters stand in the order in which they were written, not in which they were sent to us', () => {
  const late = letter(1, { facts: { letterDate: '2026-11-10' } })
  const early = letter(2, { facts: { letterDate: '2026-10-01' } })
  expect(writeTimeline([late, early]).map(({ id, day }) => [id, day])).toEqual([
    [2, '2026-10-01'],
    [1, '2026-11-10'],
  ])
})

test('a letter without a date of its own stands at the day on which it was added', () => {
  expect(writeTimeline([letter(1)])[0]).toMatchObject({ day: '2026-11-21', isDayOfLetter: false })
})

test('a changed sum is pointed out, an equal one is not', () => {
  const [first, second, third] = [412.5, 412.5, 640].map((value, at) =>
    letter(at, { facts: { letterDate: `2026-0${at + 1}-01`, sum: GBP(value) } }),
  )
  if (!first || !second || !third) throw new Error('Three letters were made')
  expect(changesOf(first, second, third)).toEqual([
    [],
    [],
    [{ kind: 'sum', before: GBP(412.5), now: GBP(640) }],
  ])
})

test('a letter that names no sum does not hide the change between its neighbours', () => {
  const letters = [GBP(100), null, GBP(150)].map((sum, at) =>
    letter(at, { facts: { letterDate: `2026-0${at + 1}-01`, sum } }),
  )
  expect(changesOf(...letters)[2]).toEqual([{ kind: 'sum', before: GBP(100), now: GBP(150) }])
})

test('another creditor, another sender and another day are pointed out', () => {
  const before = letter(1, {
    facts: { letterDate: '2026-01-01', creditor: 'Lark Catalogue' },
    sender: 'Harbour Ltd',
    actBy: '2026-01-15',
  })
  const now = letter(2, {
    facts: { letterDate: '2026-02-01', creditor: 'Finch Finance' },
    sender: 'Kestrel Recoveries',
    actBy: '2026-02-15',
  })
  expect(changesOf(before, now)[1]).toEqual([
    { kind: 'creditor', before: 'Lark Catalogue', now: 'Finch Finance' },
    { kind: 'sender', before: 'Harbour Ltd', now: 'Kestrel Recoveries' },
    { kind: 'actBy', before: '2026-01-15', now: '2026-02-15' },
  ])
})

test('the same company written otherwise is no change', () => {
  const letters = ['HARBOUR Ltd.', 'Harbour Limited'].map((sender, at) => letter(at, { sender }))
  expect(changesOf(...letters)[1]).toEqual([])
})

test('a question of the person says nothing of the other side, and a letter not yet read says nothing at all', () => {
  const asked = letter(1, {
    facts: { letterDate: '2026-01-01' },
    actBy: '2026-01-15',
    sender: null,
  })
  const question = letter(2, { actBy: '2026-03-01', isEnquiry: true, sender: null })
  expect(changesOf(asked, question, { ...letter(3), analysis: EMPTY })).toEqual([[], [], []])
  expect(writeTimeline([{ ...letter(4), analysis: null }])[0]).toMatchObject({
    sum: null,
    actBy: null,
  })
})
