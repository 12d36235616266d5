/** Questions about an insurer that does not pay after a crash. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'it',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_CRASH_UNPAID: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.ask.crash-unpaid',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 5,
    verdict: 'do_this',
    asks: [
      [
        'incidente',
        'sinistro',
        'tamponamento',
        'tamponato',
        'tamponata',
        'investito',
        'investita',
        'crash',
      ],
      ['assicurazione', 'compagnia', 'liquidatore', 'perito', 'insurer'],
      [
        'non mi paga',
        'non paga',
        'non risponde',
        'non liquida',
        'mesi',
        'non mi hanno pagato',
        'non ha ancora',
        'ritardo',
        'aspetto',
        'non vogliono pagare',
        'not paid',
      ],
    ],
    says: 'After your written claim with all papers the insurer must make an offer or say why not. It has 60 days for damage to the car, 30 if both signed the blue form (CAI), and 90 days for injury. Is that over? Complain in writing: it has 45 days. Then go to the IVASS, or up to €2,500 to the Insurance Arbiter. Or go to court with a lawyer, after an attempt to settle. The claim lasts two years.',
    authority: cite(
      'assicurazioni',
      'articoli 145, 148, 149 e 187.1; d.m. 215/2024; d.l. 132/2014, articolo 3',
    ),
  },
]
