/** Questions about how many years the CAF can go back. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law-tax-and-benefits.ts'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-23',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const ENQUIRY_BENEFIT_YEARS_BACK: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-debt.benefit-years-back',
    kind: 'answer',
    topics: ['debt', 'general'],
    rank: 6,
    verdict: 'it_depends',
    when: {
      not: [
        {
          says: [
            'me doit',
            'rappel de droits',
            'rétroactif',
            'demander un rappel',
            'impôt',
            'impôts',
            'fisc',
          ],
        },
      ],
    },
    asks: [
      [
        'caf',
        'rsa',
        'apl',
        'prime d’activité',
        "prime d'activité",
        'allocation logement',
        'allocations familiales',
        'aah',
        'msa',
        'allocations',
      ],
      [
        'prescrit',
        'prescrite',
        'prescription',
        'remonter',
        'remonte',
        'jusqu’où',
        "jusqu'où",
        'jusqu’à quand',
        "jusqu'à quand",
        'en arrière',
        'combien d’années',
        "combien d'années",
        'combien de temps',
        'deux ans',
        '2 ans',
        'trois ans',
        '3 ans',
        'quatre ans',
        '4 ans',
        'cinq ans',
        '5 ans',
        'ans après',
        'ancien',
        'ancienne',
        'délai',
        'years',
      ],
      [
        'trop-perçu',
        'trop perçu',
        'trop versé',
        'indu',
        'indus',
        'rembourser',
        'remboursement',
        'réclame',
        'réclamer',
        'dette',
        'doit',
        'fraude',
        'fraudé',
        'remonte',
        'fausse déclaration',
        'remonter',
        'récupérer',
        'overpaid',
        'overpayment',
        'pay back',
      ],
    ],
    dependsOn: 'whether the CAF shows fraud or a false statement',
    says: 'Mostly two years from the payment. With fraud or false statements it is five, mostly from the day the CAF found out. The CAF must show it. An honest slip is no fraud, but income left out again and again can count. RSA and activity bonus: much the same. A registered letter starts the time anew. Too old? Write so within two months to the appeals board (CRA), for the RSA to the department.',
    authority: {
      ...LAW.benefitTwo,
      provision:
        'articles L. 553-1, L. 845-4 et L. 142-4, CASF articles L. 262-45 et L. 262-47, et Code civil article 2224',
    },
  },
]
