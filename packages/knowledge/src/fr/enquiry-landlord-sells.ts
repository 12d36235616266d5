/** Questions about a landlord who sells the home. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law-home.ts'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-23',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_LANDLORD_SELLS: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-home.landlord-sells',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 6,
    verdict: 'it_depends',
    asks: [
      [
        'congé pour vente',
        'congé pour vendre',
        'congé vente',
        'vend l’appartement',
        "vend l'appartement",
        'vend la maison',
        'vend le logement',
        'vend mon logement',
        'vendre le logement',
        'vendre l’appartement',
        "vendre l'appartement",
        'vente du logement',
        'propriétaire vend',
        'proprio vend',
        'landlord is selling',
      ],
      [
        'priorité',
        'prioritaire',
        'préemption',
        'acheter',
        'racheter',
        'acquérir',
        'offre',
        'le prix',
        'mon bail continue',
        'bail continue',
        'bail reste',
        'nouveau propriétaire',
        'rester locataire',
        'je reste',
        'right to buy',
        'buy',
      ],
    ],
    dependsOn: 'whether notice was given and whether the home is furnished',
    says: 'A sale alone ends nothing: your lease goes on with the buyer. To sell an unfurnished home free, notice must come six months before the lease ends. It is an offer: you may buy first. It must name price and terms, or it is void. You have the first two months to say yes, then two months to sign, four with a loan. For a furnished home there is no such right. Cheaper later? You must be asked again.',
    authority: {
      ...LAW.notice,
      provision: 'articles 15, II, et 25-8 ; Code civil, article 1743',
    },
  },
]
