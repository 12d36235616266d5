import type { DocumentType } from '@plainletter/contracts/document-type'
import type { Reading } from '@plainletter/contracts/reading'
import type { CountryKnowledge, HelpOrganisation, KnownSender } from '@plainletter/contracts/rule'
import { EN } from '@plainletter/phrases/en/index'
import { expect, test } from 'vitest'

import { advise } from './advise.ts'
import { TODAY, knowledge, reading, request, rule } from './fixtures/factories.ts'

const SHARED = {
  country: 'gb',
  url: 'https://example.org/',
  group: 'advice',
  checkedOn: '2026-11-20',
  checkBy: '2027-11-20',
} as const

const HELP: HelpOrganisation[] = [
  {
    ...SHARED,
    id: 'a',
    name: 'Buyers line',
    does: 'They help buyers.',
    topics: ['consumer', 'general'],
  },
  { ...SHARED, id: 'b', name: 'Work line', does: 'They help at work.', topics: ['employment'] },
  { ...SHARED, id: 'c', name: 'Debt line', does: 'They help with debts.', topics: ['debt'] },
  {
    ...SHARED,
    id: 'd',
    name: 'Phone ombudsman',
    does: 'They decide about phones.',
    topics: ['debt', 'consumer'],
    when: { any: [{ says: ['broadband'] }] },
    sureKinds: ['UTILITY_BILL_DEMAND'],
    group: 'ombudsman',
  },
  {
    ...SHARED,
    id: 'e',
    name: 'Lawyers',
    does: 'They find a lawyer.',
    topics: ['consumer', 'general'],
    group: 'lawyers',
  },
  {
    ...SHARED,
    id: 'f',
    name: 'Listeners',
    does: 'They listen.',
    topics: ['general'],
    group: 'crisis',
  },
]

function helpFor(
  documentType: DocumentType,
  text: string,
  { law = {}, ...changes }: Partial<Reading> & { law?: Partial<CountryKnowledge> } = {},
): string[] {
  const { analysis } = advise({
    phrases: EN,
    text,
    reading: reading({ documentType, ...changes }),
    knowledge: knowledge([], { help: HELP, ...law }),
    today: TODAY,
    request: request(),
  })
  return analysis.help.map((one) => one.name)
}

test('a scam brings no lawyer and no help with work', () => {
  expect(helpFor('SCAM_LETTER', 'You have won a prize.')).toEqual(['Buyers line', 'Listeners'])
})

test('a contact for one matter is given where the letter speaks of it, and where its kind is that matter', () => {
  expect(helpFor('DEBT_COLLECTION_LETTER', 'Your credit card.')).not.toContain('Phone ombudsman')
  expect(helpFor('DEBT_COLLECTION_LETTER', 'Your broadband.')).toContain('Phone ombudsman')
  expect(helpFor('UTILITY_BILL_DEMAND', 'Your bill.')).toContain('Phone ombudsman')
})

test('the kind of a letter says what it is about, whatever words stand in it', () => {
  const names = helpFor('BENEFIT_OVERPAYMENT', 'Your employer told us.', { topic: 'employment' })
  expect(names).toContain('Debt line')
  expect(names).not.toContain('Work line')
})

test('help with debts is none with another field', () => {
  expect(helpFor('DISMISSAL_LETTER', 'You are dismissed.')).toEqual(['Work line', 'Listeners'])
})

test('a newsletter brings nobody but those who advise on anything', () => {
  expect(
    helpFor('OTHER', 'News of the month.', {
      paper: { name: 'circular', span: [0, 4] },
      topic: 'consumer',
    }),
  ).toEqual(['Buyers line'])
})

test('the appeals service of another trade body is no help', () => {
  const appeals = { ...SHARED, does: 'They hear appeals.', group: 'ombudsman' } as const
  const help: HelpOrganisation[] = [
    { ...appeals, id: 'g', topics: ['parking'], name: 'Appeals A', tradeBody: 'BPA' },
    {
      ...appeals,
      id: 'h',
      topics: ['parking'],
      name: 'Appeals B',
      does: 'They hear others.',
      tradeBody: 'IPC',
    },
  ]
  const firm: KnownSender = {
    id: 'gb.sender.park',
    country: 'gb',
    name: 'Park Firm',
    match: ['park firm'],
    what: 'parking_operator',
    says: 'They run car parks.',
    tradeBody: 'IPC',
    source: { title: 'Register', url: 'https://example.org/' },
    checkedOn: '2026-11-20',
    checkBy: '2027-11-20',
  }
  const known = { senderOrganization: 'Park Firm' }
  const text = 'Park Firm asks for a charge.'
  expect(helpFor('PARKING_TICKET', text, { ...known, law: { help, senders: [firm] } })).toEqual([
    'Appeals B',
  ])
  expect(helpFor('PARKING_TICKET', text, { law: { help } })).toEqual(['Appeals A', 'Appeals B'])
})

test('a single right is pointed to, so that the place for rights is not empty', () => {
  const right = rule('right', { says: 'You may ask for the papers.' })
  const { analysis } = advise({
    phrases: EN,
    text: 'Pay now.',
    reading: reading(),
    knowledge: knowledge([right]),
    today: TODAY,
    request: request(),
  })
  expect(analysis.firstThingsFirst.yourRights).toBe(
    'What you have a right to is in the list below.',
  )
  expect(analysis.legalRights).toEqual(['You may ask for the papers.'])
})
