import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

/** Papers in the words of other countries, each of which was once taken for another kind. */
describe('the kind of', () => {
  test.each([
    [
      'a mass layoff is redundancy',
      'REDUNDANCY_NOTICE',
      'Tarn Tool, Inc.\n\nJanuary 5, 2026\n\nRE: WARN Notice of Mass Layoff\n\nDear Ms Voss:\n\nUnder the Worker Adjustment and Retraining Notification Act we give you notice that Tarn Tool will carry out a mass layoff. Your position will be eliminated. Your employment is expected to end on March 6, 2026.',
    ],
    [
      'a shut-off of water is a bill of a supplier',
      'UTILITY_BILL_DEMAND',
      'FAILURE TO PAY WILL RESULT IN SHUT-OFF\n\nTown of Tarn\nUtility Billing Office\n\nPast due water and sewer charges $211.63\n\nWater service is scheduled for disconnection on 04/17/2026 if the amount has not been paid.',
    ],
    [
      'a mail about a picture without a licence is about copyright',
      'COPYRIGHT_INFRINGEMENT_LETTER',
      'Subject: Licence check for Tarn Press\n\nWe look after licence compliance for owners of pictures. A picture has been shown on your website. Our client could find no licence for that use. Please take the picture off your website. We also ask for payment of C$875.00. Please respond within 14 days.',
    ],
    [
      'an order of a tenancy tribunal is a judgment',
      'COURT_JUDGMENT',
      'Residential Tenancy Branch\nFile Number: 910247\n\nDECISION\n\nI find that the tenant has failed to pay the rent of $2,100.00 and that the landlord is entitled to an order of possession.\n\nI order that the tenant pay $2,200.00 and give vacant possession not later than 1:00 p.m. on August 29, 2026. This order may be filed in the Provincial Court.',
    ],
  ] as const)('%s', (_what, kind, text) => {
    expect(read(text).documentType).toBe(kind)
  })
})
