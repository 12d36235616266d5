/** Senders in heads: saints, two scripts, a mail without addresses, whose customer is greeted. The firms are invented. */
import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const senderOf = (text: string, country: CountryCode = 'us') =>
  read(text, { country }).senderOrganization

describe('a name that begins with a saint or a mountain', () => {
  test.each([
    ["ST. BRENDAN'S CREDIT UNION LIMITED", "St. Brendan's Credit Union Limited"],
    ["ST. ANNE'S HOUSING ASSOCIATION", "St. Anne's Housing Association"],
    ['MT. TARN WATER DISTRICT', 'Mt. Tarn Water District'],
    ['FT. QUILL PROPERTY MANAGEMENT LLC', 'Ft. Quill Property Management LLC'],
  ])('is whole: %s', (printed, name) => {
    const text = `${printed}\n12 Main Street\n\n3 June 2026\n\nDear Ms Quill\n\nYour account is in arrears. You owe 300.00. Please pay by 20 June 2026.`
    expect(senderOf(text, 'ie')?.toLowerCase()).toBe(name.toLowerCase())
  })

  test('has a small s behind its apostrophe', () => {
    const text =
      "ST. BRENDAN'S CREDIT UNION LIMITED\n12 Main Street\n\n3 June 2026\n\nDear Ms Quill\n\nYour loan is in arrears. Please pay €300.00 by 20 June 2026."
    expect(senderOf(text, 'ie')).toContain('Brendan’s'.replace('’', "'"))
  })

  test.each(['Main Street, Tuam, Co. Galway', 'Regulated by the Central Bank of Ireland'])(
    'and "%s" is no name',
    (line) => {
      const text = `${line}\n\n3 June 2026\n\nDear Ms Quill\n\nYour loan is in arrears. Please pay €300.00 by 20 June 2026.`
      expect(senderOf(text, 'ie')).toBeNull()
    },
  )
})

describe('a mail whose head has no addresses', () => {
  const mail = (from: string) =>
    `From: ${from}\nSubject: Notice about use of your account\nDate: March 9, 2026\n\nDear subscriber,\n\nA complaint has reached us that your connection was used to share copyrighted material without permission. Further complaints could lead us to suspend your service.`

  test.each([
    ['Road Runner Customer Care', 'Road Runner'],
    ['Northwind Customer Service', 'Northwind'],
    ['Tarn Fibre Abuse Desk', 'Tarn Fibre'],
    ['Copper Loop Broadband', 'Copper Loop Broadband'],
  ])('is from the house of its desk: %s', (from, name) => {
    expect(senderOf(mail(from))).toBe(name)
  })

  test('names no house where a person writes', () => {
    expect(senderOf(mail('Ada Quill'))).toBeNull()
  })
})

describe('a house greeted through its customers', () => {
  test.each([
    'Dear Road Runner subscriber,',
    'Dear Northwind customer,',
    'Dear Tarnline member,',
    'Dear Quillpay user,',
  ])('is not the reader: %s', (greeting) => {
    const name = greeting.replace(/^Dear | \p{Ll}+,$/gu, '')
    const text = `From: ${name} Customer Care\nSubject: copyright\n\n${greeting}\n\nA complaint has reached us that your connection was used to share copyrighted material without permission. Delete it please.\n\n${name} Customer Care`
    expect(senderOf(text)).toBe(name)
  })
})

describe('a name in two scripts', () => {
  test.each([
    ['zh', '恒安地产有限公司 Hengan Property Pty Ltd', 'Hengan Property Pty Ltd'],
    ['ru', 'Тарн Недвижимость Tarn Realty LLC', 'Tarn Realty LLC'],
    ['ar', 'شركة تارن Tarn Housing Association', 'Tarn Housing Association'],
  ])('is the one that is registered: %s', (_language, printed, name) => {
    const text = `${printed}\nHurstville NSW 2220\n\nNOTICE OF TERMINATION\n\nDate: 10 June 2026\n\nYou owe $874.29 rent. You must vacate by 24 June 2026.`
    expect(senderOf(text, 'au')).toBe(name)
  })
})
