/** Law that letters on tax, benefits, the Serafe fee and power prices name: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_JA: Words = {
  'ch.tax.right-guessed': {
    says: '申告がなければ、税務署は推定（Ermessen）で決めます。30日以内に異議を出し、申告を送り、推定が大きくずれていると証明してください。',
  },
  'ch.tax.interest': {
    says: '遅れて払う税には、異議の間も利息がかかります。異議を残したまま払うと、利息が止まります。',
  },
  'ch.benefit.right-time': {
    says: '役所は、知ってから3年以内、払ってから5年以内に求めなければなりません。もっと長くなるのは犯罪のときだけです。',
  },
  'ch.serafe.right': {
    says: '各世帯は、テレビがあってもなくても、この料金を1回払います。補足給付（Ergänzungsleistungen）を受けていれば、免除されることがあります。',
  },
  'ch.power.right-tariff': {
    says: '家庭の電気料金は公正で、公表されていなければなりません。疑問があれば、会社に聞き、次に監督の役所（ElCom）に聞いてください。',
  },
  'ch.serafe.step-household': {
    says: '同じ家に誰が住んでいるか確かめてください。成人全員が一緒に支払義務を負います。誰かが払っていれば、証明を送ってください。',
  },
  'ch.serafe.step-time': {
    says: '一度に払えませんか。期日前にSerafeへ手紙を書き、分割を願い出てください。',
  },
  'ch.serafe.option-ruling': {
    says: '支払義務がない理由を書き、Serafeに決定(Verfügung, décision)を求めてください。',
    title: '決定を求める',
    cost: '手紙1通。',
    time: '請求書の期日まで。',
    risk: '争わなかった決定は判決と同じ効力を持ちます。',
    bestFor: '補足給付を受けている、払った人と同居している、または引っ越した場合。',
  },
  'ch.rent.right-object': {
    says: '取立手続が始まると、役所から支払命令が届きます。10日以内なら、無料で理由なしに異議(Rechtsvorschlag、opposition)を出せます。その後は、裁判官だけが先へ進められます。',
  },
  'ch.serafe.right-fees': {
    says: 'Serafeが加えてよいのは、督促1回につき5フラン、正当な取立手続につき20フランです。それ以上の自社の手数料は加えられません。',
  },
}
