/** Questions about a seizure of wages by the Treasury. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law-tax-and-benefits.ts'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_TREASURY_AND_WAGES: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-debt.satd-wages',
    kind: 'answer',
    topics: ['debt', 'general'],
    rank: 5,
    verdict: 'do_this',
    asks: [
      [
        'avis à tiers détenteur',
        'tiers détenteur',
        'satd',
        'atd',
        'saisie administrative',
        'trésor public',
        'impôts',
        'impots',
        'dgfip',
      ],
      [
        'sur mon salaire',
        'sur salaire',
        'ma paie',
        'mon salaire',
        'patron retient',
        'employeur retient',
        'employeur prélève',
        'fiche de paie',
        'my wages',
      ],
      [
        'retient',
        'retenu',
        'retenue',
        'prélève',
        'saisit',
        'saisie',
        'saisir',
        'échéancier',
        'echeancier',
        'par mois',
        'contester',
        'combien',
        'délai',
        'trop',
      ],
    ],
    says: 'The Treasury may have your employer hold back only the part of the pay that the wage scale allows. At least the RSA sum stays. Write now on impots.gouv.fr to the office named in the notice. Ask for a plan with proof of what you earn and spend: if it agrees, it can lift the seizure. Paid, or too old (four years)? Contest within two months. If the tax itself is wrong, send a réclamation too.',
    authority: {
      ...LAW.taxSatd,
      provision:
        'articles L. 262, L. 281 et R. 281-1 à R. 281-5 ; code du travail, article L. 3252-2',
    },
  },
]
