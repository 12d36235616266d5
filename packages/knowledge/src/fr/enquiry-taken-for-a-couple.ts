/** Questions about the CAF taking flatmates for a couple. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law-tax-and-benefits.ts'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_TAKEN_FOR_A_COUPLE: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-debt.taken-for-couple',
    kind: 'answer',
    topics: ['debt', 'general'],
    rank: 5,
    verdict: 'do_this',
    asks: [
      [
        'en couple',
        'vie maritale',
        'vie commune',
        'concubinage',
        'concubin',
        'concubine',
        'parent isolé',
        'isolée',
        'couple',
        'copain',
        'copine',
        'petit ami',
        'petite amie',
        'mon mec',
        'dort chez moi',
        'dormi chez moi',
        'dort à la maison',
        'vit pas ensemble',
        'vivons pas ensemble',
        'habite pas ensemble',
        'brosses à dents',
      ],
      ['caf', 'msa', 'rsa', 'apl', 'prime d’activité', "prime d'activité", 'asf'],
      [
        'coloc',
        'colocataire',
        'hébergé',
        'héberge',
        'ami',
        'ex',
        'contrôle',
        'réclame',
        'trop perçu',
        'fraude',
        'contester',
        'pas en couple',
        'juste',
        'indu',
        'quelques week-end',
        'quelques week-ends',
        'week-end',
        'week-ends',
        'arrêter de le voir',
        'je dois',
        'rembourser',
        'doit rembourser',
        'retenu',
        'retenue',
        'que faire',
        'je peux faire quoi',
      ],
    ],
    says: 'You have two months from the letter to write to the CRA of the CAF, and for the RSA to the department council. While that runs nothing may be taken for the RSA: ask that the cuts stop. A shared home or nights together make no couple. The CAF must show a stable life with shared money. Send leases, accounts and witnesses. Ask for the inspector’s report, and for a waiver. Fraud needs intent.',
    limit: { from: 'paper', count: 2, unit: 'months', roll: 'none' },
    authority: {
      ...LAW.benefitAsked,
      provision:
        'articles L. 142-4 et R. 142-1, CASF, articles L. 262-9, L. 262-46 et L. 262-47, et code civil, article 515-8',
    },
  },
]
