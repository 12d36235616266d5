/** All rows about council and government penalty charges in the United Kingdom. */
import type { Rule } from '@plainletter/contracts/rule'

import { PENALTY_CHARGE_ACTIONS } from './penalty-charge-actions.ts'
import { PENALTY_CHARGE_FACTS } from './penalty-charge-facts.ts'
import { PENALTY_CHARGE_SCOTLAND_NI } from './penalty-charge-scotland-ni.ts'

export const PENALTY_CHARGE: readonly Rule[] = [
  ...PENALTY_CHARGE_FACTS,
  ...PENALTY_CHARGE_ACTIONS,
  ...PENALTY_CHARGE_SCOTLAND_NI,
]
