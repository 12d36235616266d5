/** The United States in French: what people believe, put right. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_BELIEFS_MONEY_FR } from './enquiry-beliefs-money.ts'

export const BELIEFS_FR: Words = {
  ...ENQUIRY_BELIEFS_MONEY_FR,
}
