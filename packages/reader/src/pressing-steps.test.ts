/** Steps that make a paper urgent or let it wait, whatever its tone. The texts are invented. */
import type { CountryCode } from '@plainletter/contracts/country'
import { expect, test } from 'vitest'

import { readInItsLanguage } from './read-in-its-language.ts'

const urgencyOf = async (country: CountryCode, text: string) =>
  (await readInItsLanguage(text, { country })).urgencyLevel

test('a judgment that stands and is enforced next is urgent', async () => {
  const level = await urgencyOf(
    'us',
    'May 4, 2026\n\nSam Test\n4 Quill Avenue\nFresno, CA 93701\n\nDear Sam Test:\n\nI write about the judgment that was entered against you in small claims court. Please send a check for $1,280.00, payable to Rosa Tarn, no later than May 25, 2026. If you fail to do so, I reserve the right to enforce the judgment, including a judgment lien, a writ of execution and wage garnishment. I may also refer this matter to collections.\n\nRegards,\n\nRosa Tarn',
  )
  expect(level).toBe('high')
})

test('a judgment that a collector only warns of is not', async () => {
  const level = await urgencyOf(
    'us',
    'Tarn Recovery LLC\nMay 4, 2026\nOriginal Creditor: Quill Bank\nBalance Owed: $1,280.00\n\nDear Ms. Test:\n\nThis is an attempt to collect a debt. Unless you dispute it within 30 days we will assume that it is valid. If it is not resolved, a judgment may be entered against you, which may include wage garnishment.',
  )
  expect(level).toBe('medium')
})

test('a refused visa with two weeks to ask for a review is urgent', async () => {
  const level = await urgencyOf(
    'gb',
    'UK Visas and Immigration\n\n4 May 2026\n\nDear Ms Test,\n\nYour application for a Student visa has been unsuccessful. If you want an administrative review you must submit your request within 14 calendar days from the date of this notice.\n\nUK Visas and Immigration',
  )
  expect(level).toBe('high')
})

test('an offer of work that is taken back is more than news', async () => {
  const level = await urgencyOf(
    'gb',
    '4 May 2026\n\nDear Sam\n\nYour offer was subject to checks. We regret that we must withdraw our offer of employment as Stock Clerk.\n\nYours sincerely,\n\nRosa Quill\n\nFor and on behalf of Tarn Freight Ltd',
  )
  expect(level).toBe('medium')
})

test('payments for a licence that are behind are more than news', async () => {
  const level = await urgencyOf(
    'gb',
    'TV Licensing\nDarlington DL98 1TL\n\nLicence number: 3310 0021 77\n4 May 2026\n\nDear Ms Test\n\nYour TV Licence payments are now £29.08 behind. Please pay £29.08 by 26 May 2026, or we will cancel your licence.',
  )
  expect(level).toBe('medium')
})

test('a bank that means to take the card away does more than remind', async () => {
  const level = await urgencyOf(
    'ie',
    'Tarn Bank\nPO Box 900, Cork\n\n4 May 2026\n\nDear Mr Test\n\nYour account needs your attention now\n\nYour account is €188.40 overdrawn without an agreed limit, with unpaid item charges of €12.70. Please lodge enough to clear the overdrawn amount within 10 days of the date of this letter. If you do not, we may cancel your debit card and report the position to the Central Credit Register.',
  )
  expect(level).toBe('medium')
})

test('whoever may go to a tribunal one day asks, and is not called to one', async () => {
  const level = await urgencyOf(
    'gb',
    'im in newry, left a warehouse job in May and the agency owes me £610 and my holiday pay. a mate says you have to go to a tribunal for that and it is a different one than in england?? who do i ask first',
  )
  expect(level).toBe('medium')
})

test('a long story about a fence without any money can wait', async () => {
  const story = 'He talks to us, we talk to him, and nothing comes of it. '.repeat(16)
  const level = await urgencyOf(
    'us',
    `Our neighbor has put his fence on our side of the yard, about two feet over. ${story}What are our options when we bring it up with him again?`,
  )
  expect(level).toBe('low')
})

