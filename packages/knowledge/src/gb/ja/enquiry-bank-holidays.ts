/** Questions about work on bank holidays: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_HOLIDAYS_JA: Words = {
  'gb.ask-work.bank-holidays': {
    says: 'いいえ。祝日（bank holiday）の休みや割増賃金は法律上の権利ではありません。契約か、職場の慣行によります。ただし年5.6週の有給休暇はあり、祝日をそこに含められます。休みたい日は早めに頼んでください。特定の信仰や親に重い規則は不当なことがあります。',
  },
  'gb.ask-work.bank-holiday-made': {
    dependsOn: '契約',
    says: '契約に祝日勤務とある、またはずっとそうしてきたなら、会社は求めることができます。契約で休みなら、あなたの同意が要ります。法律は休みや割増の権利を与えていません。それでも年5.6週の有給休暇は必要です。休みたい日は早めに頼んでください。特定の信仰や親に重くのしかかる決まりは不公正なことがあります。',
  },
}
