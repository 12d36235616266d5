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
    says: '分割で返すよう頼めます。社会保障の年金からは、ふつう毎月10～30％を引き、5年で返し終わるようにします。残りが少なすぎるなら、もっと長くできます。',
  },
  'es.public.step-what-benefit': {
    says: 'どの給付か、どの月か、なぜかを見てください。自分の書類と比べます。',
  },
  'es.public.step-object-first': {
    says: 'まだ何も決まっていません。違うなら、手紙の期限（多くは10日）のうちに証拠を付けて意見（alegaciones）を送ります。不服申立ては、決定の後にします。',
  },
  'es.public.right-benefit-penalty': {
    says: '制裁(sanción)は返還とは別です。独自の手続きと15営業日の反論期間が必要で、違反を示さなければなりません。期限内に届けていれば制裁はありません。',
  },
  'es.public.option-object-first': {
    title: '今すぐ意見（alegaciones）を送る',
    says: '受け取る権利があった理由、または金額が違うことを書き、証拠を付けます。',
    cost: '無料。',
    time: '手紙にある日数、多くは10日。',
    risk: '小さいです。決定の後でも不服を申し立てられます。',
    bestFor: '変化を届け出ていたとき、または金額が違うとき。',
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
