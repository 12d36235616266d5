/** Council tax letters: the yearly bill, reminders, final notices, summonses and liability orders. */
import type { Rule } from '@plainletter/contracts/rule'

import { rowsExcept } from './conditions.ts'
import { COUNCIL_TAX_ACTIONS } from './council-tax-actions.ts'
import { COUNCIL_TAX_BILL } from './council-tax-bill.ts'
import { ANNUAL_BILL } from './council-tax-cues.ts'
import { COUNCIL_TAX_FACTS } from './council-tax-facts.ts'
import { COUNCIL_TAX_RECOVERY } from './council-tax-recovery.ts'
import { COUNCIL_TAX_SCOTLAND } from './council-tax-scotland.ts'
import { RATES_NORTHERN_IRELAND } from './rates-northern-ireland.ts'

export const COUNCIL_TAX: readonly Rule[] = [
  ...COUNCIL_TAX_FACTS,
  ...rowsExcept(COUNCIL_TAX_ACTIONS, [ANNUAL_BILL]),
  ...COUNCIL_TAX_BILL,
  ...COUNCIL_TAX_RECOVERY,
  ...COUNCIL_TAX_SCOTLAND,
  ...RATES_NORTHERN_IRELAND,
]
