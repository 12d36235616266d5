/** Questions about free legal advice and taking someone to court: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAWYER_AND_COURT_JA: Words = {
  'ch.ask.free-lawyer': {
    says: 'ほとんどの州と弁護士会に、短い無料の法律相談（Rechtsauskunft）があります。裁判では、裁判所に無料の法律扶助（unentgeltliche Rechtspflege）を頼んでください。収入と費用の証拠を付けます。見込みのない事件は対象外です。後で返すこともあります。',
  },
  'ch.ask.sue': {
    says: 'まず相手の住所地の調停機関へ行きます。賃貸なら住まいのある場所です。短い手紙か用紙で足り、弁護士は要りません。賃貸と、3万フランまでの労働の争いは無料です。話がまとまらなければ、裁判所へ行くための書面がもらえます。',
  },
}
