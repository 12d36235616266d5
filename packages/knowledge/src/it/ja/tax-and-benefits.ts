/** Demands of the tax office and its collector, and what holds for benefits too: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_AND_BENEFITS_JA: Words = {
  'it.public.want-tax': {
    says: '税務署、その徴収機関（AdER）、または町が、税、罰金、保険料を求めています。',
  },
  'it.public.want-friendly': {
    says: '申告のまちがいについての早い通知（avviso bonario）です。60日あり、制裁金は低くなります。',
  },
  'it.public.who': {
    says: '公の役所かその徴収機関です。裁判官はいりませんが、不服を申し立て、時間を頼めます。',
  },
  'it.public.rights': {
    says: '書類を見て、不服を申し立て、分割を頼めます。',
  },
  'it.public.reality': {
    says: '大切な問題ですが、期限内に分割を頼めば、新しい差し押さえが止まります。',
  },
  'it.public.deadline-appeal': {
    says: '払うか不服を申し立てるまで、送達から60日です。ここではその日付から数えます。8月は数えませんが、ここではそれを使いません。',
    action: '払う、分割を頼む、または税の裁判所に不服を申し立てる',
    consequence: '支払いの義務が確定し、差し押さえができます。',
  },
  'it.public.deadline-contributions': {
    says: 'INPSの請求（avviso di addebito）には、40日以内に労働の裁判官に行けます。',
    action: '払う、分割を頼む、または裁判官に反対を出す',
    consequence: '支払いの義務が確定します。',
  },
  'it.public.right-hear-first': {
    says: 'ほとんどの税の決定の前に、役所は案を送り、答えるまで60日を与えなければなりません。',
  },
  'it.public.right-agree': {
    says: '税の決定について合意（accertamento con adesione）を求められます。制裁金は3分の1に下がります。',
  },
  'it.public.right-self-correct': {
    says: '明らかなまちがいなら、役所に取消し（autotutela）を求められます。それだけでは、期間は止まりません。',
  },
  'it.public.option-appeal': {
    title: '不服を申し立てる',
    says: '税の裁判所に不服を出します。€3,000まで弁護士はいりません。',
    cost: '€30からの手数料。',
    time: '60日。',
    risk: 'その間に、一部を払う必要があるかもしれません。',
    bestFor: '額がまちがっている、古すぎる、または送達がないとき。',
  },
  'it.public.option-plan': {
    title: '分割で払う',
    says: 'AdERか役所のサイトで、オンラインで頼みます。',
    cost: '利息。',
    time: '数分。',
    risk: '8回抜けると、計画が終わります。',
    bestFor: '払う義務はあるが、一度に払えないとき。',
  },
  'it.public.option-pay': {
    title: '期限内に払う',
    says: 'PagoPAと手紙のコードで払います。',
    cost: 'その額。',
    time: '数分。',
    risk: '小さいです。',
    bestFor: '正しくて、払えるとき。',
  },
  'it.public.warning-pec': {
    says: '書留を受け取り、PECとSENDの通知を開けてください。読まなくても、期間は止まりません。',
  },
  'it.contributions.right-old': {
    says: '保険料は、途中で書類が届いていなければ、期限から5年で時効です。期限内に裁判官に伝えましょう。',
  },
  'it.tax.right-reasons': {
    says: '税の書面には、理由、問い合わせ先、不服の申立先が必要です。不服を申し立てると、重い損害になる支払いは裁判官が止められます。',
  },
}
