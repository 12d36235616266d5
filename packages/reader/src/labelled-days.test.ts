/** English days that a label or the words before them tell. The letters are invented. */
import type { CountryCode } from '@plainletter/contracts/country'
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const roleOf = (text: string, iso: string, country: CountryCode = 'gb') =>
  read(text, { country })
    .dates.filter((date) => date.iso === iso)
    .map(({ role }) => role)

const NOTICE =
  'NOTICE TO LEAVE\n\nTo the tenant: Ada Quill\nFrom the landlord: Tarn Lettings Ltd\n\nDate of this notice: 3 June 2026\n\n'
const CHARGE = 'BRACK & LOWE\nSheriff Officers\n\nCHARGE FOR PAYMENT\n\nTotal due £812.40\n\n'

describe('the day of the paper itself', () => {
  test.each([
    [
      'in the head of a mail about a meeting',
      'From: HR, Tarn Foods Ltd\nTo: Ada Quill\nSent: Monday 2 March 2026 17:45\nSubject: Your meeting\n\nDear Ada\n\nYou must attend a meeting on Wednesday 4 March 2026 at 10am.',
      '2026-03-02',
    ],
    [
      'where an officer tells of the service',
      `${CHARGE}You must pay within 14 days.\n\nThis charge was served on 4 February 2026 by putting it through the letterbox.`,
      '2026-02-04',
    ],
    [
      'where a landlord tells of it',
      'NOTICE OF TERMINATION\n\nYour tenancy of 4 Tarn Road will terminate on 25 June 2026.\n\nThis notice is served on 14 February 2026.\n\nSigned: Rose Quill, Landlord',
      '2026-02-14',
    ],
    [
      'where it is given to the tenants',
      'NOTICE TO QUIT\n\nYou must give up possession of 4 Tarn Road by 1 May 2026.\n\nThis notice was given to the tenants on Tuesday 3 March 2026.\n\nRose Quill, landlord',
      '2026-03-03',
    ],
  ])('%s', (_where, text, iso) => {
    expect(roleOf(text, iso)).toContain('letter')
  })

  test('is not that of another paper that was served', () => {
    const text =
      'Tarn Borough Council\n\n9 March 2026\n\nCHARGE CERTIFICATE\n\nA Notice to Owner was served on 3 February 2026. You must pay £105.00.'
    expect(roleOf(text, '2026-02-03')).not.toContain('letter')
  })
})

describe('the day behind a label', () => {
  test.each([
    ['Earliest date you can be required to leave: 29 August 2026', '2026-08-29', 'deadline'],
    ['Date by which you must vacate the property: 29 August 2026', '2026-08-29', 'deadline'],
    ['Date instructed: 26 May 2026', '2026-05-26', 'other'],
    ['Date agent appointed: 26 May 2026', '2026-05-26', 'other'],
    ['Date property listed for sale: 26 May 2026', '2026-05-26', 'other'],
    ['Date of purchase agreed: 26 May 2026', '2026-05-26', 'other'],
  ])('%s', (line, iso, role) => {
    expect(roleOf(`${NOTICE}${line}\n`, iso)).toEqual([role])
  })

  test.each(['Date mailed', 'Date issued', 'Date posted', 'Date of notice'])(
    'is the letter’s own below "%s"',
    (label) => {
      expect(
        roleOf(
          `Tarn Benefits Office\n\n${label}: 3 June 2026\n\nDear Ms Quill\n\nYou owe us £310.00.`,
          '2026-06-03',
        ),
      ).toEqual(['letter'])
    },
  )
})

describe('the day on which somebody was treated', () => {
  const HEAD =
    'Tarn Health Plan\n\nStatement date: 18 September 2026\n\nEXPLANATION OF BENEFITS\n\n'

  test.each([
    'Provider: Lake Clinic\nDate of service: 08/28/2026\nYou may owe $35.00',
    'Patient: Ada Quill\nService date: 08/28/2026\nPlan paid $310.00',
    'Date of service | Provider | Billed | You may owe\n08/28/2026 | Lake Clinic | $310.00 | $35.00',
    'Visit date    Doctor        Billed\n08/28/2026    Dr Osei       $310.00',
  ])('%s', (lines) => {
    expect(roleOf(HEAD + lines, '2026-08-28', 'us')).toEqual(['incident'])
  })

  test('is no "date of service" of a notice', () => {
    const text =
      'Tarn City Council\nPENALTY CHARGE NOTICE\n\nDate of service: 3 June 2026\n\nPay £70.00 within 28 days beginning with the date of service.'
    expect(roleOf(text, '2026-06-03')).toEqual(['letter'])
  })
})

