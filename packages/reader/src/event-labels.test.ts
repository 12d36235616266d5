/** Days that an English label names. The papers are invented. */
import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const roleOf = (text: string, iso: string, country: CountryCode = 'us') =>
  read(text, { country })
    .dates.filter((date) => date.iso === iso)
    .map(({ role }) => role)

const TICKET = 'CITY OF TARN\nPARKING VIOLATIONS BUREAU\n\nNOTICE OF PARKING VIOLATION\n\n'
const TICKET_END = '\n\nFine $45.00\nPay or contest within 30 days.'

describe('on a ticket', () => {
  test.each([
    'Date/time: 04/15/2026 08:41',
    'Date & Time: 04/15/2026 8:41 AM',
    'Violation date: 04/15/2026',
    'Date and time of violation: April 15, 2026 at 8:41 AM',
    'Offence date: April 15, 2026',
    'Date/Time issued: 15-APR-2026  08:41',
    'Date and time of passage: April 15, 2026 08:41',
    'Date of journey: 04/15/2026',
  ])('"%s" is the day of the deed', (line) => {
    const text = `${TICKET}Notice mailed: May 12, 2026\n${line}${TICKET_END}`
    expect(roleOf(text, '2026-04-15')).toEqual(['incident'])
    expect(roleOf(text, '2026-05-12')).toEqual(['letter'])
  })
})

test.each(['Date and time of journey: 15 April 2026 at 08:41', 'Date of passage: 15 April 2026'])(
  'who collects a toll names the day of the passage: %s',
  (line) => {
    const text = `Quarry Solicitors\n12 May 2026\n\nOur client: Tarn Roads\n${line}\n\nThe default tolls of €109.40 are a debt. Pay within 7 days of the date of this letter.`
    expect(roleOf(text, '2026-04-15', 'ie')).toEqual(['incident'])
  },
)

test('what was owed on a day, in the Spanish form of American collectors, did not happen then', () => {
  const text =
    'Quarry Recovery\n\nQuarry Recovery es un cobrador de deudas.\n\nEl 2 de marzo de 2026, usted debía: $910.00\nMonto total de la deuda ahora: $815.00'
  expect(roleOf(text, '2026-03-02')).toEqual(['other'])
})

describe('the day on which the paper itself went out', () => {
  test.each([
    'Notice mailed: May 12, 2026',
    'Letter sent on: May 12, 2026',
    'Date notice delivered: May 12, 2026',
    'Summons issued: May 12, 2026',
    'Decision mailed on Tuesday May 12, 2026',
  ])('stands behind "%s"', (line) => {
    const text = `STATE OF TARN\nDepartment of Labor\n\n${line}\n\nYou owe $310.00. You may appeal within 30 days.\n\nHearing date: June 30, 2026`
    expect(roleOf(text, '2026-05-12')).toEqual(['letter'])
  })

  test.each(['Petition filed', 'Complaint filed', 'Case filed on', 'Lawsuit filed'])(
    'and the step before it behind "%s" is another',
    (label) => {
      const text = `IN THE JUSTICE COURT OF TARN COUNTY\n\nCITATION\n\nTarn Funding LLC, Plaintiff\nvs.\nAda Quill, Defendant\n\n${label}: May 1, 2026\nCitation issued: May 12, 2026\n\nYou have been sued. Your answer is due within 14 days after you were served.`
      expect(roleOf(text, '2026-05-12')).toEqual(['letter'])
      expect(roleOf(text, '2026-05-01')).not.toEqual(['letter'])
    },
  )

  test.each([
    'Issued and given under my hand and seal of said Court on May 12, 2026.',
    'Given under my hand and the seal of the court this May 12, 2026.',
    'Witness my hand and seal at Tarn on May 12, 2026.',
  ])('is under the hand of the clerk, and not the filing: %s', (words) => {
    const text = `THE STATE OF TARN\nCITATION\n\nTarn Funding LLC, Plaintiff\nv.\nAda Quill, Defendant\n\nYou have been sued. Your answer is due by the end of the 14th day after the day you were served.\n\nThe petition was filed on May 1, 2026.\n\n${words}\n\nClerk of the Court`
    expect(roleOf(text, '2026-05-12')).toEqual(['letter'])
    expect(roleOf(text, '2026-05-01')).not.toEqual(['letter'])
  })

  test.each(['Backup date: Thursday, May 14, 2026', 'Rain date: Thursday, May 14, 2026'])(
    'is not that of works that are planned: %s',
    (line) => {
      const text = `Tarn Power\nNotice of planned outage\n\nWhen: Tuesday, May 12, 2026, 9 a.m. to 2 p.m.\n${line}\n\nWe are sorry for the inconvenience.`
      expect(roleOf(text, '2026-05-14')).toEqual(['other'])
    },
  )

  test('may be the day of filing, where no other is printed', () => {
    const text =
      'DISTRICT COURT OF TARN COUNTY\n\nTarn Funding LLC, Plaintiff\nv.\nAda Quill, Defendant\n\nCOMPLAINT\n\nPlaintiff demands judgment of $3,312.08.\n\nFiled May 12, 2026'
    expect(roleOf(text, '2026-05-12')).toEqual(['letter'])
  })
})

