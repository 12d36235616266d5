/** All rows about private parking charges in the United Kingdom. */
import type { Rule } from '@plainletter/contracts/rule'

import { PARKING_ACTIONS } from './parking-actions.ts'
import { PARKING_FACTS } from './parking-facts.ts'

export const PARKING: readonly Rule[] = [...PARKING_FACTS, ...PARKING_ACTIONS]
