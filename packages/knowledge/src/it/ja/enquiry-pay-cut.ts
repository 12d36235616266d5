/** The Japanese words of the rows in ../enquiry-pay-cut.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_CUT_JA: Words = {
  'it.ask.pay-cut': {
    says: 'いいえ。雇い主だけで給料を下げることはできません。労働組合か労働局での書面の合意が必要で、職を守るなどあなたのためでなければなりません。同意しないと書き、差額を5年以内に求めてください。',
  },
}
