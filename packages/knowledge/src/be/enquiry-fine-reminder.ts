/** Questions about a reminder or an order to pay for a traffic fine. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'

const BASE = {
  country: 'be',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_FINE_REMINDER: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.ask.fine-reminder',
    checkedOn: '2026-11-22',
    kind: 'answer',
    topics: ['parking', 'general', 'criminal'],
    rank: 6,
    verdict: 'do_this',
    asks: [
      [
        'flitsboete',
        'boete',
        'verkeersboete',
        'snelheidsboete',
        'amende',
        'excès de vitesse',
        'perception immédiate',
        'onmiddellijke inning',
        'flashé',
        'geflitst',
        'traffic fine',
        'speeding fine',
      ],
      [
        'aanmaning',
        'herinnering',
        'niet betaald',
        'vergeten te betalen',
        'te laat betaald',
        'bevel tot betalen',
        'ordre de paiement',
        'rappel',
        'pas payé',
        'pas payée',
        'oublié de payer',
        'oublié',
        'reminder',
        'order to pay',
        'not paid',
        'unpaid',
      ],
    ],
    says: 'Pay by the day on the reminder, or contest it in writing with the link or form on it. If you do nothing, a higher offer comes, then an order to pay with 35 % more. Against that order you have 30 days for the police court (tribunal de police, politierechtbank). After that the tax office collects it, also from pay or a tax refund. To pay in parts, ask now.',
    authority: {
      ...LAW.fineOrder,
      provision: 'articles 65 et 65/1 (perception immédiate, ordre de paiement)',
    },
  },
]
