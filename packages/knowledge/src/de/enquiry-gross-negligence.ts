/** Questions about an insurer that pays nothing because of gross carelessness. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_GROSS_NEGLIGENCE: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-insure.gross-negligence',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 5,
    verdict: 'no',
    checkBy: '2027-10-31',
    asks: [
      [
        'versicherung',
        'hausratversicherung',
        'versicherer',
        'kasko',
        'kaskoversicherung',
        'gebäudeversicherung',
        'wohngebäudeversicherung',
        'reiseversicherung',
        'insurer',
      ],
      [
        'grobe fahrlässigkeit',
        'grob fahrlässig',
        'grobfahrlässig',
        'fahrlässig',
        'fahrlässigkeit',
        'grober fahrlässigkeit',
        'gross negligence',
        'careless',
      ],
    ],
    says: 'No, even with gross carelessness it may mostly only pay less, by how careless you were. It must prove that. If you broke a duty in the policy, the proof is yours. Many policies give up this point. Object in writing, ask for the clause and the count. Then the Versicherungsombudsmann is free; up to €10,000 its word binds the insurer. A landlord’s floor is for your liability insurer.',
    authority: cite('vvg', '81', { provision: '§§ 28 und 81 VVG' }),
  },
]
