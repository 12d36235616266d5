/** Questions about a bailiff who comes in, and about the sale of things: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BAILIFF_AT_THE_DOOR_JA: Words = {
  'be.ask.bailiff-enters': {
    says: '判決などの執行文がなければ執行官は入れず、開ける義務もありません。執行文があれば、差押えのため6時から21時に来られますが、週末と祝日は原則として除きます。不在や拒否のときは、警察の立会いで鍵屋に開けさせられます。執行文を見せてもらってください。先に電話して月々の額を申し出る方がよいです。',
    dependsOn: '判決があるか',
  },
  'be.ask.sale-stop': {
    says: '今日執行官に電話し、払うか書面で分割を合意してください。たいていの売却は最初の支払いで止まります。守られた物や他人の物なら、売却前に証拠を持って差押え裁判官へ。労働裁判所が集団的債務整理を認めれば売却は止まります。CPAS（OCMW）が無料で代わりに電話します。売却額が費用を下回るなら、そう伝えてください。',
  },
}
