/** What the law of Texas adds on work. */
import type { Rule } from '@plainletter/contracts/rule'

import { rightsIn } from './state-law.ts'
import { KEEP_COVER, PAY_DEDUCTIONS } from './work-subjects.ts'

const right = rightsIn('TX')

export const TEXAS_WORK: readonly Rule[] = [
  right('pay-deductions', PAY_DEDUCTIONS, {
    says: 'In Texas a firm may take from your pay only what the law allows or you agreed to in writing.',
    law: 'Texas Payday Law, Labor Code 61.018',
    url: 'https://statutes.capitol.texas.gov/Docs/LA/htm/LA.61.htm',
  }),
  right('keep-cover', KEEP_COVER, {
    says: 'In Texas you can mostly keep the health plan of a small firm for nine months, at your own cost. Ask within days.',
    law: 'Texas Insurance Code 1251.251 to 1251.260',
    url: 'https://statutes.capitol.texas.gov/Docs/IN/htm/IN.1251.htm',
  }),
]
