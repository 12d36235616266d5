import { expect, test } from 'vitest'

import { read } from './read.ts'

const limitIn = (words: string) =>
  read(
    `STATE OF OREGON\nDepartment of Family Services\n\nOctober 12, 2026\n\nDear Ada Quill\n\n${words}\n`,
    {
      country: 'us',
    },
  ).deadline

test.each([
  'You must ask for a hearing within 90 days of the date of this notice, that is by 01/10/2027.\n\nTo keep getting your benefits while you wait, your hearing request must be received on or before 10/23/2026.',
  'You must ask for a hearing within 60 days of the notice date, by January 16, 2027.\n\nIf you ask for a hearing by October 23, 2026, your coverage will go on without a break.',
])('the day that keeps the benefit comes before the later day to ask at all', (words) => {
  expect(limitIn(words)).toMatchObject({ iso: '2026-10-23', what: 'appeal' })
})

test("a second step, counted from the reader's own, is not the time to answer", () => {
  const text =
    "IN THE TARNFORD MUNICIPAL COURT\nMARSH COUNTY, OHIO\n\nTarn Receivables LLC\n      Plaintiff\n   vs.\nAda Quill\n      Defendant\n\nSUMMONS ON COMPLAINT\n\nYou are hereby summoned and required to serve upon the plaintiff's attorney a copy of your answer to the complaint within twenty-eight days after service of this summons upon you. Your answer must be filed with the court within three days after you serve a copy of the answer on the plaintiff's attorney.\n\nIf you fail to appear and defend, judgment by default will be taken against you.\n\n                                        Ada Marsh, Clerk of Court\nDate: 11/09/2026                        By: s/ T. Lark, Deputy Clerk\n"
  const { deadline, dates } = read(text, { country: 'us' })
  expect(deadline).toMatchObject({ iso: null, relativeDays: 28, from: 'service' })
  // The day beside the clerk's name stands in a line of its own.
  expect(dates).toMatchObject([{ iso: '2026-11-09', role: 'letter' }])
})

test('a day to pay comes before a year in which the decision may be asked about', () => {
  const text =
    'Tax Office Tarnland\n\n6 November 2026\n\nDear Ms Quill\n\nYou owe income tax of $1,938.40.\n\nDue date                      4 December 2026\n\nYou must pay the full amount. If you do not agree, contact us. You should ask within 52 weeks of this letter.\n'
  expect(read(text, { country: 'au' }).deadline?.iso).toBe('2026-12-04')
})

test('a form that an office needs to have back has a limit', () => {
  const text =
    'Department for Work & Pensions\n\n21 September 2026\n\nDear Mr Quill,\n\nYour award is being looked at. Fill in the enclosed form.\n\nWe need to have the completed form back by 21 October 2026.\n\nYours sincerely\nOffice Manager\n'
  expect(read(text, { country: 'gb' }).deadline?.iso).toBe('2026-10-21')
})

test.each([
  'You have until the end of the day on November 20, 2026 to pay.',
  'The 14-day period to pay ends on November 20, 2026.',
])('in a paper without a kind of its own, a time to pay is a limit: %s', (words) => {
  const text = `Tarn Services\n\nNovember 2, 2026\n\nDear Ada Quill,\n\nYour membership runs on.\n\n${words}\n\nSincerely,\nTarn Services\n`
  expect(read(text, { country: 'us' }).deadline?.iso).toBe('2026-11-20')
})

test('a limit that runs from being notified, or from what the reader may do one day, has no day yet', () => {
  expect(
    limitIn(
      'If you disagree, you have 30 days following the date you were notified of the decision to request a hearing.',
    ),
  ).toMatchObject({ iso: null, relativeDays: 30, from: 'receipt' })
  expect(
    limitIn('You must tell us in writing within 14 days if you leave this employment.'),
  ).toMatchObject({ iso: null, relativeDays: 14, from: 'event' })
})

test('an American day alone in its line below a heading is the day of the letter', () => {
  const text =
    'NOTICE OF INTENT\nSeptember 14, 2026\n\nNOTICE DELIVERED TO:\nAda Quill\n44 Glen Drive\n\nPayment of the debt must be made within ten (10) days from the mailing of this notice.\n'
  expect(read(text, { country: 'us' }).deadline?.iso).toBe('2026-09-24')
})
