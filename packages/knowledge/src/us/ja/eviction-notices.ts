/** The Japanese words of the rows in ../eviction-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_NOTICES_JA: Words = {
  'us.home.want': {
    says: '大家が、払うこと、問題を直すこと、または出ることを求めています。裁判所に賃貸を終わらせるよう求めるかもしれません。',
  },
  'us.home.want-rent': { says: '大家が、家賃が滞っていると言い、払うよう求めています。' },
  'us.home.who': {
    says: '大家（landlord）やその代理人は、民間の人か会社です。立ち退きを行えるのは、sheriff、marshal、constableだけです。',
  },
  'us.home.reality': {
    says: '通知は最初の段階で、最後ではありません。出されるには、大家が先に裁判所に行って勝つ必要があります。',
  },
  'us.home.rights-summary': {
    says: '裁判所が命じるまで住んでいられます。裁判官に自分の話ができ、法律扶助が無料で助けることもあります。',
  },
  'us.home.not-yet': {
    says: 'この通知で、鍵を替えたり、電気を止めたり、物を外に出したりすることはできません。',
  },
  'us.home.order-made': {
    says: '裁判所がもう決めたのかもしれません。数時間か数日しかないかもしれません。今、法律扶助と裁判所の書記官に電話してください。',
  },
  'us.home.insight-repairs': {
    says: 'ほとんどの州では、家の悪い状態が、家賃による立ち退きへの反論になります。',
    actionable: '何がこわれているか、いつ大家に伝えたかを書きます。写真をとってください。',
  },
  'us.home.tactic-receipt': {
    says: '証拠が残る方法で払い、どの月の分かを書いてください。',
    risk: 'なし。',
    notWhen: '裁判所がもう出るよう命じた場合。先に法律扶助に電話してください。',
  },
}
