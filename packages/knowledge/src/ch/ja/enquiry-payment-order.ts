/** Questions about payment orders, the debt register and loss certificates: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAYMENT_ORDER_JA: Words = {
  'ch.ask.order': {
    says: '争うなら、受け取ってから10日以内に異議を出します。「Rechtsvorschlag」と書いて署名するか、役所や配達員に言います。無料で、理由もいりません。すると、まず裁判官の判断が要ります。健康保険は自分で決定でき、それには30日以内に異議を出せます。異議がないと差し押さえに進みます。3か月後には、記録を見せないよう役所に頼めます。正しい借金なら20日以内に払ってください。',
  },
  'ch.ask.own-claim': {
    says: '書面で最後の期限を決めてください。次に、相手の住む地の債務取立ての役所に申し立てます。費用は先に払います。相手が異議を出したら、弁護士なしで調停（Friedensrichter）に行けます。2000フランまで決定でき、10,000フランまで決定を提案できます。',
  },
  'ch.ask.loss-certificate': {
    dependsOn: 'どれだけ古いか',
    says: '20年で時効になり、利息は付きません。それまでは、収入が増えれば債権者がまた請求できます。少ない額で終わらせるよう申し出ることもでき、多くの債権者が応じます。証書を返してもらい、登録から消してもらいましょう。',
  },
}
