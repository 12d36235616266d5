/** Provisions on work: dismissal, pay and bullying. */
import type { Authority } from '@plainletter/contracts/rule'

export const LAW = {
  bullying: {
    title: 'Fair Work Act 2009',
    provision:
      'sections 789FC to 789FF and 527D to 527J (orders to stop bullying and sexual harassment)',
    url: 'https://www.legislation.gov.au/C2009A00028/latest',
    inForceFrom: '2014-01-01',
  },
  unfair: {
    title: 'Fair Work Act 2009',
    provision: 'sections 382 to 396 (21 days)',
    url: 'https://www.legislation.gov.au/C2009A00028/latest',
    inForceFrom: '2009-07-01',
  },
  general: {
    title: 'Fair Work Act 2009',
    provision: 'sections 340 to 366 (general protections, 21 days)',
    url: 'https://www.legislation.gov.au/C2009A00028/latest',
    inForceFrom: '2009-07-01',
  },
  leavePay: {
    title: 'Fair Work Act 2009',
    provision: 'section 90(2) (untaken annual leave is paid at the end)',
    url: 'https://www.legislation.gov.au/C2009A00028/latest',
    inForceFrom: '2010-01-01',
  },
  lastPay: {
    title: 'Fair Work Act 2009',
    provision: 'sections 90(2), 117 and 323 (leave, notice and wages at the end)',
    url: 'https://www.legislation.gov.au/C2009A00028/latest',
    inForceFrom: '2010-01-01',
  },
  noticePay: {
    title: 'Fair Work Act 2009',
    provision: 'sections 117 and 123',
    url: 'https://www.legislation.gov.au/C2009A00028/latest',
    inForceFrom: '2010-01-01',
  },
  redundancy: {
    title: 'Fair Work Act 2009',
    provision: 'sections 119 to 122 and 389',
    url: 'https://www.legislation.gov.au/C2009A00028/latest',
    inForceFrom: '2010-01-01',
  },
  wages: {
    title: 'Fair Work Act 2009',
    provision: 'sections 323, 327A and 545 (six years)',
    url: 'https://www.legislation.gov.au/C2009A00028/latest',
    inForceFrom: '2025-01-01',
  },
  superPay: {
    title: 'Treasury Laws Amendment (Payday Superannuation) Act 2025',
    provision: 'super within seven business days of payday',
    url: 'https://www.ato.gov.au/',
    inForceFrom: '2026-07-01',
  },
  disconnect: {
    title: 'Fair Work Act 2009',
    provision: 'section 333M (right to disconnect)',
    url: 'https://www.legislation.gov.au/C2009A00028/latest',
    inForceFrom: '2024-08-26',
  },
} as const satisfies Record<string, Authority>
