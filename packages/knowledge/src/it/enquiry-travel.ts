/** Questions about flights, trains, luggage and trips. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const ASK = {
  country: 'it',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  checkedOn: '2026-11-22',
  checkBy: '2027-09-30',
} satisfies Partial<Rule>

const BASE = {
  country: 'it',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-21',
  checkBy: '2027-01-31',
} satisfies Partial<Rule>

export const ENQUIRY_TRAVEL: readonly Rule[] = [
  {
    ...ASK,
    id: 'it.ask.luggage',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 4,
    asks: [
      ['valigia', 'valigie', 'bagaglio', 'bagagli', 'luggage'],
      [
        'perso',
        'persa',
        'smarrito',
        'smarrita',
        'non è arrivata',
        'non è arrivato',
        'rotta',
        'danneggiata',
        'danneggiato',
        'ritardo',
        'lost',
      ],
    ],
    verdict: 'do_this',
    says: 'Report it at the airport desk and keep the paper (PIR). Write to the airline within 7 days for damage, 21 for delay. After 21 days it counts as lost. You can claim up to 1,519 units (SDR), within two years.',
    authority: {
      title: 'Regulation (EC) 2027/97 and Montreal Convention',
      provision: 'articles 17, 19, 22, 31 and 35 of the Convention',
      url: 'https://eur-lex.europa.eu/eli/reg/1997/2027/oj',
      inForceFrom: '2004-06-28',
    },
  },
  {
    ...ASK,
    id: 'it.ask.train-late',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 8,
    asks: [
      ['treno', 'trenitalia', 'italo', 'frecciarossa', 'train'],
      ['ritardo', 'cancellato', 'rimborsano', 'rimborso', 'delay', 'late'],
    ],
    verdict: 'do_this',
    says: 'Ask the railway for money back within three months. One hour late gives 25% of the ticket, two hours 50%, unless something outside its control caused it. Some local trains have other rules.',
    authority: {
      title: 'Regulation (EU) 2021/782 (rail passengers)',
      provision: 'articles 19 and 28',
      url: 'https://eur-lex.europa.eu/eli/reg/2021/782/oj',
      inForceFrom: '2023-06-07',
    },
  },
  {
    ...BASE,
    id: 'it.ask.flight',
    kind: 'answer',
    topics: ['consumer', 'debt', 'general'],
    rank: 9,
    when: { not: [{ says: ['valigia', 'valigie', 'bagaglio', 'bagagli'] }] },
    asks: [
      ['volo', 'aereo', 'compagnia aerea', 'flight', 'airline'],
      [
        'cancellato',
        'ritardo',
        'in ritardo',
        'perso',
        'overbooking',
        'cancelled',
        'delayed',
        'delay',
      ],
    ],
    verdict: 'yes',
    says: 'In most cases yes: for three hours late or a late cancellation, €250 to €600 by distance, unless there was an outside cause. You also get food and a new flight or your money.',
    authority: cite('voli', 'articoli 5 a 9'),
  },
  {
    ...BASE,
    id: 'it.ask.trip-cancelled',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 8,
    verdict: 'do_this',
    asks: [
      [
        'tour operator',
        'pacchetto turistico',
        'agenzia viaggi',
        'agenzia di viaggi',
        'viaggio organizzato',
        'vacanza organizzata',
        'package holiday',
        'travel agency',
      ],
      ['cancellato', 'annullato', 'non rimborsa', 'rimborso', 'voucher', 'cancelled', 'refund'],
    ],
    says: 'If the organiser cancels a package trip, all you paid must come back within 14 days. You need not take a voucher. You can also claim damages, unless too few people booked or something outside its control came up.',
    authority: {
      title: 'Codice del turismo (d.lgs. 79/2011)',
      provision: 'articolo 41',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legislativo:2011-05-23;79',
      inForceFrom: '2018-07-01',
    },
    checkedOn: '2026-11-22',
    checkBy: '2027-06-30',
  },
]
