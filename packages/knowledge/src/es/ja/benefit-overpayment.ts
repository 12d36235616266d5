/** Benefits paid by mistake (cobro indebido): the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_OVERPAYMENT_JA: Words = {
  'es.public.want-benefit': {
    says: '公の役所が、払いすぎたと言い、返すよう求めています（cobro indebido）。',
  },
  'es.public.deadline-benefit-review': {
    says: '決定を受け取った日から30営業日です。ここではその日付から数えます。',
    action: '役所に不服（reclamación previa）を出す',
    consequence: '決定が確定します。',
  },
  'es.public.deadline-benefit-object': {
    says: 'SEPEが最初に払いすぎを知らせたら、10日以内に異議を出せます。',
    action: '異議（alegaciones）を送る',
    consequence: '役所は、あなたの言い分なしで決めます。',
  },
  'es.public.right-benefit-four': {
    says: '社会保険の額を返すよう求められるのは、最長4年分です。',
  },
  'es.public.right-benefit-plan': {
    says: '分割で返すよう頼めます。役所は、暮らしに足りるお金が残る毎月の額を決めることがあります。',
  },
  'es.public.step-what-benefit': {
    says: 'どの給付か、どの月か、なぜかを見てください。自分の書類と比べます。',
  },
  'es.public.step-appeal-benefit': {
    says: 'まちがっているなら、不服（reclamación previa）を出し、理由を書いてください。無料で、弁護士はいりません。',
  },
  'es.public.option-appeal-benefit': {
    title: '役所に不服を出す',
    says: 'お金を受ける権利があった理由か、額のまちがいを書きます。',
    cost: '無料。',
    time: '30営業日。',
    risk: '小さいです。',
    bestFor: '変化を知らせていた、または額がまちがっているとき。',
  },
}
