/** Questions about a deposit kept where no report was made at the start. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'

const BASE = {
  country: 'be',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_NO_ENTRY_REPORT: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.ask.deposit-no-report',
    when: {
      not: [
        {
          says: [
            "j'ai un état des lieux",
            'état des lieux d’entrée et',
            "état des lieux d'entrée et",
            'entrée et sortie',
            'met plaatsbeschrijving',
          ],
        },
      ],
    },
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 6,
    verdict: 'no',
    asks: [
      ['garantie locative', 'garantie', 'caution', 'huurwaarborg', 'waarborg', 'deposit'],
      [
        "pas d'état des lieux",
        'pas d’état des lieux',
        "pas fait d'état des lieux",
        'sans état des lieux',
        'sans état des lieux',
        "jamais d'état des lieux",
        "pas eu d'état des lieux",
        "d'état des lieux d'entrée",
        'geen plaatsbeschrijving',
        'zonder plaatsbeschrijving',
        'nooit een plaatsbeschrijving',
        'no inventory',
        'no entry report',
      ],
    ],
    says: 'No. With no report of the start (état des lieux, plaatsbeschrijving) you are taken to give the home back as you got it. The landlord must prove that you caused the damage. Demand by registered letter that the deposit is freed. If the landlord does not sign, the justice of the peace decides. First ask there for free talks (conciliation, verzoening).',
    authority: {
      ...LAW.depositAsked,
      provision:
        "artikelen 9 en 37; décret wallon du 15 mars 2018 relatif au bail d'habitation, articles 27, 28 et 62; Code bruxellois du Logement (état des lieux; garantie: articles 248 et 249)",
    },
  },
]
