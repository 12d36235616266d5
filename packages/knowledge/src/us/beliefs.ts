/** The United States: what people believe, put right; for questions alone. */
import type { Rule } from '@plainletter/contracts/rule'

import { ENQUIRY_BELIEFS_MONEY } from './enquiry-beliefs-money.ts'

export const BELIEFS: readonly Rule[] = [...ENQUIRY_BELIEFS_MONEY]
