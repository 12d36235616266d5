/** Fines by what is said to have happened: parking, restricted zones, red lights, speed; and the orders that follow. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { PAYMENT_ORDER_OF_OFFICE } from './conditions-office.ts'

const BASE = {
  country: 'it',
  kinds: ['PENALTY_CHARGE_NOTICE'],
  topics: ['parking', 'criminal'],
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const FINE_REASONS: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.fine.parking',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 8,
    when: {
      any: [
        {
          says: [
            'divieto di sosta',
            'sosta',
            'zona rimozione',
            'strisce blu',
            'disco orario',
            'parcheggio',
            'art. 158',
            'articolo 158',
          ],
        },
      ],
    },
    authority: cite('strada', 'articoli 7, 157, 158, 159 e 215'),
    says: 'A parking fine must name the street, the hour and the sign. If the car was towed, you get those costs back when the fine falls.',
  },
  {
    ...BASE,
    id: 'it.fine.restricted-zone',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 8,
    when: {
      any: [
        {
          says: [
            'ztl',
            'zona a traffico limitato',
            'corsia riservata',
            'area pedonale',
            'varco elettronico',
          ],
        },
      ],
    },
    authority: cite('strada', 'articolo 7, commi 9 e 14; d.P.R. 250/1999'),
    says: 'For a restricted zone (ZTL) check the hours on the sign, your permit and the day. The gate camera needs leave from the ministry.',
  },
  {
    ...BASE,
    id: 'it.fine.red-light',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 8,
    when: { any: [{ says: ['semaforo', 'semaforica', 'luce rossa', 'art. 146', 'articolo 146'] }] },
    authority: cite('strada', 'articoli 41, 126-bis e 146'),
    says: 'Passing a red light takes six points. For the second time in two years the licence is suspended for one to three months.',
  },
  {
    ...BASE,
    id: 'it.fine.speed',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 8,
    when: { any: [{ says: ['velocità', 'autovelox', 'tutor', 'km/h', 'misuratore'] }] },
    authority: cite(
      'strada',
      'articoli 126-bis e 142; regolamento (d.P.R. 495/1992), articolo 345',
    ),
    says: 'Five percent, and at least 5 km/h, must be taken off the measured speed. The sum and the points follow how far over you were.',
  },
  {
    ...BASE,
    id: 'it.fine.deadline-order',
    kind: 'deadline',
    rank: 6,
    when: { any: [PAYMENT_ORDER_OF_OFFICE] },
    terms: { trigger: 'letter', count: 30, unit: 'days', roll: 'none' },
    weight: 'main',
    example: {
      clause: 'articolo 205 codice della strada',
      trigger: '2026-11-02',
      result: '2026-12-02',
    },
    action: 'Pay, or object to the justice of the peace',
    consequence: 'The order becomes final and is collected.',
    authority: cite('strada', 'articoli 204 e 205; d.lgs. 150/2011, articolo 6'),
    says: 'Against an order of the Prefetto (ordinanza-ingiunzione) you have 30 days from service. We count from its date, to be safe.',
  },
  {
    ...BASE,
    id: 'it.fine.late-extra',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 20,
    kinds: ['PENALTY_CHARGE_NOTICE', 'TAX_DEMAND'],
    when: {
      all: [
        { says: ['maggiorazione', 'maggiorazioni'] },
        { says: ['multa', 'multe', 'verbale', 'codice della strada', 'contravvenzione'] },
      ],
    },
    authority: cite('sanzioni', 'articolo 27; codice della strada, articoli 203 e 206'),
    says: 'On an unpaid fine 10% is added for each six months. Ask how the office worked out the sum.',
  },
]
