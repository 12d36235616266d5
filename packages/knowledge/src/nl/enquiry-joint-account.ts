/** Questions about a joint account that the other one empties. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const BW1 = {
  title: 'Burgerlijk Wetboek Boek 1 (BW)',
  url: 'https://wetten.overheid.nl/BWBR0002656/',
}

export const ENQUIRY_JOINT_ACCOUNT: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.joint-account',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['family', 'general'],
    rank: 8,
    verdict: 'do_this',
    asks: [
      [
        'gezamenlijke rekening',
        'en/of rekening',
        'en of rekening',
        'gemeenschappelijke rekening',
        'joint account',
        'our account',
      ],
      [
        'leeggehaald',
        'leeg',
        'scheiden',
        'scheiding',
        'opgenomen',
        'emptied',
        'took all',
        'divorce',
        'separat',
      ],
    ],
    says: 'Note the balance and the dates, and ask the bank to block the account or to want two signatures. Your share can be claimed in the divorce. A judge can order urgent measures. See a lawyer soon.',
    authority: { ...BW1, provision: 'artikelen 1:94 en 1:164', inForceFrom: '2018-01-01' },
    checkedOn: '2026-11-22',
    checkBy: '2027-06-30',
  },
]
