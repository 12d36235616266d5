/** Questions about a rented room where the owner lives too: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ROOM_JA: Words = {
  'es.ask.room': {
    says: '家主が住む家の一室は、普通は賃貸法（LAU）の対象外で、5年の保護はありません。合意が基準です。期限がなければ、月払いの部屋は予告の上、月末で終わります。しかし今日力ずくで追い出したり錠を替えたりするのは犯罪になり得るので、警察を呼んでください。保証金は書面で求めましょう。拒めば、退去を命じられるのは裁判官だけです。',
    dependsOn: '合意内容と支払い期間',
  },
}
