/** Questions about stopping the rent of an unfit home. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law-home.ts'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-23',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_UNFIT_HOME: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-home.unfit-home',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 6,
    verdict: 'do_this',
    asks: [
      [
        'indécent',
        'indécente',
        'non décent',
        'pas décent',
        'insalubre',
        'insalubrité',
        'logement dangereux',
        'passoire thermique',
        'moisi',
        'moisissure',
        'moisissures',
        'humidité',
        'sans chauffage',
        'pas de chauffage',
        'plus de chauffage',
        'travaux pas faits',
        'ne fait pas les travaux',
        'ne répare rien',
        'unfit',
        'mould',
      ],
      [
        'arrêter de payer',
        'arrêter le loyer',
        'ne plus payer',
        'ne pas payer',
        'cesser de payer',
        'stopper le loyer',
        'suspendre le loyer',
        'suspendre mon loyer',
        'bloquer le loyer',
        'bloquer mon loyer',
        'plus payer mon loyer',
        'plus payer le loyer',
        'retenir le loyer',
        'garder le loyer',
        'payer le loyer',
        'payer mon loyer',
        'stop paying',
        'withhold',
      ],
    ],
    says: 'Do not stop the rent on your own: it is owed until a judge says otherwise. To stop can cost you the home. Write by registered letter what is wrong. After two months without works, go to the conciliation board (CDC) or the judge. The judge can order works, lower the rent or suspend it. The CAF can hold back its aid until then. Only an official order on a dangerous home stops the rent by law.',
    authority: {
      ...LAW.decent,
      provision: 'articles 6 et 20-1 ; CCH, articles L. 521-2 et L. 843-1',
      inForceFrom: '2021-01-01',
    },
  },
]
