/** Questions about work on bank holidays: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_HOLIDAYS_JA: Words = {
  'gb.ask-work.bank-holidays': {
    says: 'いいえ。祝日（bank holiday）の休みや割増賃金は法律上の権利ではありません。契約か、職場の慣行によります。ただし年5.6週の有給休暇はあり、祝日をそこに含められます。休みたい日は早めに頼んでください。特定の信仰や親に重い規則は不当なことがあります。',
  },
}
