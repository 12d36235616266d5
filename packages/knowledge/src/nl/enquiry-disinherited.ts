/** Questions about a child who was left out of the will. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_DISINHERITED: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.disinherited',
    kind: 'answer',
    topics: ['family', 'general'],
    rank: 5,
    verdict: 'yes',
    checkBy: '2027-10-31',
    asks: [
      [
        'onterfd',
        'onterven',
        'niet in het testament',
        'legitieme portie',
        'legitieme',
        'erfenis niets',
        'disinherited',
      ],
      [
        'vader',
        'moeder',
        'ouders',
        'recht',
        'erfgenamen',
        'krijg ik',
        'testament',
        'father',
        'mother',
      ],
    ],
    says: 'Yes, a child always has a right to half of what it would get by law, in money (legitieme portie). Claim it from the heirs in writing within five years of the death, or by a fair date that one of them sets. Ask for a list of goods, debts and gifts: large gifts count. You become no heir and owe no debts. If a partner is left, you mostly wait for that death. Parents and brothers have no such right.',
    authority: {
      title: 'Burgerlijk Wetboek Boek 4 (BW)',
      provision: 'artikelen 4:63 tot en met 4:85',
      url: 'https://wetten.overheid.nl/BWBR0002761/',
      inForceFrom: '2003-01-01',
    },
  },
]
