/** Lists of bad payers (ASNEF). */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { CREDIT_FILE } from './conditions-money.ts'
import { ofContracts } from './of-contracts.ts'

const BASE = {
  country: 'es',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const CREDIT_FILE_ROWS: readonly Rule[] = ofContracts([
  {
    ...BASE,
    id: 'es.debt.file-rule',
    creditor: 'private',
    kind: 'fact',
    when: CREDIT_FILE,
    rank: 30,
    slot: 'organisation',
    says: 'A debt may go on a list of bad payers (ASNEF) only if it is real, due and at least €50. You must be told.',
    authority: cite('datos', 'artículo 20 y disposición adicional sexta'),
  },
  {
    ...BASE,
    id: 'es.debt.right-file-50',
    creditor: 'private',
    kind: 'right',
    when: CREDIT_FILE,
    rank: 15,
    says: 'A debt under €50 may not be put on a list of bad payers.',
    authority: cite('datos', 'disposición adicional sexta'),
  },
  {
    ...BASE,
    id: 'es.debt.right-file-five-years',
    creditor: 'private',
    kind: 'right',
    when: CREDIT_FILE,
    rank: 16,
    says: 'A debt may stay on the list for five years at most from the day it was due. When you pay, it must come off.',
    authority: cite('datos', 'artículo 20.1'),
  },
  {
    ...BASE,
    id: 'es.debt.step-file-delete',
    creditor: 'private',
    kind: 'step',
    when: CREDIT_FILE,
    rank: 20,
    list: 'dispute_debt',
    says: 'If you are wrongly on a list, ask the list in writing to correct or delete it. If it refuses, complain free to the data agency (AEPD).',
    authority: cite('datos', 'artículos 14, 15 y 20'),
  },
])
