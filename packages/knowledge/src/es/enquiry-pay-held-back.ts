/** Questions about pay that the employer holds back for damage or a till gap. */
import type { Condition, Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_PAY_HELD_BACK: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.ask.pay-held-back',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 5,
    verdict: 'do_this',
    asks: [
      [
        'me ha quitado',
        'me han quitado',
        'me quitan',
        'me quita',
        'descontado',
        'me descuenta',
        'me descuentan',
        'descontar',
        'descuento',
        'me ha descontado',
        'deducted',
        'held back',
      ],
      ['nómina', 'nomina', 'sueldo', 'salario', 'pay', 'wages'],
      [
        'descuadre',
        'caja',
        'rotura',
        'roto',
        'rompí',
        'daños',
        'daño',
        'golpe',
        'furgoneta',
        'multa',
        'material',
        'uniforme',
        'cliente se fue',
        'damage',
      ],
      ['jefe', 'jefa', 'empresa', 'encargado', 'encargada', 'boss'],
    ],
    says: 'The firm may not fine you by cutting pay: the law bans it (article 58.3). For damage or a till gap it must prove your grave fault, and then claim it in court. It may not take it on its own. Ask for the sum in writing and say that you do not agree. File for conciliation within one year: late pay earns 10% interest. The labour inspectorate can step in, with your name kept secret.',
    authority: cite('et', 'artículos 26, 29, 58.3 y 59.2; Código Civil, artículo 1101'),
  },
]

const PAY_KEPT: Condition = {
  all: [
    { says: ['salario', 'nómina', 'sueldo'] },
    {
      says: [
        'hemos descontado',
        'hemos retenido',
        'descontamos',
        'retenemos',
        'descuento',
        'descontado',
        'retenido',
      ],
    },
    {
      says: [
        'daño',
        'daños',
        'rotura',
        'vajilla',
        'descuadre',
        'caja',
        'vehículo',
        'furgoneta',
        'material',
      ],
    },
  ],
}

/** The same on a letter of the employer. */
export const PAY_HELD_BACK: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.pay-kept.want',
    kinds: ['OTHER'],
    kind: 'fact',
    slot: 'what_they_want',
    rank: 2,
    when: PAY_KEPT,
    checkedOn: '2026-11-23',
    says: 'Your employer keeps a part of your pay for damage. It says that you must bear it.',
    authority: cite('et', 'artículos 26, 29, 58.3 y 59.2; Código Civil, artículo 1101'),
  },
  {
    ...BASE,
    id: 'es.pay-kept.right',
    kinds: ['OTHER'],
    kind: 'right',
    rank: 2,
    when: PAY_KEPT,
    checkedOn: '2026-11-23',
    says: 'The firm may not fine you by cutting pay: the law bans it (article 58.3). For damage or a till gap it must prove your grave fault, and then claim it in court. It may not take it on its own. Ask for the sum in writing and say that you do not agree. File for conciliation within one year: late pay earns 10% interest. The labour inspectorate can step in, with your name kept secret.',
    authority: cite('et', 'artículos 26, 29, 58.3 y 59.2; Código Civil, artículo 1101'),
  },
  {
    ...BASE,
    id: 'es.pay-kept.step',
    kinds: ['OTHER'],
    kind: 'step',
    list: 'first',
    rank: 2,
    when: PAY_KEPT,
    checkedOn: '2026-11-23',
    says: 'Write that you do not agree, and ask for the whole pay by a day. Sign nothing that says you owe it. Ask your union.',
    authority: cite('et', 'artículos 26, 29, 58.3 y 59.2; Código Civil, artículo 1101'),
  },
]