describe('days of payments', () => {
  const LENDER = 'Tarn Finance Ltd\n\n14 May 2026\n\nDEFAULT NOTICE\n\n'

  test('were missed where the words above their table say so', () => {
    const text = `${LENDER}You have not paid the following instalments:\n\nInstalment date    Amount\n02/02/2026         £86.40\n02/03/2026         £86.40\n\nPay within 28 days.`
    expect(roleOf(text, '2026-03-02')).toEqual(['incident'])
  })

  test('were missed where the table is about rent', () => {
    const text =
      'Tarn Homes\n\n14 May 2026\n\nThese payments of rent have not been received:\n\nDate due | Rent\n01/04/2026 | £700.00\n01/05/2026 | £700.00\n'
    expect(roleOf(text, '2026-04-01')).toEqual(['incident'])
  })

  test('are no event in a plain statement', () => {
    const text = `${LENDER}Your statement\n\nDate          Description      Balance\n02/02/2026    Payment          £86.40\n02/03/2026    Payment          £12.00\n`
    expect(roleOf(text, '2026-03-02')).toEqual(['other'])
  })

  test('are still to come after the day of the letter', () => {
    const text =
      '12 August 2026\n\nDear Ada\n\nYour rent is £1,140.00 behind. You also need to pay the rent that falls due on 15 August and 22 August.\n\nRose Quill\nLandlord'
    expect(roleOf(text, '2026-08-15')).toEqual(['other'])
  })
})

describe('the day on which a contract began', () => {
  test.each([
    'When you took out your home contents policy on 2 September 2024 we asked about other claims.',
    'You opened your savings account with us on 2 September 2024.',
    'Your loan was taken out on 2 September 2024.',
    'You joined our gym on 2 September 2024.',
  ])('%s', (words) => {
    const text = `Tarn Insurance\n\n30 April 2026\n\nYour claim for the burglary on 11 March 2026\n\n${words} We will not pay your claim.`
    expect(roleOf(text, '2024-09-02')).toEqual(['other'])
  })
})

describe('the day in court', () => {
  test.each([
    'We intend to apply to the magistrates’ court at Tarn on 12 March 2026 for a warrant to enter your home.',
    'An application is to be made to Tarn Sheriff Court on 12 March 2026 for a warrant of entry.',
    'WHEN: Time: 9.30am Date: 12 March 2026\nYou must attend court.',
    'Time: 2.00 pm\nDate: 12 March 2026\nYou are summoned to give evidence at the hearing.',
  ])('%s', (words) => {
    expect(roleOf(`Tarn Energy Ltd\n\n16 February 2026\n\n${words}`, '2026-03-12')).toEqual([
      'hearing',
    ])
  })

  test('is a limit where the sender goes there only if nothing is done', () => {
    const text =
      'Tarn Energy Ltd\n\n16 February 2026\n\nWe will apply to the court on 12 March 2026 unless you have paid £40.'
    expect(roleOf(text, '2026-03-12')).toEqual(['deadline'])
  })
})

test('a day alone behind "on" is that of an appointment, and not the letter’s own', () => {
  const text =
    'Dear Mr Quill,\n\nAn admission date has been agreed.\n\nOn 14 March 2026\n\nLocation: Day Unit, Tarn Hospital, Mill Road\n\nPlease call if you cannot attend.'
  expect(roleOf(text, '2026-03-14')).toEqual(['other'])
})

test.each([
  'Date        Monday 14 December 2026\n   Time        09.40',
  'Date: 14 December 2026\nAt: 2.15pm',
])('a day over its hour is that of an appointment: %s', (words) => {
  const text = `Tarn Eye Clinic\nPatient 4410                     19 Nov 2026\n\nDear Mr Quill,\n\nAn appointment has been made for you:\n\n   Clinic      Review\n   ${words}\n   Where       Yellow Zone`
  expect(roleOf(text, '2026-12-14')).toEqual(['other'])
  expect(roleOf(text, '2026-11-19')).toEqual(['letter'])
})

test('a reminder of a parking charge is not written on the day of the event', () => {
  const text =
    'PARKING CHARGE - FINAL REMINDER\nPAY BY 02 DEC 2026\nAMOUNT £100.00\nVehicle: AB12 CDE\nDate of event: 30/09/2026\n\nDear Registered Keeper,\n\nWe wrote to you on 07/10/2026. Pay the parking charge.\n\nTarn Parking Ltd'
  expect(roleOf(text, '2026-09-30')).toEqual(['incident'])
})

test.each([
  ['The deadline date was 31 January 2026.', '2026-01-31', 'other'],
  ['The deadline for your return was 31 January 2026.', '2026-01-31', 'other'],
  ['The penalty runs to 1 July 2026 (the date your return was filed).', '2026-07-01', 'other'],
  [
    'We give you notice that on 30 June 2026 at 10.00am we shall apply at Tarn Magistrates Court for a warrant.',
    '2026-06-30',
    'hearing',
  ],
])('a day that its sentence tells: %s', (told, iso, role) => {
  expect(roleOf(`Tarn Revenue\n\nDear Ms Quill\n\nYou have not paid.\n\n${told}\n`, iso)).toEqual([
    role,
  ])
})
