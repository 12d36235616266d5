/** A letter about the deposit (dépôt de garantie) after the tenant has left. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'

const DEPOSIT = {
  country: 'fr',
  kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE', 'RENT_ARREARS_LETTER'],
  topics: ['housing'],
  when: {
    all: [
      { says: ['dépôt de garantie', 'caution'] },
      {
        says: [
          'état des lieux',
          'dégradations',
          'retenue',
          'retenues',
          'restitution',
          'restituer',
          'remise des clés',
          'réparations locatives',
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
    id: 'fr.deposit.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'The landlord says what is kept from your deposit (dépôt de garantie), and why.',
    authority: LAW.deposit,
  },
  {
    ...DEPOSIT,
    id: 'fr.deposit.right-time',
    kind: 'right',
    rank: 5,
    says: 'It must be back within one month after the keys if all is as before, else within two. Each month late adds 10% of the rent.',
    authority: LAW.deposit,
  },
  {
    ...DEPOSIT,
    id: 'fr.deposit.right-proof',
    kind: 'right',
    rank: 8,
    says: 'The landlord must prove each sum kept, with the two state-of-the-home papers and bills. Normal wear is not yours to pay.',
    authority: LAW.depositWear,
  },
  {
    ...DEPOSIT,
    id: 'fr.deposit.step-write',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Write by registered letter: ask for the sum, name the day of the keys, and add both papers and photos.',
    authority: LAW.deposit,
  },
  {
    ...DEPOSIT,
    id: 'fr.deposit.option-claim',
    kind: 'option',
    option: 'dispute',
    rank: 5,
    title: 'Ask for it, then go to conciliation',
    cost: 'Free',
    time: 'A few weeks',
    risk: 'The landlord may claim for damage too.',
    bestFor: 'The time is over, or the damage is not proved.',
    says: 'The conciliation board (commission départementale de conciliation) is free. After that the local judge decides.',
    authority: LAW.deposit,
  },
]
