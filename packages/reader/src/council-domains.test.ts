import { expect, test } from 'vitest'

import { readInItsLanguage } from './read-in-its-language.ts'

const senderOf = async (from: string) =>
  (
    await readInItsLanguage(
      `From: Revenues Section\n<revenues@${from}>\nTo: Sam Test\nSubject: Council Tax\n\nDear Mr Test,\n\nA Liability Order was granted for non-payment of your Council Tax. The balance is £412.00. Please contact us before 5pm on 4 May 2026.`,
      { country: 'gb' },
    )
  ).senderOrganization

test.each([
  ['powys.gov.uk', 'Powys County Council'],
  ['argyll-bute.gov.uk', 'Argyll and Bute Council'],
])('a council that only its address names is known by it: %s', async (domain, name) => {
  expect(await senderOf(domain)).toBe(name)
})

test('a house with the same word in another address is no council', async () => {
  expect(await senderOf('powys.example')).not.toBe('Powys County Council')
})
