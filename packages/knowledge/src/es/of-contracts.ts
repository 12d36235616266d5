/** Keeps rows on debts to firms away from fines. */
import type { Rule } from '@plainletter/contracts/rule'

import { CRIMINAL_FINE } from './conditions-office.ts'

/** A fine of a criminal court is no debt of a contract, whoever collects it. */
export function ofContracts(rows: readonly Rule[]): readonly Rule[] {
  return rows.map((row) =>
    row.creditor === 'private'
      ? { ...row, when: { ...row.when, not: [...(row.when?.not ?? []), CRIMINAL_FINE] } }
      : row,
  )
}
