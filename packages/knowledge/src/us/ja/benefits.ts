/** The Japanese words of the rows in ../benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_JA: Words = {
  'us.benefit.want': { says: '多く払いすぎたと言い、お金を返すよう求めています。' },
  'us.benefit.who-ssa': {
    says: 'Social Securityは連邦の役所です。給付の一部を止められますが、先に不服の申立てをさせなければなりません。',
  },
  'us.benefit.who-state': {
    says: '給付を払う州の役所です。期限内に求めれば、審理をしなければなりません。',
  },
  'us.benefit.reality': {
    says: 'このような手紙は、まちがいが多く、免除されることもあります。不服を申し立て、返さないことを求められます。',
  },
  'us.benefit.rights-summary': {
    says: '計算の方法を見る、不服を申し立てる、免除（waiver）を求める、ゆっくり返す、ができます。',
  },
  'us.benefit.right-hearing': {
    says: '給付が減らされたり、返すよう求められたりしたら、審理を受ける権利があります。',
  },
  'us.benefit.step-read': {
    says: '手紙の日付、対象の月、額、不服申立ての最後の日を探してください。',
  },
  'us.benefit.step-appeal': {
    says: 'まちがっていたら、最後の日までに書面で不服を申し立ててください。計算を求め、写しを取っておきます。',
  },
  'us.benefit.step-help': {
    says: '法律扶助（legal aid）に電話してください。このような件の多くを無料で扱います。',
  },
  'us.benefit.option-appeal': {
    says: '不服を申し立てることと理由を書きます。審理を求めてください。',
    title: '決定に不服を申し立てる',
    cost: '無料',
    time: '手紙の日まで',
    risk: 'なし。',
    bestFor: '払いすぎではない、または額がちがう場合。',
  },
  'us.benefit.option-waiver': {
    says: '払いすぎは自分のせいではなく、返すと生活の基本が足りなくなると伝えます。',
    title: '免除を求める',
    cost: '無料',
    time: 'いつでも。ただし早めに',
    risk: '断られることがあります。それに不服を申し立てられます。',
    bestFor: '自分のせいではなく、払えない場合。',
  },
  'us.benefit.option-slower': {
    says: '月の額を下げるよう求め、収入と請求を見せます。',
    title: 'ゆっくり返すよう求める',
    cost: '毎月の少しの額',
    time: 'お金を取られる前',
    risk: 'なし。',
    bestFor: '借りているが、給付のほとんどが必要な場合。',
  },
  'us.benefit.option-help': {
    says: '法律扶助が代わりに不服を申し立てられます。不正（fraud）の話をする前に、助けを受けてください。',
    title: '無料の法律の助けを受ける',
    cost: '収入が低ければ無料',
    time: '今週電話する',
    risk: 'なし。日数は進みます。',
    bestFor: '額が大きい、または不正と言われた場合。',
  },
  'us.benefit.deadline-appeal': {
    says: '手紙を受け取ってから60日以内に不服を申し立てられます。日付の5日後に届いたとみなされます。',
    action: '不服の申立て。Form SSA-561を送り、見直し（reconsideration）を求める',
    consequence: '遅れた正当な理由がない限り、決定が確定します。',
    service: '郵便の日数',
  },
  'us.benefit.deadline-keep-money': {
    says: '30日以内に求めれば、Social Securityは、決めるまでお金を取り始めません。',
    action: 'お金を取り始めないように、30日以内に不服を申し立てるか免除を求める',
    consequence: '決めている間に、給付の一部を止め始めることがあります。',
  },
  'us.benefit.right-waiver': {
    says: '免除（Form SSA-632）はいつでも求められます。責任がなく、払えないか、払うのが不当な人のためのものです。',
  },
  'us.benefit.right-conference': {
    says: '免除を断ろうとするなら、先に記録を見て、直接話すことができます。',
  },
  'us.benefit.not-yet': {
    says: '期限内に出した不服の申立てや免除の申請を調べている間は、お金を取り戻さないはずです。',
  },
  'us.benefit.step-both': {
    says: '両方の用紙を送れます。不服申立てのSSA-561と、免除のSSA-632です。印のある写しをもらってください。',
  },
  'us.benefit.change-rate': {
    says: '約90日何もしないと、Social Securityは毎月の給付の半分を取ることがあります。もっと低い割合を求められます。',
    was: '2024年3月からSocial Securityは毎月の給付の10%を取り、2025年の短い間は全部を取りました。',
    is: '2025年4月25日からの通知では、普通の割合はSocial Securityの給付の50%です。SSIでは10%です。',
  },
  'us.benefit.insight-lower': {
    says: '残りが少なくて暮らせないなら、返す割合を下げるよう、いつでも求められます。',
    actionable: '収入と請求を書いて、Form SSA-634を送ってください。',
  },
}
