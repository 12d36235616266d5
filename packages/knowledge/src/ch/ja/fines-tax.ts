/** The Japanese words of Switzerland: fines, tax and benefits. */
import type { Words } from '@plainletter/contracts/rule'

export const FINES_TAX_JA: Words = {
  'ch.public.fine-want': {
    says: '警察か検察が、罰金を払うよう求めています。',
  },
  'ch.public.fine-who': {
    says: '公の機関です。',
  },
  'ch.public.fine-real': {
    says: '小さい罰金（Ordnungsbusse）は、犯罪の記録に載りません。',
  },
  'ch.public.fine-not-yet': {
    says: '30日の間は、何も加わりません。',
  },
  'ch.public.fine-rights': {
    says: '払うか、断って調べてもらうことができます。',
  },
  'ch.public.fine-thirty': {
    says: '小さい罰金を払うまで、30日あります。',
    action: '払う、または受け入れないと言う',
    consequence: '費用のかかる普通の手続きが始まります。',
  },
  'ch.public.fine-penal': {
    says: '刑事の命令（Strafbefehl）には、10日以内に書面で異議を出せます。',
    action: '異議（Einsprache）を送る',
    consequence: '刑事の命令が確定判決になります。',
  },
  'ch.public.fine-check': {
    says: '日、場所、車を確かめてください。あなたでしたか。',
  },
  'ch.public.fine-object': {
    says: '同意できないなら、異議を出す（Einsprache）と書いてください。署名し、10日以内に書留で送ります。',
  },
  'ch.public.fine-plan': {
    says: '払えないなら、今日、猶予か分割を役所に頼みます。',
  },
  'ch.public.fine-right': {
    says: '受け入れないなら、裁判官に決めてもらう権利があります。',
  },
  'ch.public.fine-pay': {
    title: '期限内に払う',
    says: '払えば終わります。',
    cost: '罰金。',
    time: '30日。',
    risk: '受け入れたことになります。',
    bestFor: '正しいとき。',
  },
  'ch.public.fine-option': {
    title: '断るか、異議を出す',
    says: '正式な手続きを求めます。',
    cost: '負けると費用がかかります。',
    time: '刑事の命令では10日。',
    risk: 'もっと高くなることがあります。',
    bestFor: '事実がまちがっているとき。',
  },
  'ch.public.tax-want': {
    says: '税務署が、いくら払うかを知らせています。',
  },
  'ch.public.tax-real': {
    says: '税の決定は争えます。時間を頼むこともできます。',
  },
  'ch.public.tax-thirty': {
    says: '税の決定（Veranlagung）への異議は30日以内です。',
    action: '異議（Einsprache）を送る',
    consequence: '決定がそのまま残ります。',
  },
  'ch.public.tax-step': {
    says: '申告と比べてください。まちがっているなら、書面で異議を出します。',
  },
  'ch.public.tax-ease': {
    says: '払えないなら分割を、本当に困っているなら免除（Erlass）を頼んでください。',
  },
  'ch.public.tax-right': {
    says: '異議を出す権利があります。ほとんど無料です。',
  },
  'ch.public.tax-option': {
    title: '異議を出す',
    says: '証拠を付けて、何がまちがいかを書きます。',
    cost: 'ほとんど無料。',
    time: '30日。',
    risk: '利息は続きます。',
    bestFor: '額がまちがっているとき。',
  },
  'ch.public.fine-missed': {
    says: '自分の責任でなく10日を過ぎましたか。動けるようになってから30日以内に期限の回復を求め、同時に異議も出してください。',
  },
}
