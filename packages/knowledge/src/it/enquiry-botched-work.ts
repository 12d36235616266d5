/** Questions about bad work of a tradesman. `asks` holds the words people type, in Italian and English. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

export const ENQUIRY_BOTCHED_WORK: readonly Rule[] = [
  {
    country: 'it',
    kinds: ['ENQUIRY'],
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'it.ask.botched-work',
    kind: 'answer',
    topics: ['consumer', 'general', 'debt', 'housing'],
    rank: 6,
    verdict: 'do_this',
    when: {
      not: [
        {
          says: ['padrone di casa', 'condominio', 'vicino', 'officina', 'meccanico', 'carrozziere'],
        },
      ],
    },
    asks: [
      [
        'ditta',
        'impresa',
        'impresa edile',
        'muratore',
        'idraulico',
        'elettricista',
        'imbianchino',
        'piastrellista',
        'falegname',
        'artigiano',
        'lavori',
        'ristrutturazione',
        'bagno',
        'cucina',
        'infissi',
        'builder',
        'plumber',
      ],
      [
        'fatto male',
        'fatto malissimo',
        'fatti male',
        'fatta male',
        'lavori male',
        'male i lavori',
        'male il lavoro',
        'difetti',
        'difetto',
        'vizi',
        'non a regola d’arte',
        "non a regola d'arte",
        'non ha finito',
        'non hanno finito',
        'lasciato a metà',
        'lasciati a metà',
        'perde acqua',
        'storto',
        'storte',
        'bad work',
        'non va bene',
        'da rifare',
        'pasticcio',
      ],
    ],
    says: 'Write to the firm now: within 60 days of finding the fault, or eight for a craftsman who works alone. Ask for repair or a lower price. Until then you may hold back a part of the price that fits the fault. The claim is too old two years after the end of the work, one year for the craftsman.',
    authority: cite('cc', 'articoli 1460, 1667, 1668 e 2226'),
  },
]
