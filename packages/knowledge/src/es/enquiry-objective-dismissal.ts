/** Questions about a dismissal for economic reasons. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_OBJECTIVE_DISMISSAL: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.ask.dismissed-objective',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 5,
    verdict: 'do_this',
    asks: [
      [
        'despido objetivo',
        'causas económicas',
        'causas economicas',
        'causas organizativas',
        'causas productivas',
        'causas objetivas',
        'amortización',
        'amortizacion',
        'economic reasons',
      ],
      [
        '20 días',
        '20 dias',
        'veinte días',
        'veinte dias',
        'indemnización',
        'indemnizacion',
        'ha contratado',
        'han contratado',
        'contratado a otro',
        'pérdidas',
        'perdidas',
        'es legal',
        'reclamar',
        'plazo',
        'firmar',
        'carta',
        'challenge',
      ],
    ],
    says: 'The firm must give a letter with the facts, and with it 20 days’ pay for each year. It owes 15 days’ notice too. Sign “no conforme”. If the reasons are not true, as when it hires another for your work, it is unfair: 33 days a year, or your job back. You have 20 working days to file for conciliation. You may take the money and still claim. Ask for paro in 15 working days.',
    authority: cite('et', 'artículos 51.1, 52, 53, 56 y 59.3; LRJS, artículos 120 a 123'),
  },
]
