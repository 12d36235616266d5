/** A letter about the deposit (fianza) after the tenant has left. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const DEPOSIT = {
  country: 'es',
  kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE', 'RENT_ARREARS_LETTER'],
  topics: ['housing'],
  when: {
    all: [
      { says: ['fianza'] },
      {
        says: [
          'no le devuelvo',
          'devolución',
          'devolver',
          'desperfectos',
          'daños',
          'retener',
          'retención',
          'descontar',
          'liquidación de la fianza',
        ],
      },
    ],
  },
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const RENT_DEPOSIT: readonly Rule[] = [
  {
    ...DEPOSIT,
    id: 'es.deposit.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'The owner says what happens with your deposit (fianza).',
    authority: cite('lau', 'artículo 36'),
  },
  {
    ...DEPOSIT,
    id: 'es.deposit.right-month',
    kind: 'right',
    rank: 5,
    says: 'You should get it back within a month after you return the keys. After that it earns legal interest.',
    authority: cite('lau', 'artículo 36.4'),
  },
  {
    ...DEPOSIT,
    id: 'es.deposit.right-wear',
    kind: 'right',
    rank: 8,
    says: 'Normal wear is not your cost. The owner must show the damage and what the repair costs.',
    authority: cite('cc', 'artículos 1561 a 1563; artículo 21 LAU'),
  },
  {
    ...DEPOSIT,
    id: 'es.deposit.step-write',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Ask in writing (burofax) for the money back, with the day of the keys, photos and your account number.',
    authority: cite('lau', 'artículo 36.4'),
  },
  {
    ...DEPOSIT,
    id: 'es.deposit.option-claim',
    kind: 'option',
    option: 'dispute',
    rank: 5,
    title: 'Ask for it, then claim in court',
    cost: 'Up to €2,000 you need no lawyer',
    time: 'A month, then some months',
    risk: 'The owner may claim for damage too.',
    bestFor: 'A month has passed, or the damage is not proved.',
    says: 'Try to agree in writing first. Then claim it in a short court case (juicio verbal).',
    authority: cite('lec', 'artículos 23, 31 y 250.2'),
  },
]
