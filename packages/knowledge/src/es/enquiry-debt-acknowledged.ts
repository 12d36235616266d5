/** Questions about a paper of a collector by which one acknowledges a debt. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const ENQUIRY_DEBT_ACKNOWLEDGED: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.ask.sign-acknowledgement',
    kind: 'answer',
    topics: ['debt', 'consumer', 'general'],
    rank: 5,
    verdict: 'do_this',
    asks: [
      [
        'recobro',
        'cobradores',
        'empresa de recobros',
        'fondo',
        'acreedor',
        'financiera',
        'intrum',
        'banco',
      ],
      [
        'reconocimiento de deuda',
        'reconozca la deuda',
        'reconocer la deuda',
        'reconozco la deuda',
        'plan de pagos',
        'acuerdo de pago',
        'acuerdo de pagos',
      ],
      ['firmar', 'firme', 'firmo', 'firma', 'que firme', 'lo firmo'],
    ],
    says: 'Do not sign before you have checked the debt. Signing that you owe it starts the time limit again and takes away most defences: never owed, paid, too old. Ask in writing for the contract, the count and proof that the firm may collect. If it is right, offer parts without those words, and only what you can pay. A firm without a court title cannot seize.',
    authority: {
      title: 'Código Civil (CC)',
      provision: 'artículos 1935, 1964 y 1973',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1889-4763',
      inForceFrom: '2015-10-07',
    },
  },
]
