import type { DocumentType } from '@plainletter/contracts/document-type'
import type { HelpOrganisation } from '@plainletter/contracts/rule'
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
  {
    ...SHARED,
    id: 'b',
    name: 'Work line',
    does: 'They help at work.',
    topics: ['employment', 'general'],
  },
  {
    ...SHARED,
    id: 'c',
    name: 'Council Tax help',
    does: 'They lower it.',
    topics: ['debt', 'general'],
  },
]

function helpFor(documentType: DocumentType, text: string): string[] {
  const { analysis } = advise({
    phrases: EN,
    text,
    reading: reading({ documentType }),
    knowledge: knowledge([], { help: HELP }),
    today: TODAY,
    request: request(),
  })
  return analysis.help.map((one) => one.name)
}

test('a scam brings no help with work', () => {
  expect(helpFor('SCAM_LETTER', 'You have won a prize.')).toEqual(['Buyers line'])
})

test('help with council tax is given where the letter speaks of it', () => {
  expect(helpFor('BAILIFF_NOTICE', 'A warrant for a penalty charge.')).not.toContain(
    'Council Tax help',
  )
  expect(helpFor('BAILIFF_NOTICE', 'A liability order for council tax.')).toContain(
    'Council Tax help',
  )
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
