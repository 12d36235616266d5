/** Days on which a supply, a home or a tenancy ends: the last to act before. The texts are invented. */
import { expect, test } from 'vitest'

import { read } from './read.ts'

test.each([
  [
    'a supply goes at an hour of the day',
    'Tarn Gas Company\n\n10 DAY SHUT OFF NOTICE\n\nDate: May 5, 2026\n\nYour gas service will be shut off on or after 8:00 a.m. on May 18, 2026 because your bill has not been paid.\n\nPast due gas charges $468.12',
    '2026-05-18',
  ],
  [
    'officers come to put the creditor into possession',
    'ENFORCEMENT OF JUDGMENTS OFFICE\n\nORDER FOR DELIVERY OF POSSESSION OF LAND\n\nYou have not complied with the order of the High Court made on 12 March 2025. Enforcement officers will attend at the premises on 6 November 2025 at 10.30 am to put the creditor into possession.',
    '2025-11-06',
  ],
  [
    'a tenancy is ended with effect from a day',
    'NOTICE OF TERMINATION OF TENANCY\n\nTo: Ada Quill\n\nYour month-to-month tenancy of 1417 Cedar Street is terminated effective December 31, 2025. You are required to vacate the premises on or before said date.\n\nDate: November 24, 2025\nTarn Rentals LLC',
    '2025-12-31',
  ],
  [
    'a tenancy ends, after a warning of which the notice tells',
    'NOTICE OF TERMINATION\n\nTo: Ada Quill\n\nYour tenancy of 6 Marine Court will terminate on 8 June 2026. You have the whole of that day to vacate possession.\n\nYou were notified in writing on 30 March 2026 that you owed rent of €840.00 and you did not pay it within 28 days.\n\nThis notice is served on 4 May 2026.\n\nSigned: Ina Tarn\nLandlord',
    '2026-06-08',
  ],
  [
    'an owner is to take something down or send in an application',
    'Date: 09/16/2025\nSubject: Notice of Violation\n\nDear Resident,\n\nAssociation: Tarn Homeowners Association\n\nTake the flagpole down or send in an application by 09/30/2025. If this is not done the Board may levy a fine.',
    '2025-09-30',
  ],
  [
    'whoever does not write by then is charged',
    'Tarn Pension Services\n\n3 October 2025\n\nThe total overpaid is £3,864.12. If you would like to pay in another way, please write to me by 24 October 2025. If I have not heard from you by then the deductions will begin.',
    '2025-10-24',
  ],
] as const)('%s', (_name, text, iso) => {
  expect(read(text).deadline?.iso).toBe(iso)
})
