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
      ],
    ],
    says: 'To share a home does not make you a couple. The CAF must show a stable life together, with shared money and life, not a shared address alone. Write within two months: to the CRA of the CAF, and for the RSA to the department council. Send proof of a flat share: the lease, separate accounts, who pays what, witnesses. Ask for the inspector’s report. Fraud needs intent: dispute that too.',
    authority: {
      ...LAW.benefitAsked,
      provision:
        'articles L. 142-4 et R. 142-1, CASF, articles L. 262-9 et L. 262-47, et code civil, article 515-8',
    },
  },
]
