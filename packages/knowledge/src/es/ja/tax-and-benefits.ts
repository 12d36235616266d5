/** Demands of the tax office and Social Security, and what holds for benefits too: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_AND_BENEFITS_JA: Words = {
  'es.public.want-tax': {
    says: '税務署か町が、税、罰金、または加算を求めています。',
  },
  'es.public.want-apremio': {
    says: '加算の付いた請求（providencia de apremio）です。最初の支払い期間は過ぎました。その短い期間のうちに払えば、加算は10%のままです。',
  },
  'es.public.who': {
    says: '公の役所です。裁判官なしに取り立てられますが、不服を申し立て、時間を頼めます。',
  },
  'es.public.rights': {
    says: '記録を見て、異議と不服を出し、分割を頼めます。',
  },
  'es.public.reality': {
    says: '大切な問題ですが、最後の日の前に答えれば、まだ間に合います。',
  },
  'es.public.no-seizure': {
    says: '自分で払う期間が終わり、加算の付いた請求（providencia de apremio）が届くまで、差し押さえはできません。',
  },
  'es.public.pay-days': {
    says: '1日から15日に知らされたら、次の月の20日までに払います。それより後なら、2か月後の5日までです。',
  },
  'es.public.apremio-days': {
    says: '加算の付いた請求では、15日までに知らされたら、その月の20日までに払います。それより後なら、次の月の5日までです。',
  },
  'es.public.surcharges': {
    says: '加算は、請求の前に払えば5%、その期間のうちなら10%、その後は20%です。',
  },
  'es.public.deadline-review': {
    says: '受け取った次の日から1か月です。ここではその日付から数えます。',
    action: '見直し（recurso de reposición）を求める、または税の審判所に行く',
    consequence: '決定が確定します。',
  },
  'es.public.right-instalments': {
    says: '分割（aplazamiento o fraccionamiento）を頼めます。€50,000まで保証はいりません。利息が加わります。',
  },
  'es.public.right-apremio-grounds': {
    says: 'この請求に使える理由は限られます。払った、古すぎる、延期された、最初の請求が届いていない、または書類のまちがいです。',
  },
  'es.public.right-file': {
    says: '不利な決定の前に、記録を見て、話を聞いてもらう権利があります。',
  },
  'es.public.right-four-years': {
    says: '税とその取立ては4年で古すぎるものになります。届いた手続きのたびに、4年は数え直しになります。',
  },
  'es.public.right-wage-limits': {
    says: '給料、年金、口座を差し押さえても、最低賃金までの部分はあなたに残ります。',
  },
  'es.public.right-fine-cut': {
    says: '税の罰金は、同意し、期限内に払えば低くなります。',
  },
  'es.public.option-appeal': {
    title: '不服を申し立てる',
    says: '同じ役所に見直しを求めるか、税の審判所に行きます。',
    cost: '無料。',
    time: '出すまで1か月。',
    risk: '止められない限り、払う必要があります。',
    bestFor: '額か理由がまちがっているとき。',
  },
  'es.public.option-plan': {
    title: '分割を頼む',
    says: 'オンラインか窓口で計画を頼みます。',
    cost: '利息。',
    time: '頼むのに数分。',
    risk: '1回でも抜けると、加算が付きます。',
    bestFor: '払う義務はあるが、一度に払えないとき。',
  },
  'es.public.option-pay': {
    title: '期限内に払う',
    says: '手紙のコードを使い、銀行か公式のサイトで払います。',
    cost: 'その額。',
    time: '数分。',
    risk: '小さいです。払った後も、不服を申し立てられます。',
    bestFor: '正しくて、払えるとき。',
  },
  'es.public.insight-ask-first': {
    says: '最後の日の前に計画を頼めば、決まるまで加算は始まりません。',
    actionable: '今日頼んでください。受付の証明を残します。',
  },
  'es.public.warning-apremio-date': {
    says: '15日までに知らされたら、同じ月の20日までに払います。それより後なら、次の月の5日までです。その後は、差し押さえができます。',
  },
  'es.public.warning-electronic': {
    says: '電子の郵便箱（DEHú）の通知は、開けていなくても、10日後に届いたことになります。',
  },
  'es.tax.right-reasons': {
    says: '税の通知には、金額の内訳、理由、不服の申立先と期限が必要です。なければ、申立てでそう言ってください。',
  },
  'es.surcharge.deadline-pay': {
    says: '15日までに届いたら、その月の20日までに払います。それより後なら、次の月の5日までです。ここではその日付から数えます。',
    action: '全部払う。追加のお金が20%でなく10%になります',
    consequence: '追加のお金が20%になり、利息も加わり、差し押さえができるようになります。',
  },
  'es.surcharge.option-pay': {
    title: '期限内に払う',
    says: '銀行か公式サイトで、元のお金と10%を払います。短い期限のうちに、全部払う必要があります。',
    cost: '元のお金と10%。利息はありません。',
    time: '数分。',
    risk: '小さい。1か月以内なら、まだ不服を申し立てられます。',
    bestFor: '借りがあり、今払えるとき。',
  },
  'es.surcharge.deadline-review': {
    says: '受け取った次の日から1か月のうちに、見直しを求められます。ここではその日付から数えます。',
    action: '認められる数少ない理由の一つで、見直し（recurso de reposición）を求める',
    consequence: 'この請求が確定します。',
  },
}
