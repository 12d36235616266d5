/** Questions about a rented room where the owner lives too: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ROOM_JA: Words = {
  'es.ask.room': {
    says: '2026年10月までは、家主が住む家の一室は普通は賃貸法（LAU）の対象外で、合意が基準です。2026年10月8日施行の政令は部屋もLAUの対象にしました。今もあなたに有効か、住宅の役所に聞いてください。期限がなければ、月払いの部屋は予告の上、月末で終わります。しかし今日力ずくで追い出したり錠を替えたりするのは犯罪になり得るので、警察を呼んでください。保証金は書面で求めましょう。拒めば、退去を命じられるのは裁判官だけです。',
    dependsOn: '合意内容と支払い期間',
  },
}