describe('rent, and a bill, that were due', () => {
  test.each([
    ['us', 'May 2026 rent (due May 1, 2026): $1,200.00'],
    ['us', 'Rent due: May 1, 2026   $1,200.00 not paid'],
    ['nz', 'Rent due date: 1 May 2026\nAmount outstanding: $640.00'],
    ['ca', 'You did not pay the rent that was due on May 1, 2026: $1,450.00'],
  ] as const)('happened on their day in %s: %s', (country, line) => {
    const text = `NOTICE OF RENT ARREARS\n\nTo the tenant: Ada Quill\nFrom the landlord: Tarn Homes Ltd\nDate of this notice: 14 May 2026\n\nYour rent is overdue.\n${line}\n\nPlease pay within 14 days.`
    expect(roleOf(text, '2026-05-01', country)).toEqual(['incident'])
  })

  test.each([
    'Your account has an outstanding balance of $214.73, which was due on May 1, 2026.',
    'Your electric bill of $88.10 was due May 1, 2026 and has not been paid.',
  ])('%s', (line) => {
    const text = `Tarn Electric Cooperative\nBilling date: May 14, 2026\n\nPAST DUE NOTICE\n\n${line}\n\nPay by May 28, 2026 or your service will be disconnected.`
    expect(roleOf(text, '2026-05-01')).toEqual(['incident'])
  })

  test('are no event where the next rent is told', () => {
    const text =
      'NOTICE OF RENT ARREARS\n\nFrom the landlord: Tarn Homes Ltd\nDate: 14 May 2026\n\nYou owe $640.00 rent. Your next rent due is 1 June 2026. Please pay the arrears within 14 days.'
    expect(roleOf(text, '2026-06-01', 'nz')).not.toContain('incident')
  })
})

describe('a day with a name of its own', () => {
  test.each([
    ['Move-out date: May 1, 2026', 'incident'],
    ['You vacated the apartment on May 1, 2026.', 'incident'],
    ['Renewal date: May 1, 2026', 'other'],
    ['Inspection date: May 1, 2026', 'other'],
    ['Account closure date: May 1, 2026', 'other'],
  ] as const)('is not the day of writing: %s', (line, role) => {
    const text = `TARN RECOVERY LLC\nPO Box 12, Tarn, GA 30358\n\nMay 20, 2026\n\nCreditor: The Residences at Tarn\n${line}\nBalance due: $2,595.00\n\nThis is an attempt to collect a debt by a debt collector. Unless you dispute this debt within 30 days we will assume it is valid.`
    expect(roleOf(text, '2026-05-01')).toEqual([role])
    expect(roleOf(text, '2026-05-20')).toEqual(['letter'])
  })

  test.each([
    'Notice date',
    'Statement date',
    'Mailing date',
    'Letter date',
    'Date of notlce',
    'Date of Ietter',
  ])('is the day of writing behind "%s"', (label) => {
    const text = `TARN RECOVERY LLC\nPO Box 12, Tarn, GA 30358\n${label}: May 20, 2026\n\nBalance due: $2,595.00\n\nThis is an attempt to collect a debt. Write to us within 30 days.`
    expect(roleOf(text, '2026-05-20')).toEqual(['letter'])
  })
})

describe('the day of an order behind a letter', () => {
  test.each([
    'Liability order date: 9 March 2026',
    'Liability order granted: 9 March 2026',
    'Possession order made on 9 March 2026',
    'Liability order dated 9 March 2026',
  ])('"%s" is not the day of writing', (line) => {
    const text = `Tarn Council\nCouncil Tax Recovery\n\n${line}\nDate: 16 March 2026\n\nYou owe £512.00. Pay within 14 days of the date of this letter.`
    expect(roleOf(text, '2026-03-09', 'gb')).toEqual(['other'])
    expect(roleOf(text, '2026-03-16', 'gb')).toEqual(['letter'])
  })

  test('is the day of the order that is itself the letter', () => {
    const text =
      'ORDER FOR RECOVERY OF UNPAID PENALTY CHARGE\nTarn Council\n\nOrder date: 9 March 2026\n\nPay £205.00 within 21 days of service of this order.'
    expect(roleOf(text, '2026-03-09', 'gb')).toEqual(['letter'])
  })
})
