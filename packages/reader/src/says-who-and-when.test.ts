/** Who writes by the word it takes for itself, days that are no time to act, and sums that came. The texts are invented. */
import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

describe('who writes', () => {
  test.each([
    'Tarn Rights Group, LLC ("We") represent Quill Films.',
    'Lark Rights Ltd. ("we") act for Quill Films, which owns the films below.',
    'Bramble Rights Inc ("the firm") has been retained by Quill Films.',
    'Fell Rights Enforcement GmbH ("We") are the agent of Quill Films.',
  ])('names itself: %s', (opening) => {
    const text = `Dear Sir or Madam:\n\nThis notice is for the account holder alone.\n\n${opening}\n\nYour account was used on May 4, 2026 to share a film without leave. This infringes the copyright. Cease and desist. You have until June 10, 2026 to settle online.\n`
    expect(read(text, { country: 'us' }).senderOrganization).toMatch(/Rights/)
  })

  test.each([
    ['Ada Quill, Founder & CEO, Tarnwell LLC, 4 Station Road, Fernhill, PA 15601'],
    ['Ada Quill, President and COO, Tarnwell LLC'],
    ['Ada Quill, Managing Partner, Tarnwell LLC'],
    ['Ada Quill, Chief Executive Officer, Tarnwell LLC'],
  ])('is the firm, and not what the person is there: %s', (from) => {
    const text = `CEASE AND DESIST\n\nDate: March 6, 2026\n\nFrom: ${from}\nTo: Sam Lark, Fernlamp\n\nDear Mr. Lark,\n\nWe own the trademark TARNLAMP. Stop all use of the name Fernlamp within 14 days of the date of this letter.\n`
    expect(read(text, { country: 'us' }).senderOrganization).toBe('Tarnwell LLC')
  })

  test.each([
    ['Ernployment Security Departrnent', 'Employment Security Department'],
    ['Departrnent of Hurnan Services', /^Department of/],
    ['Cornmission on Adrninistration', 'Commission on Administration'],
  ])('is an office of which a scanner broke the m: %s', (head, name) => {
    const text = `${head}\nPO Box 40, Tarnford\n\nMail Date: 08/03/2026\n\nNOTICE OF OVERPAYMENT\n\nYou were paid benefits that you were not eligible for. Overpayment: $842.00. You may appeal within 30 days of the mail date of this notice.\n`
    const { senderOrganization, isOfficialDemand } = read(text, { country: 'us' })
    expect(senderOrganization).toMatch(name)
    expect(isOfficialDemand).toBe(true)
  })

  test('a town called with rn keeps it', () => {
    const text =
      'Cornbury Homes Ltd\n4 Turnpike Lane, Thornbury\n\n3 March 2026\n\nDear Ms Quill\n\nYour rent is £310.00 in arrears. Please pay by 20 March 2026.\n'
    expect(read(text, { country: 'gb' }).senderOrganization).toBe('Cornbury Homes Ltd')
  })

  test.each(['Residential Tenancy Branch', 'Rent Board', 'Fair Work Commission'])(
    'writes for nobody where the reader may complain: %s',
    (office) => {
      const text = `Notice to End Tenancy\n\nFrom the Landlord: Tarn Holdings Ltd.\n\nYou may dispute this notice by filing a claim with the ${office} within 10 days. You must move out by 31 October 2026.\n`
      expect(read(text, { country: 'ca' }).originalCreditor).toBeNull()
    },
  )
})

describe('the time to act', () => {
  const dismissal = (words: string, country: CountryCode = 'us') =>
    read(
      `Tarn Tool Company\n2200 Fell Drive\n\nJune 15, 2026\n\nDear Keith:\n\nYour employment is terminated effective June 12, 2026.\n\n${words}\n\nSincerely,\nHuman Resources\n`,
      { country },
    ).deadline

  test.each([
    'Your last check holds your wages and 4 days of accrued but unused vacation.',
    'You will be paid for 12 days of unused annual leave.',
    'You get two weeks of severance.',
    'We pay you six weeks of back pay.',
    'The notice period for this termination is eight weeks, which is paid in lieu.',
    'Your notice entitlement is four weeks and will be paid.',
  ])('is no length of leave, of pay or of notice: %s', (words) => {
    expect(dismissal(words)).toBeNull()
  })

  test('is the days to appeal beside them', () => {
    const words =
      'You will be paid for 4 days of unused vacation. You may appeal in writing within 10 days of this letter.'
    expect(dismissal(words)?.relativeDays).toBe(10)
  })

  const notice = (words: string, country: CountryCode = 'ca') =>
    read(
      `Two Month Notice to End Tenancy\n\nFrom the Landlord: Tarn Holdings Ltd.\n\nYou may dispute this notice within 15 days of receiving it by applying to the Residential Tenancy Branch. ${words}\n\nYou must move out of the rental unit by October 31, 2026.\n`,
      { country },
    ).deadline

  test.each([
    'If you do not apply in time, you are presumed to accept that the tenancy ends.',
    'A tenant who does not apply is deemed to have accepted the notice.',
    'If you do nothing you will be taken to have accepted it.',
    'After that you lose your right to dispute it.',
  ])('to dispute a notice leads where silence accepts it: %s', (words) => {
    expect(notice(words)?.relativeDays).toBe(15)
  })

  test('to leave leads where the dispute stays open', () => {
    expect(notice('Free advice is at the tenant centre.')?.iso).toBe('2026-10-31')
  })
})

