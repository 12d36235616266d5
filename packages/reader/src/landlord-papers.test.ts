/** Who lets a home writes about it, and who lends for one. */
import { expect, test } from 'vitest'

import { read } from './read.ts'

test.each([
  'Tarn Loan Servicing LLC\n\n4 May 2026\nLoan 4471\n\nYou may be at risk of foreclosure. As of 4 May 2026, your home loan is 72 days and 3,100.20 dollars in default. You are at risk of losing your home. If you have not acted within 90 days from the date this notice was mailed we may commence legal action against you. You have the right to remain in your home until a court tells you to leave. This notice is not an eviction notice.',
  'Quill Mortgage Co.\nP.O. Box 12, Tulsa, OK 74103\n\nMay 4, 2026\n\nDear Ms Bell,\n\nYour mortgage is past due for March and April, and foreclosure may begin once it is 120 days behind. You could lose your home. Call us about a plan. Amount due: $2,880.00.',
  'Tarn Building Society\n\n4 May 2026\n\nDear Mr Quill\n\nYour mortgage arrears are £1,940.22. If you do not pay or call us within 14 days we may take court action, and your home may be repossessed.',
  'Maple Home Lending Inc., Toronto, Ontario\n\nMay 4, 2026\n\nYour mortgage payments are three months in arrears: $7,410.00. Unless this is paid by June 3, 2026 we may start power of sale or foreclosure, and you may have to leave the home.',
])('a home that its owner may lose over the loan is no eviction yet: %s', (text) => {
  expect(read(text).documentType).not.toBe('EVICTION_NOTICE')
})

test.each([
  'NOTICE TO QUIT\n\nTo: Ana Bell and all occupants, 4 Tarn Road, Dayton, OH 45402\n\nThis home was sold at a foreclosure sale under a deed of trust on May 4, 2026. The new owner requires you to leave and give up possession within 90 days after service of this notice, or an eviction case will be filed.',
  'Bramble Homes LLC\n\nMay 4, 2026\n\nTo our tenant\n\nThree day notice to pay rent or quit. You owe rent of $1,150.00. Pay within 3 days or deliver possession. We cannot meet our mortgage loan when payments are months behind.',
])('who rents it, or stays after the sale, is put out: %s', (text) => {
  expect(read(text).documentType).toBe('EVICTION_NOTICE')
})

test.each([
  'FINAL NOTICE: LATE PAYMENT\n\nTo: Ada Quill\n\nYour rent payment is seriously overdue. We have not had your payment for October. Total outstanding: $1,510.00.\n\nFailure to settle the full balance within 5 days will result in collection of the debt and the start of eviction proceedings.',
  "LANDLORD'S NOTICE OF ARREARS\n\nR. Quill, of 8 Tarn Close, Marsham, hereby gives formal notice to Mr J. Bell to pay the outstanding amount of £1,900.00 for the property at 2 Mill Row.\n\nFailure to pay within 14 days may result in legal proceedings.",
])('rent that is late is rent arrears, whatever else is threatened: %s', (text) => {
  expect(read(text).documentType).toBe('RENT_ARREARS_LETTER')
})
