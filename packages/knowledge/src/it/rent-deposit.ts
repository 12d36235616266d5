/** A letter about the deposit (deposito cauzionale) after the tenant has left. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const DEPOSIT = {
  country: 'it',
  kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE', 'RENT_ARREARS_LETTER'],
  topics: ['housing'],
  when: {
    all: [
      { says: ['deposito cauzionale', 'cauzione', 'caparra'] },
      {
        says: [
          'restituzione',
          'restituire',
          'restituisco',
          'trattenere',
          'trattengo',
          'tratterrò',
          'danni',
          'danneggiamenti',
          'tinteggiatura',
          'imbiancatura',
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
    id: 'it.deposit.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    authority: cite('equo', 'articolo 11'),
    says: 'The landlord says what happens with your deposit (deposito cauzionale).',
  },
  {
    ...DEPOSIT,
    id: 'it.deposit.right-back',
    kind: 'right',
    rank: 5,
    authority: cite('equo', 'articolo 11'),
    says: 'When the home is handed back, the deposit must be returned with the legal interest of each year.',
  },
  {
    ...DEPOSIT,
    id: 'it.deposit.right-wear',
    kind: 'right',
    rank: 8,
    authority: cite('cc', 'articoli 1588 e 1590'),
    says: 'Normal wear is not your cost. The landlord must show the damage and, if you contest it, ask a judge to keep the money.',
  },
  {
    ...DEPOSIT,
    id: 'it.deposit.step-write',
    kind: 'step',
    list: 'first',
    rank: 5,
    authority: cite('cc', 'articoli 1219 e 1590'),
    says: 'Ask for it by registered letter or PEC. Add the day of the keys, photos, the report of the home and your IBAN.',
  },
  {
    ...DEPOSIT,
    id: 'it.deposit.option-claim',
    kind: 'option',
    option: 'dispute',
    rank: 5,
    title: 'Ask for it, then mediate',
    cost: 'A registered letter, then a small fee for mediation',
    time: 'Some weeks, then some months',
    risk: 'The landlord may claim for damage too.',
    bestFor: 'The keys are back and no damage is proved.',
    authority: cite('mediazione', 'articolo 5; legge 392/1978, articolo 11'),
    says: "Write first. In rent matters mediation must come before a court. A tenants' union can help.",
  },
]