describe('sums', () => {
  test('what came is not asked', () => {
    const text =
      'Fernhill Lofts\n\nDear Ana,\n\nYour rent of $1,282.26 for December 1-15 is 8 days past due. Your November payment was received on time ($2,781.67 paid November 6, 2025). Please pay $1,282.26 by December 12, 2025.\n'
    const sum = read(text, { country: 'us' }).amounts.find(({ value }) => value === 2781.67)
    expect(sum?.role).toBe('other')
  })

  test.each(['851 Grand Concourse, Bronx', '40 Grand Canal Street', '12 grand avenue'])(
    'a street is no thousands: %s',
    (street) => {
      const text = `Tarn Court\n${street}\n\nYou are sued for $300.00.\n`
      expect(read(text, { country: 'us' }).amounts.map(({ value }) => value)).toEqual([300])
    },
  )

  test('what people call a grand is one', () => {
    const text = 'I owe my cousin 5 grand and he wants it by Friday. What can he do?'
    expect(read(text, { country: 'us' }).amounts.map(({ value }) => value)).toEqual([5000])
  })
})

test.each(['Notice of intent to seize (levy) your property', 'NOTICE OF INTENT TO SEIZE'])(
  'a tax office that is about to take things is pressing: %s',
  (title) => {
    const text = `Department of the Treasury\nInternal Revenue Service\n\nNotice date June 15, 2026\n\n${title}\nAmount due: $631.20\n\nPay by July 15, 2026.\n`
    expect(read(text, { country: 'us' }).urgencyLevel).toBe('high')
  },
)

test.each([
  ['Tarnford Municipal Water & Sewer', true],
  ['Fernhill Municipal Utilities', true],
  ['Tarn Municipal Bank', false],
  ['Quill Water Company', false],
])('the works of a town are a public body: %s', (name, isPublic) => {
  const text = `${name}\nAccount: 40-1\nNotice date: September 30, 2026\n\nFINAL NOTICE - DISCONNECTION\n\nYour water bill of $212.40 is past due. Water service will be shut off on October 8, 2026.\n`
  expect(read(text, { country: 'us' }).isOfficialDemand).toBe(isPublic)
})

test.each([
  ['#400 - 5021 Kingsway', []],
  ['# 12-880 Fell Street', []],
  ['Case #4412-88', ['4412-88']],
])('the number of a flat before that of a house is no reference: %s', (line, values) => {
  const text = `Tarn Holdings Ltd.\n${line}\nBurnaby\n\n3 March 2026\n\nDear Ms Quill,\n\nYour rent is $310.00 in arrears. Please pay by March 20, 2026.\n`
  expect(read(text, { country: 'ca' }).references.map(({ value }) => value)).toEqual(values)
})

test.each(['Fernhill Condos', 'Tarn Lake Condominiums', 'Quill Townhomes'])(
  'homes that are let sign with their own name: %s',
  (name) => {
    const text = `Subject: December rent\n\nDear Ana,\n\nYour rent of $1,282.26 is past due. Please pay by December 12, 2025.\n\nBest regards,\n\nProperty Manager\n${name}\n`
    expect(read(text, { country: 'us' }).senderOrganization).toBe(name)
  },
)

test.each([
  ['Your instalment of $187.00, due on May 1, 2026, has not been paid.', 'incident'],
  ['The payment due on May 1, 2026 was missed.', 'incident'],
  ['You have not paid the rent that fell due on May 1, 2026.', 'incident'],
  ['Service charge due May 1, 2026: $96.00, still unpaid.', 'incident'],
  ['You signed the agreement on May 1, 2026 and owe $96.00.', 'other'],
])('the day that was missed is what a reminder is about: %s', (words, role) => {
  const text = `Tarn Recoveries LLC\n\nMay 19, 2026\n\nDear Ms. Quill,\n\nWe collect a debt for Fell Homes. ${words} Please pay the balance of $187.00 within 14 days of this letter.\n`
  const { dates } = read(text, { country: 'us' })
  expect(dates.find(({ iso }) => iso === '2026-05-01')?.role).toBe(role)
})
