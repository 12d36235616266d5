/** The law on late premiums, where a letter names them: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_TERMS_JA: Words = {
  'be.insurance.right-premium': {
    says: '保険料を払わないと補償が止まるのは、書留か執行官（huissier）による警告の後だけです。払うまで少なくとも15日必要です。',
  },
}
