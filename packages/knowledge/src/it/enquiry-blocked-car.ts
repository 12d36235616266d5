/** Questions about driving a car that the tax collector has blocked. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'it',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_BLOCKED_CAR: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.ask.blocked-car-drive',
    kind: 'answer',
    topics: ['debt', 'parking', 'general'],
    rank: 4,
    verdict: 'no',
    asks: [
      [
        'fermo amministrativo',
        'fermo auto',
        'il fermo',
        'un fermo',
        'fermo sulla',
        'fermo alla',
        'ganasce fiscali',
        'sotto fermo',
        'preavviso di fermo',
        'car block',
      ],
      [
        'circolare',
        'girare',
        'guidare',
        'posso usare',
        'usarla',
        'usare la macchina',
        'usare l’auto',
        "usare l'auto",
        'posso andare',
        'andare in giro',
        'muovere',
        'fermano',
        'mi fermano',
        'se ne accorge',
        'mi serve',
        'drive',
      ],
      [
        'auto',
        'macchina',
        'panda',
        'furgone',
        'moto',
        'scooter',
        'veicolo',
        'riscossione',
        'cartelle',
        'cartella',
        'bolli',
        'multe',
        'car',
      ],
    ],
    says: 'No. Once the block is entered, nobody may drive the car: the fine is about €2,000 to €8,000, and the insurer may not cover you. A warning (preavviso) is not yet a block. Within its 30 days ask for instalments: with the first part paid there is no block. Or prove that you need it for your trade. Claims that never reached you or are too old you can contest.',
    authority: cite('riscossione', 'articoli 19 e 86; codice della strada, articolo 214, comma 8'),
  },
]
