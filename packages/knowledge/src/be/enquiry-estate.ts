/** Questions about an estate and its debts. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'be',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const CIV = {
  title: 'Code civil / Burgerlijk Wetboek (BW)',
  url: 'https://www.ejustice.just.fgov.be/',
}

export const ENQUIRY_ESTATE: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.ask.estate',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['family', 'debt', 'general'],
    rank: 18,
    verdict: 'do_this',
    asks: [
      [
        'succession',
        'héritage',
        'hérité',
        'hériter',
        'décédé',
        'erfenis',
        'nalatenschap',
        'erven',
        'overleden',
        'inheritance',
        'inherit',
        'décédée',
        'est mort',
        'est morte',
        'gestorven',
        'erf',
      ],
      [
        'dettes',
        'dette',
        'renoncer',
        'accepter',
        'refuser',
        'inventaire',
        'schuld',
        'schulden',
        'verwerpen',
        'aanvaarden',
        'weigeren',
        'debts',
        'refuse',
        'accept',
        'factures',
        'rekeningen',
        'crédits',
        'payer à sa place',
        'leningen',
        'betalen',
        'payer',
      ],
    ],
    says: 'You can accept an estate, give it up, or accept it only after a list is made. With the list you do not pay its debts from your own money. A notary writes it down.',
    authority: {
      ...CIV,
      provision: 'livre 4 (accepter, renoncer, sous bénéfice d’inventaire)',
      inForceFrom: '2022-07-01',
    },
  },
]
