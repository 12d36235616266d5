/** Lists of bad payers (CRIF). */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { CREDIT_FILE } from './conditions-money.ts'
import { ofContracts } from './of-contracts.ts'

const BASE = {
  country: 'it',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const CREDIT_FILE_ROWS: readonly Rule[] = ofContracts([
  {
    ...BASE,
    id: 'it.debt.file-rule',
    creditor: 'private',
    kind: 'fact',
    when: CREDIT_FILE,
    rank: 30,
    slot: 'organisation',
    says: 'A late payer must be told at least 15 days before a first entry in CRIF or a like list.',
    authority: cite(
      'tub',
      'articolo 125, comma 3; Codice di condotta sui sistemi di informazioni creditizie, articolo 6',
      '2019-09-19',
    ),
  },
  {
    ...BASE,
    id: 'it.debt.step-file-delete',
    creditor: 'private',
    kind: 'step',
    when: CREDIT_FILE,
    rank: 20,
    list: 'dispute_debt',
    says: 'Ask CRIF or the list for your data free. If an entry is wrong, ask to correct it. If refused, complain to the Garante or the ABF.',
    authority: cite('privacy', 'Regolamento (UE) 2016/679, articoli 15 a 17'),
  },
])
