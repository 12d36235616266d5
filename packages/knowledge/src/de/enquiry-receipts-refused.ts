/** Questions about running costs whose receipts the landlord will not show. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_RECEIPTS_REFUSED: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-home.receipts-refused',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 5,
    verdict: 'no',
    checkBy: '2027-10-31',
    asks: [
      [
        'nebenkosten',
        'nebenkostenabrechnung',
        'betriebskosten',
        'betriebskostenabrechnung',
        'heizkosten',
        'heizkostenabrechnung',
        'abrechnung',
        'running costs',
      ],
      [
        'belege',
        'belegeinsicht',
        'rechnungen nicht zeigen',
        'rechnungen zeigen',
        'einsicht',
        'unterlagen',
        'nachweise',
        'receipts',
      ],
    ],
    says: 'Not until you could see the receipts. You have a right to look at every bill behind the account, on paper or online. Write: “I want to see the receipts, and hold back the extra until then”. Check the year, the flat size and the share. Repairs and office costs are not yours. You have twelve months from getting the account to object. A Mieterverein checks it.',
    authority: cite('bgb', '556', {
      provision: '§ 556 Abs. 3 und 4, § 259 BGB',
      from: '2025-01-01',
    }),
  },
]
