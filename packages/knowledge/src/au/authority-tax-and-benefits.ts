/** Provisions on tax and on Centrelink debts. */
import type { Authority } from '@plainletter/contracts/rule'

export const LAW = {
  objection: {
    title: 'Taxation Administration Act 1953',
    provision: 'Part IVC, sections 14ZU and 14ZW',
    url: 'https://www.legislation.gov.au/C1953A00001/latest',
    inForceFrom: '1992-03-01',
  },
  ato: {
    title: 'Australian Taxation Office',
    provision: 'payment plans, help with paying, and disputes',
    url: 'https://www.ato.gov.au/',
    inForceFrom: '2018-01-01',
  },
  atoGarnish: {
    title: 'Taxation Administration Act 1953, Schedule 1',
    provision: 'section 260-5 (garnishee notice)',
    url: 'https://www.legislation.gov.au/C1953A00001/latest',
    inForceFrom: '2000-07-01',
  },
  taxInstalments: {
    title: 'Taxation Administration Act 1953, Schedule 1',
    provision: 'section 255-15 (payment by instalments)',
    url: 'https://www.legislation.gov.au/C1953A00001/latest',
    inForceFrom: '2000-07-01',
  },
  adminReview: {
    title: 'Social Security (Administration) Act 1999',
    provision: 'sections 126 and 129 (review of a decision)',
    url: 'https://www.legislation.gov.au/',
    inForceFrom: '2000-03-20',
  },
  debtReview: {
    title: 'Social Security (Administration) Act 1999, as Legal Aid NSW explains it',
    provision: 'sections 126, 129 and 109 (review of a Centrelink decision)',
    url: 'https://legalaid.nsw.gov.au/my-problem-is-about/my-money/centrelink',
    inForceFrom: '2018-01-01',
  },
  waiver: {
    title: 'Social Security Act 1991',
    provision: 'sections 1236 to 1237AAD (write-off and waiver)',
    url: 'https://www.legislation.gov.au/C2004A04121/latest',
    inForceFrom: '1991-07-01',
  },
  art: {
    title: 'Administrative Review Tribunal Act 2024 and Social Security (Administration) Act 1999',
    provision: 'section 142 of the Administration Act (review of Centrelink decisions)',
    url: 'https://www.art.gov.au/',
    inForceFrom: '2024-10-14',
  },
  pause: {
    title: 'Services Australia: recovery of debts pending a review',
    provision: '109-04020000',
    url: 'https://operational.servicesaustralia.gov.au/public/Pages/review-of-decision-and-appeals/109-04020000-01.html',
    inForceFrom: '2018-01-01',
  },
} as const satisfies Record<string, Authority>
