/** What law we hold, read from docs/coverage.md, which a test holds against the rows: one matrix for everybody. */
import { COUNTRY_CODES } from '@plainletter/contracts/countries'
import type { CountryCode } from '@plainletter/contracts/country'

import coverage from '../../../docs/coverage.md?raw'
import { readTable, type Table } from './read-table.ts'

interface HeldLaw {
  readonly country: CountryCode
  /** All rules; one can speak to many kinds of letter. */
  readonly rules: number
}

/** The countries with their rules, most first. */
export function listHeldLaw(): HeldLaw[] {
  const all = coverageTable('What law we hold').rows.at(-1)
  if (all?.name !== 'All rules')
    throw new Error('docs/coverage.md does not end its table with all rules')
  return COUNTRY_CODES.map((country) => ({ country, rules: Number(all.cells[country]) })).toSorted(
    (one, other) => other.rules - one.rules,
  )
}

/** A table of the matrix by its heading. */
export const coverageTable = (heading: string): Table => readTable(coverage, heading)
