/** Questions about a lender who goes to court for an old credit. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law-debt.ts'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_CREDIT_IN_COURT: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-debt.credit-court-late',
    checkedOn: '2026-11-23',
    kind: 'answer',
    topics: ['debt', 'general', 'consumer'],
    rank: 4,
    verdict: 'do_this',
    asks: [
      [
        'assigne',
        'assigné',
        'assignée',
        'assignation',
        'audience',
        'tribunal',
        'convocation',
        'convoqué',
        'convoquée',
        'devant le juge',
        'summons',
        'hearing',
      ],
      [
        'crédit',
        'credit',
        'prêt',
        'crédit renouvelable',
        'cofidis',
        'sofinco',
        'cetelem',
        'cofinoga',
        'floa',
        'younited',
        'carte de magasin',
        'découvert',
        'loan',
      ],
      [
        'arrêté de payer',
        'arreté de payer',
        'arrete de payer',
        'plus payé depuis',
        'paye plus depuis',
        'paie plus depuis',
        'rien payé depuis',
        'impayé',
        'impayés',
        'depuis 2020',
        'depuis 2021',
        'depuis 2022',
        'depuis 2023',
        'depuis 2024',
        'en 2020',
        'en 2021',
        'en 2022',
        'en 2023',
        'en 2024',
        'dernier paiement',
        'il y a trois ans',
        'il y a 3 ans',
        'stopped paying',
      ],
    ],
    says: 'Go to the hearing, or send a lawyer: if you stay away you mostly lose. The lender had two years from the first part that stayed unpaid to go to court (forclusion). A new plan that you both agreed starts them again. If more time passed, say so and show your bank lines: it cannot win. Letters and calls do not stop these years. If it is in time, ask for up to 24 months to pay.',
    authority: {
      ...LAW.creditTwoYears,
      provision: 'articles L. 314-26, R. 312-35 et R. 632-1 ; code civil, article 1343-5',
    },
  },
]
