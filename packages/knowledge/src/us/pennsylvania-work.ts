/** What the law of Pennsylvania adds on work. */
import type { Rule } from '@plainletter/contracts/rule'

import { rightsIn } from './state-law.ts'
import { KEEP_COVER, OWN_FILE, PAY_DEDUCTIONS } from './work-subjects.ts'

const right = rightsIn('PA')

export const PENNSYLVANIA_WORK: readonly Rule[] = [
  right('pay-deductions', PAY_DEDUCTIONS, {
    says: 'In Pennsylvania a firm may take from your pay only what the law allows or you agreed to in writing.',
    law: 'Wage Payment and Collection Law, 43 P.S. 260.3; 34 Pa. Code 9.1',
    url: 'https://www.palegis.us/statutes/unconsolidated',
  }),
  right('keep-cover', KEEP_COVER, {
    says: 'In Pennsylvania you can mostly keep the health plan of a small firm for nine months, at your own cost. Ask within days.',
    law: 'Act 2 of 2009 (mini-COBRA), 40 P.S. 764j',
    url: 'https://www.palegis.us/statutes/unconsolidated',
  }),
  right('own-file', OWN_FILE, {
    says: 'In Pennsylvania while you work there you may look at your own personnel file at set times. Ask in writing.',
    law: 'Personnel Files Act (Inspection of Employment Records Law), 43 P.S. 1321 to 1324',
    url: 'https://www.palegis.us/statutes/unconsolidated',
  }),
]