test.each([
  [
    'a tenant names the day before an application to the tribunal',
    'ca',
    'May 4, 2026\n\nAda Quill\n12 Reed Street, Victoria, BC\n\nDear Mr Tarn,\n\nPlease have the heating in my rental unit fixed before May 22, 2026. Otherwise I will apply for dispute resolution and ask for a repair order.\n\nAda Quill',
  ],
  [
    'an agency says until when help can be applied for',
    'us',
    'DISASTER RELIEF AGENCY OF TARNLAND\n\nHOUSING ASSISTANCE\n\nApplications for the flood of May must be submitted no later than August 30, 2026.',
  ],
  [
    'a supplier announces the end of its service',
    'us',
    'Tarn Hosting LLC\n\nMay 24, 2026\n\nYour invoice #4471 is past due. The balance of $96.40 was due on May 4, 2026. Accounts that remain unpaid are subject to suspension. Please pay in our customer portal.',
  ],
] as const)('it is more than news when %s', async (...[, country, text]) => {
  expect(await urgencyOf(country, text)).toBe('medium')
})

test.each([
  [
    'de',
    'Südwestrundfunk\nARD ZDF Deutschlandradio Beitragsservice\n50656 Köln\n03.08.2026\n\nZahlungserinnerung\n\nSehr geehrte Frau Quill, der Rundfunkbeitrag von 55,08 EUR fehlt noch.',
    'medium',
  ],
  [
    'ch',
    'Serafe SA\nSommation\n\nRedevance de radio-télévision : CHF 335.00, frais CHF 5.00. À payer dans les 10 jours.',
    'medium',
  ],
  [
    'ch',
    'Serafe AG\nRechnung\n\nRadio- und Fernsehabgabe für Haushalte CHF 335.00. Zahlbar bis 30.11.2026.',
    'low',
  ],
] as const)(
  'in %s a fee for broadcasting presses once it is behind: %s',
  async (country, text, level) => {
    expect(await urgencyOf(country, text)).toBe(level)
  },
)

test.each([
  [
    'au',
    'Australian Taxation Office\n\n4 May 2026\n\nWarning of firmer action\n\nDear Sam\n\nYour overdue debt is $8,806.55. Pay in full by 18 May 2026. If you do not, we may, without contacting you again, issue a garnishee notice to your bank.',
  ],
  [
    'ca',
    'Canada Revenue Agency\n\nMay 4, 2026\n\nDear Sam\n\nYour tax debt is $5,120.00. Pay by May 18, 2026. We can garnish your income or your bank account without any further notice.',
  ],
] as const)('a tax office that needs no more words is urgent: %s', async (country, text) => {
  expect(await urgencyOf(country, text)).toBe('high')
})

test('an office that names an attachment as one of several ways leaves time to reply', async () => {
  const level = await urgencyOf(
    'ie',
    'Department of Social Protection\n\n4 May 2026\n\nOverpayment of €1,200.00\n\nDear Sam\n\nYou were paid Illness Benefit to which you were not entitled. Reply within 21 days of the date of this letter. If you do not, we will recover it by deductions from your payment or by attachment of earnings.',
  )
  expect(level).toBe('medium')
})

test('a fixed charge that comes with a summons is urgent', async () => {
  const level = await urgencyOf(
    'ie',
    'AN GARDA SÍOCHÁNA\n\nFIXED CHARGE NOTICE\n(served with summons)\n\nDate: 4 May 2026\n\nYou may pay a fixed charge of €160.00 not later than 7 days before the date in the summons.',
  )
  expect(level).toBe('high')
})

test('a levy for which a court is named is no soft reminder', async () => {
  const level = await urgencyOf(
    'au',
    'Quill Strata Pty Ltd\n\n4 May 2026\n\nLEVY REMINDER\n\nTotal owing $1,356.90. Please pay by 28 May 2026. If the levies are still unpaid the owners corporation may commence debt recovery in the Local Court. You can ask for a payment plan.',
  )
  expect(level).toBe('medium')
})

