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
}
