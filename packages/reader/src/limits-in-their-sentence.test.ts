/** Limits that the rest of their sentence fixes, moves or takes away. The texts are invented. */
import { expect, test } from 'vitest'

import { read } from './read.ts'

const limitOf = (text: string) => read(text).deadline

test('days that begin with a service of no known day have no last day, also over the end of a line', () => {
  const limit = limitOf(
    'Tarnford Borough Council\n\nCHARGE CERTIFICATE\n\nPenalty Charge Notice: TF118823\nDate: 4 May 2026\n\nThe increased charge of £105.00 must be paid before the end of 14 days\nbeginning with the date of service of this certificate.\n',
  )
  expect([limit?.iso, limit?.relativeDays]).toEqual([null, 14])
})

test('a day said behind a comma is the last of the days before it', () => {
  const limit = limitOf(
    'NOTICE TO QUIT FOR NONPAYMENT OF RENT\n\nDate: May 4, 2026\n\nTO: Ada Quill, 4 Reed Street, Newark, NJ\n\nYou must pay the rent of $1,480.00 or vacate the premises within fourteen (14) days after service of this notice, on or before May 19, 2026.\n\nTarn Homes LLC, Landlord\n',
  )
  expect([limit?.iso, limit?.relativeDays]).toEqual(['2026-05-19', 14])
})

test('but not where it is the day of a second act', () => {
  const limit = limitOf(
    'NOTICE TO PAY OR QUIT\n\nDate: May 4, 2026\n\nYou must pay the rent of $1,480.00 within 5 days after service of this notice or move out, by May 19, 2026.\n\nTarn Homes LLC, Landlord\n',
  )
  expect(limit?.iso).not.toBe('2026-05-19')
})

test('a day on which somebody stayed away has been', () => {
  const { deadline, dates } = read(
    'From: Sgt. Quill <desk@county-warrants.example>\n\nYou were summoned to a grand jury and did not appear on May 4, 2026. A judge has signed a warrant. Post the bond in Bitcoin at the kiosk and stay on the phone. Do not tell your family.\n',
  )
  expect(dates.map(({ role }) => role)).not.toContain('hearing')
  expect(deadline).toBeNull()
})

test('an hour of the day is a limit in a message', () => {
  expect(
    limitOf(
      'HMRC: you are due a refund of £212.40. Complete the form at hmrc-gov.claim7.example before 23:59. Failure to act closes your claim.',
    )?.quote,
  ).toBe('before 23:59')
})

test('a rule for all bills is no limit of the reader', () => {
  expect(
    limitOf(
      'Service notice\n\nInvoice 4471 is 12 days past due. The balance is $86.40. Bills that remain unpaid for 60 days are subject to suspension.\n\nTarn Voice\n',
    ),
  ).toBeNull()
})

test.each([
  ['Hold until: Friday, June 5, 2026', '2026-06-05'],
  ['Pick it up by June 9, 2026', '2026-06-09'],
])('what is kept for the reader is kept until a day: %s', (line, iso) => {
  const limit = limitOf(
    `Tarn Public Library\n\nHello Ada,\n\nYour book is ready at the desk.\n\n${line}\n\nYour account: no fines.\n`,
  )
  expect(limit?.iso).toBe(iso)
})

test('a hope that something is put right by a day asks for it', () => {
  const limit = limitOf(
    'May 4, 2026\n\nAda Quill\n12 Reed Street, Victoria, BC\n\nDear Mr Tarn,\n\nThe heating in my rental unit does not work. I hope that it will be fixed before May 22, 2026.\n\nAda Quill\n',
  )
  expect(limit?.iso).toBe('2026-05-22')
})

test('agents who say they come back give a day or less', () => {
  const limit = limitOf(
    "there's a notice from bailiffs under my wipers about council tax, £412, and they will be back with a van within 48 hours. can they do that?",
  )
  expect([limit?.iso, limit?.relativeDays, limit?.unit]).toEqual([null, 2, 'hours'])
})