test('a collector that says what it is threatens nothing by that', async () => {
  const { threats } = await readInItsLanguage(
    'Quill Recovery Inc.\nA licensed collection agency\n\nMay 4, 2026\n\nDear Sam Test\n\nYou owe $86.00 to Tarn Cable. Please pay or write to us if you do not owe this amount.',
    { country: 'us' },
  )
  expect(threats).toEqual([])
})

test('a visa that an office thinks of cancelling wants an answer', async () => {
  const level = await urgencyOf(
    'au',
    'Department of Home Affairs\n\n4 May 2026\n\nDear Mr Test\n\nNotice of intention to consider cancelling your visa\n\nYou may comment in writing. You must respond within 28 days of the date of this letter.',
  )
  expect(level).toBe('medium')
})

test('a further steps notice about a fine is urgent', async () => {
  const level = await urgencyOf(
    'gb',
    'HM Courts & Tribunals Service\n\nFurther Steps Notice\n\n4 May 2026\n\nAccount number 25077120A\n\nYou have not paid your fine of £312.00. Pay within 10 working days of the date of this notice or we may take money from your wages.',
  )
  expect(level).toBe('high')
})

test('a notice that ends a lease ends a home', async () => {
  const { documentType, urgencyLevel } = await readInItsLanguage(
    'Quill County Housing Authority\n\nMay 4, 2026\n\nNOTICE OF LEASE TERMINATION\n\nDear Sam Test:\n\nYour lease ends on June 4, 2026 for non-payment of rent of $640.00. You may ask for a grievance hearing in writing by May 14, 2026.',
    { country: 'us' },
  )
  expect([documentType, urgencyLevel]).toEqual(['EVICTION_NOTICE', 'high'])
})

const CROSSING =
  'PENALTY CHARGE NOTICE\nPCN TA1234567A\n16 November 2026\nVehicle AB12 CDE used the crossing on 5 November 2026.\n\n'

test.each([
  'When you pay          What you pay\nWithin 14 days        £35.00\nAfter that, by Charge Certificate    £105.00',
  'We may send a charge certificate.\n\nPay £70.00 within 28 days of the date of service.',
])('a charge certificate that may come later leaves time: %s', async (words) => {
  expect(await urgencyOf('gb', `${CROSSING}${words}\n\nTarn Council`)).toBe('medium')
})

test.each(['CHARGE CERTIFICATE', 'Traffic Management Act 2004 - Charge Certificate'])(
  'one that has come does not: %s',
  async (heading) => {
    const text = `${heading}\n${CROSSING}Pay £105.00 within 14 days.\n\nTarn Council`
    expect(await urgencyOf('gb', text)).toBe('high')
  },
)

const SUPPLIER =
  'Tarn Energy\n\n4 May 2026\nAccount: A-4471\n\nDear Ms Test\n\nYour account is overdue by £438.06. Pay or set up a plan within 10 days of the date on this letter.\n\n'

test.each([
  'If we do not hear from you we may pass your account to a collector, or we may apply to a court for a warrant to fit a meter.',
  'We might ask the magistrates for a warrant to fit a meter. You may be charged for this.',
])('a warrant that a supplier may ask for one day is not next: %s', async (words) => {
  expect(await urgencyOf('gb', SUPPLIER + words)).toBe('medium')
})

test.each([
  'If you do not pay we will apply for a warrant to enter your home and fit a meter.',
  'We may apply for a warrant at Tarnford Magistrates Court on 20 May 2026.',
])('a warrant that it will ask for is: %s', async (words) => {
  expect(await urgencyOf('gb', SUPPLIER + words)).toBe('high')
})

test('a late tax that goes to collectors waits less, though no sum is named', async () => {
  const level = await urgencyOf(
    'gb',
    "You didn't pay your 2024 to 2025 tax bill on time.\n\nThe deadline date was 31 January 2026.\n\nIf you have not paid, pay now, otherwise we'll pass your debt to our debt collection services.\n\nContact HMRC",
  )
  expect(level).toBe('medium')
})

test('a reminder to file is calm', async () => {
  const level = await urgencyOf(
    'gb',
    'HMRC\n\nYou need to file a Self Assessment tax return for the 2025 to 2026 tax year. Help is on GOV.UK.',
  )
  expect(level).toBe('low')
})
