/** Questions about a contract that a child has made. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_CHILDS_CONTRACT: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.childs-contract',
    kind: 'answer',
    topics: ['consumer', 'family', 'general'],
    rank: 5,
    verdict: 'no',
    checkBy: '2027-10-31',
    asks: [
      [
        'mijn dochter',
        'mijn zoon',
        'mijn kind',
        'onze zoon',
        'onze dochter',
        'minderjarig',
        'minderjarige',
        'my child',
      ],
      [
        'abonnement',
        'contract',
        'gekocht',
        'besteld',
        'game',
        'spel',
        'app',
        'afgesloten',
        'bestelling',
        'in-app',
        'subscription',
      ],
      [
        'betalen',
        'moet ik',
        'geld terug',
        'terug',
        'van 12',
        'van 13',
        'van 14',
        'van 15',
        'van 16',
        'van 17',
        'pay',
      ],
    ],
    says: 'No, mostly not. A child under 18 needs a parent’s yes for such a contract. Without it you can undo it. Write to the firm that you void it as a parent, with the child’s age. Ask for the money back. It is different for small things that children usually buy. Was your card or phone used? Also use the refund form of Google, Apple or the provider, and block paid services.',
    authority: {
      title: 'Burgerlijk Wetboek (BW)',
      provision: 'artikelen 1:234, 3:32 en 3:49 tot en met 3:53',
      url: 'https://wetten.overheid.nl/BWBR0002656/',
      inForceFrom: '1992-01-01',
    },
  },
]
