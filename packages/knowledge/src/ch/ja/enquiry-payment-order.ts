/** Questions about payment orders, the debt register and loss certificates: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAYMENT_ORDER_JA: Words = {
  'ch.ask.order': {
    says: '争うなら10日以内に異議(Rechtsvorschlag)を申し立ててください。無料で、その後はまず裁判官の判断が必要です。3か月たてば、登録を見せないよう役所に求められます。正しい請求なら20日以内に払ってください。',
  },
  'ch.ask.hide': {
    says: '異議の3か月後、債権者が何もしていなければ、役所に記録を見えなくするよう頼めます。債権者が取り下げることもできます。',
    dependsOn: '債権者が何をしたか',
  },
  'ch.ask.own-claim': {
    says: '書面で最後の期限を決めてください。次に、相手の住む地の債務取立ての役所に申し立てます。費用は先に払います。相手が異議を出したら、弁護士なしで調停（Friedensrichter）に行けます。2000フランまで決定でき、10,000フランまで決定を提案できます。',
  },
  'ch.ask.register-time': {
    says: '記録は、手続が終わって5年間ほかの人に見えます。払っても、債権者が取り下げない限り残ります。払うときに取下げを頼んでください。異議を出し、債権者が何もしなければ、3か月後に非表示を求められます。40フランかかります。',
  },
  'ch.ask.loss-certificate': {
    dependsOn: 'どれだけ古いか',
    says: '20年で時効になり、利息は付きません。それまでは、収入が増えれば債権者がまた請求できます。少ない額で終わらせるよう申し出ることもでき、多くの債権者が応じます。証書を返してもらい、登録から消してもらいましょう。',
  },
}
