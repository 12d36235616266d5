/** All rows about council tax in the United Kingdom. */
import type { Rule } from '@plainletter/contracts/rule'

import { COUNCIL_TAX_ACTIONS } from './council-tax-actions.ts'
import { COUNCIL_TAX_FACTS } from './council-tax-facts.ts'
import { COUNCIL_TAX_SCOTLAND_NI } from './council-tax-scotland-ni.ts'

export const COUNCIL_TAX: readonly Rule[] = [
  ...COUNCIL_TAX_FACTS,
  ...COUNCIL_TAX_ACTIONS,
  ...COUNCIL_TAX_SCOTLAND_NI,
]
