/** Questions about penalties for a late tax return: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LATE_TAX_RETURN_JA: Words = {
  'gb.ask-tax.late-return': {
    says: '正当な理由があり、できるだけ早く申告したなら、30日以内にオンラインか様式SA370で不服を申し立てます。申告する収入がなかったなら、HMRCに申告の要求を取り下げるよう頼みます。そうすれば罰金もなくなります。まだ申告が必要なら、増えていくのですぐ出してください。',
  },
}
