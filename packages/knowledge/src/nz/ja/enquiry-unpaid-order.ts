/** Questions about an order or judgment that the other side does not pay: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNPAID_ORDER_JA: Words = {
  'nz.ask.enforce-order': {
    says: 'その命令はDistrict Courtの判決と同じように強制できます。オンラインか裁判所で申し込み、少額の手数料は相手の借金に足されます。attachment orderで給料や給付から取れます。warrantなら執行官が物を取って売れます。財産が分からなければfinancial assessmentを求めます。相手の住所が必要です。まず支払日を書いた最後の手紙を送ってください。たいてい6年以内です。',
  },
}
