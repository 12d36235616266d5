/** Fines by what is said to have happened: the phone, the low-emission zone, parking, no insurance, and who drove. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'es',
  kinds: ['PENALTY_CHARGE_NOTICE'],
  topics: ['parking', 'criminal'],
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const FINE_REASONS: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.fine.right-court',
    kind: 'right',
    rank: 13,
    when: {
      any: [
        {
          says: [
            'resolución sancionadora',
            'resolución definitiva',
            'recurso de reposición',
            'potestativo de reposición',
            'recurso contencioso-administrativo',
            'pone fin a la vía administrativa',
            'agota la vía administrativa',
          ],
        },
      ],
    },
    authority: cite(
      'trafico',
      'artículo 96; Ley 39/2015, artículos 40, 123 y 124; Ley 29/1998, artículo 46',
    ),
    says: 'Against the final decision you can ask for a review within one month, or go to the administrative court within two months.',
  },
  {
    ...BASE,
    id: 'es.fine.know-driver',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 9,
    when: {
      any: [
        {
          says: [
            'identificar al conductor',
            'identificación del conductor',
            'identifique al conductor',
            'conductor responsable',
            'datos del conductor',
            'no era usted el conductor',
            'no conducía usted',
            'persona conductora',
            'deberá identificarlo',
            'deberá identificar',
          ],
        },
      ],
    },
    authority: cite('trafico', 'artículos 11.1, 77.j y 80.2.b'),
    says: 'Not naming the driver is an offence of its own. It costs twice the first fine if that was minor, and three times if it was serious.',
  },
  {
    ...BASE,
    id: 'es.fine.phone',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 8,
    when: {
      any: [
        {
          says: [
            'teléfono móvil',
            'telefonía móvil',
            'dispositivos de telefonía',
            'utilizando el móvil',
            'auricular',
            'auriculares',
          ],
        },
      ],
    },
    authority: cite('trafico', 'artículos 13.3 y 76.g y anexo II', '2022-03-21'),
    says: 'Holding a phone while driving counts as serious: €200 and six points. In the first twenty days half the sum is enough.',
  },
  {
    ...BASE,
    id: 'es.fine.low-emission',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 8,
    when: {
      any: [
        { says: ['zona de bajas emisiones', 'bajas emisiones', 'zbe', 'distintivo ambiental'] },
      ],
    },
    authority: cite('trafico', 'artículos 76.z3 y 80.1; Ley 7/2021, artículo 14', '2022-03-21'),
    says: 'Driving in a low-emission zone (ZBE) without leave counts as serious: €200 and no points. Check the signs and the exceptions of the town.',
  },
  {
    ...BASE,
    id: 'es.fine.parking',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 8,
    when: {
      any: [
        {
          says: [
            'zona azul',
            'estacionamiento regulado',
            'estacionamiento limitado',
            'parquímetro',
            'ticket de estacionamiento',
            'estacionar',
            'estacionamiento',
          ],
        },
      ],
    },
    authority: cite('trafico', 'artículos 75, 80.1, 82.g y 112'),
    says: 'For parking the owner answers, unless another driver is named. A minor fine is €100 at most, and too old after three months.',
  },
  {
    ...BASE,
    id: 'es.fine.no-insurance',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 8,
    when: { any: [{ says: ['seguro obligatorio', 'sin seguro', 'carecer de seguro'] }] },
    authority: cite('autos', 'artículo 3'),
    says: 'A car without insurance costs €601 to €3,005 under a law of its own. If you were insured that day, send the policy.',
  },
]
