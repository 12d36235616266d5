/** What the law of New York adds on work. */
import type { Rule } from '@plainletter/contracts/rule'

import { rightsIn } from './state-law.ts'
import {
  END_PAPERS,
  FREELANCE_PAY,
  KEEP_COVER,
  MINIMUM_PAY,
  PAY_DEDUCTIONS,
} from './work-subjects.ts'

const right = rightsIn('NY')

export const NEW_YORK_WORK: readonly Rule[] = [
  right('pay-deductions', PAY_DEDUCTIONS, {
    says: 'In New York a firm may take from your pay only what the law allows or you agreed to in writing.',
    law: 'New York Labor Law 193',
    url: 'https://www.nysenate.gov/legislation/laws/LAB/193',
  }),
  right('keep-cover', KEEP_COVER, {
    says: 'In New York you can mostly keep the health plan of a small firm too, for up to 36 months, at your own cost. Ask within days.',
    law: 'New York Insurance Law 3221(m) and 4305(e)',
    url: 'https://www.nysenate.gov/legislation/laws/ISC/3221',
  }),
  right('end-papers', END_PAPERS, {
    says: 'In New York a firm must tell you in writing within five working days the day on which your job and your benefits end.',
    law: 'New York Labor Law 195(6)',
    url: 'https://www.nysenate.gov/legislation/laws/LAB/195',
  }),
  right('freelance-pay', FREELANCE_PAY, {
    says: 'In New York a freelancer must mostly get a written contract and be paid by the agreed day, or within 30 days of the work.',
    law: 'Freelance Isn’t Free Act, General Business Law (GBL) 1410 to 1415',
    url: 'https://www.nysenate.gov/legislation/laws/GBS/1412',
    from: '2024-08-28',
  }),
  right('minimum-pay', MINIMUM_PAY, {
    says: 'In New York the minimum wage is higher than the federal one. You can claim what you were paid too little.',
    law: 'New York Labor Law 652 and 663',
    url: 'https://www.nysenate.gov/legislation/laws/LAB/652',
  }),
]
