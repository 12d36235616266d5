/** Questions about a traffic fine that was paid: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FINE_PAID_JA: Words = {
  'fr.ask-buy.fine-paid': {
    says: 'たいていはい。支払いは違反を認めたことになり、事件は終わって、通知に名前のある人の免許から点数が引かれます。その後で別人を申告することはできません。次は先に払わず、45日以内にantai.gouv.frで運転者を申告してください。講習（stage）で年1回、最大4点戻ります。',
  },
}
