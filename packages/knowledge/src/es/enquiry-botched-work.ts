/** Questions about bad work of a tradesman. `asks` holds the words people type, in Spanish and English. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

export const ENQUIRY_BOTCHED_WORK: readonly Rule[] = [
  {
    country: 'es',
    kinds: ['ENQUIRY'],
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'es.ask.botched-work',
    kind: 'answer',
    topics: ['consumer', 'general', 'debt', 'housing'],
    rank: 6,
    verdict: 'do_this',
    when: {
      not: [
        { says: ['casero', 'casera', 'comunidad', 'vecino', 'taller', 'mecánico', 'mecanico'] },
      ],
    },
    asks: [
      [
        'empresa',
        'albañil',
        'fontanero',
        'electricista',
        'pintor',
        'carpintero',
        'contratista',
        'reforma',
        'reformas',
        'obra',
        'obras',
        'baño',
        'cocina',
        'ventanas',
        'builder',
        'plumber',
      ],
      [
        'mal la reforma',
        'mal la obra',
        'mal las obras',
        'mal hecho',
        'mal hecha',
        'mal hechas',
        'ha hecho mal',
        'han hecho mal',
        'hizo mal',
        'hicieron mal',
        'defectos',
        'chapuza',
        'chapuzas',
        'no ha terminado',
        'no han terminado',
        'sin terminar',
        'a medias',
        'torcido',
        'torcida',
        'bad work',
        'hay que rehacer',
        'gotea',
      ],
    ],
    says: 'Write to the firm by burofax with photos, and give a fair time to put it right. Until then you may hold back a part of the price that fits the fault. If nothing happens, ask for the cost of another firm, or end the contract. You have five years. For faults of a building there are one, three and ten years.',
    authority: cite(
      'cc',
      'artículos 1098, 1100, 1101, 1124, 1544, 1591 y 1964.2; Ley 38/1999 (LOE), artículo 17',
    ),
  },
]