test('who has no licence pays the settlement, and the time to show one comes second', () => {
  const limit = limitOf(
    'Tarn Pictures\n4 May 2026\n\nUnauthorised use of image\n\nDear Sir or Madam\n\nOne of our photographs is on your website. If you have a licence, please send us the order number within 7 working days of the date of this letter.\n\nIf you do not, please take the image down and pay the settlement of £480.00 within 28 days of the date of this letter.\n',
  )
  expect([limit?.iso, limit?.what]).toEqual(['2026-06-01', 'pay'])
})

test.each([
  'You have 14 days to renew your permit.\n\nSome words on why it matters to all who live here.\n\nWhat you need to do by 22 May 2026\n- Renew it on our website.\n',
  'Please reply within 10 days.\n\nWe have no answer from you so far, and so we do not know who lives at this address.\n\nSend the form back by 22 May 2026.\n',
])('a paper without a day of its own prints the last day further down: %s', (words) => {
  expect(limitOf(`Tarnford Council\n\nMay 2026\n\nDear Occupier\n\n${words}`)?.iso).toBe(
    '2026-05-22',
  )
})

test('but of two such days neither is the end of the period', () => {
  const limit = limitOf(
    'Tarnford Council\n\nMay 2026\n\nDear Occupier\n\nPlease reply within 10 days.\n\nWe have no answer from you so far, and so we do not know who lives there.\n\nSend the form back by 22 May 2026. Pay the fee of £20 by 30 June 2026.\n',
  )
  expect([limit?.relativeDays, limit?.iso]).not.toEqual([10, '2026-05-22'])
})

const LANDLORD = 'Tarn Homes\n\n4 June 2026\n\nDear Ms Quill\n\n'

test.each([
  'At the hearing on 4 May 2026 the judge granted us an order for possession.',
  'At the court hearing on Monday 4 May 2026 the court ordered you to pay the arrears by instalments.',
  'The judge made a suspended possession order on 4 May 2026.',
  'The tribunal has made an order for payment against you on 4 May 2026.',
])('what a court has decided on a day is no limit: %s', (told) => {
  expect(limitOf(`${LANDLORD}${told}\n\nTarn Homes\n`)?.iso).not.toBe('2026-05-04')
})

test('a hearing to come is one', () => {
  expect(
    limitOf(
      `${LANDLORD}We have begun a claim for possession. The hearing on 4 July 2026 is at Tarn County Court. You should attend.\n`,
    )?.iso,
  ).toBe('2026-07-04')
})

test('a warrant that should not be given is none that was', () => {
  expect(
    limitOf(
      'Tarn Power\n\n4 May 2026\n\nYou owe £412.85. You may tell the magistrates why the warrant should not be given. If you wish to do so, write to us by 20 May 2026.\n',
    )?.iso,
  ).toBe('2026-05-20')
})

test.each([
  'You will also have to pay a 5% penalty on any tax still unpaid 30 days after the due date.',
  'A surcharge of £50 is added if the bill is unpaid 14 days after it was sent.',
  'Interest is charged on sums outstanding for 30 days.',
])('when more is added is no time to act: %s', (told) => {
  expect(limitOf(`HMRC\n\nYou did not pay your tax bill.\n\n${told}\n`)).toBeNull()
})

test('time in brackets behind a day tells which day that was', () => {
  expect(
    limitOf(
      'HMRC\n\nA daily penalty of £10.00 is charged from 1 May 2025 (3 months after the deadline) to 1 July 2025 (the date your tax return was filed).\n',
    ),
  ).toBeNull()
})

test.each([
  'You have all 24 hours of this day to vacate.',
  'You have the whole of the 24 hours of the termination date to leave.',
])('the hours of the last day are not the limit: %s', (told) => {
  expect(
    limitOf(
      `NOTICE OF TERMINATION\n\n4 May 2026\n\nYour tenancy of 4 Tarn Road will terminate on 30 November 2026. ${told}\n\nRose Quill, landlord\n`,
    )?.iso,
  ).toBe('2026-11-30')
})
