/** Questions about a driving licence that was taken. `asks` holds the words people type, in Italian and English. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const ASK = {
  country: 'it',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_LICENCE: readonly Rule[] = [
  {
    ...ASK,
    id: 'it.ask.licence',
    topics: ['parking', 'criminal', 'general'],
    rank: 6,
    verdict: 'do_this',
    when: { not: [{ says: ['rubata', 'smarrita', 'rinnovo', 'rinnovare', 'straniera'] }] },
    asks: [
      ['patente', 'licence'],
      [
        'sospeso',
        'sospesa',
        'sospensione',
        'ritirato',
        'ritirata',
        'ritiro',
        'revocata',
        'revoca',
        'suspended',
      ],
    ],
    says: 'The police keep the licence, and the Prefetto decides within 15 days for how long. Against that decision you have 30 days for the justice of the peace, who can pause it. For work you can ask the Prefetto to drive up to three hours a day. Do not drive till then.',
    authority: cite('strada', 'articoli 205, 218 e 223; d.lgs. 150/2011, articolo 6'),
  },
]
