/** Questions about living in a rented home: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_JA: Words = {
  'de.ask-home.sublet': {
    says: '後から正当な理由ができたなら、住まいの一部について許可を求められます。先に書面で聞いてください。',
    dependsOn: '正当な理由があり、先に聞いたか',
  },
  'de.ask-home.step-check': {
    says: '署名や引っこしの前に、解約の手紙はすべて、借家人の会に見てもらってください。',
  },
  'de.ask-home.step-pay': {
    says: '家賃を払い続けてください。滞納があれば、すぐにJobcenterか社会福祉の役所に助けを求めます。',
  },
  'de.ask-home.right-court': {
    says: '裁判所が決め、執行官が来るまで、住んでいてかまいません。',
  },
  'de.ask-home.guide-objection': {
    says: '賃貸が終わる2か月前までに、苦しさを理由に、文字で異議を出してください。',
  },
  'de.ask-home.guide-loan': {
    says: '家賃の滞納を貸付けとして引き受けるよう、Jobcenterか社会福祉の役所に求めてください。',
  },
  'de.ask-home.guide-benefit': {
    says: '住居手当（Wohngeld）を調べてください。申請した月から始まります。',
  },
  'de.ask-home.guide-right-reason': {
    says: '大家には、法律に合う理由が必要で、署名のある紙の手紙に書かなければなりません。',
  },
  'de.ask-home.guide-right-cure': {
    says: '期限内に家賃の滞納を全部払うと、即時の解約が消えることがあります。2年に1回です。',
  },
  'de.ask-home.guide-right-bill': {
    says: '共益費の請求書のもとになる領収書を見ることができます。',
  },
  'de.ask-home.guide-option-help': {
    says: '手紙と契約書を見てもらいます。',
    title: '借家人の会か弁護士',
    cost: '年会費、または弁護士の相談券。',
    time: '今週。',
    risk: 'ありません。',
    bestFor: '大家からの手紙に疑問があるとき。',
  },
  'de.ask-home.guide-warn': {
    says: '自分の考えだけで、家賃を止めないでください。留保つきで払い、相談します。',
  },
  'de.ask-home.broker': {
    says: '賃貸の住まいでは、仲介業者に頼んだ人が払います。あなたが払うのは、書面で頼み、業者があなたのためだけに探したときだけです。ほかの約束は無効です。払ったお金は、たいてい3年間返金を求められます。',
  },
  'de.ask-home.pets': {
    says: '賃貸契約は、犬や猫を一律に禁じられません。大家は、大きさ、住まい、隣人、あなたの事情を比べて決めます。飼う前に書面で聞いてください。かごや水槽の小さな動物に許可はいりません。正当な理由のない拒否は、裁判所が判断できます。',
    dependsOn: '動物、住まい、双方の理由',
  },
  'de.ask-home.sublet-refused': {
    says: '家主の承諾なしに又貸ししないでください。家を失うことがあります。しかし家の一部なら、承諾を求める権利があります。契約の後に生じた正当な理由が必要です。海外での仕事、同居人の退去、高い費用などです。一部屋を自分で残せば足ります。「他人はだめ」は理由になりません。その人自身の問題、人数が多すぎること、本当の負担だけが理由になります。名前、職業、返事の期限を書いて書面で頼んでください。断られたら、承諾と失った家賃を求めて訴えられます。',
  },
}
