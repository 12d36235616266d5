/** What can still be done when the time to answer a fine is over: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_FINES_JA: Words = {
  'it.too-late.fine-want': {
    says: '警察か町が罰金（multa, verbale）を科しました。書類の日付から数えると、払うか争う60日は過ぎています。',
  },
  'it.too-late.fine-rights': {
    says: 'まだ払えますが、およそ2倍です。いつ、どう送達されたかの証拠を求められます。',
  },
  'it.too-late.fine-reality': {
    says: '犯罪ではありません。払わず争わず60日が過ぎると、法定の最高額の半分、最初の額の約2倍を取り立てられます。',
  },
  'it.too-late.fine-not-yet': {
    says: 'すぐに差し押さえることはできません。先に請求書（cartella）か町の命令が届く必要があります。',
  },
  'it.too-late.fine-step': {
    says: '届いた日を確かめます。30日以内なら裁判官、60日以内なら支払いかPrefetto。過ぎていれば、請求書で増える前に、今日の額を役所に聞きます。',
  },
  'it.too-late.fine-pay': {
    says: '今日の額を役所に聞き、全額払います。徴収に回ると6か月ごとに10％増えます。',
    title: '請求書が来る前に今払う',
    cost: '最初の額の約2倍。',
    time: '数分。',
    risk: '争う権利はなくなります。',
    bestFor: '罰金が正しく、手元に届いていた。',
  },
  'it.too-late.fine-never-served': {
    says: '罰金が届かなかったなら、その請求書（cartella）が来たときに、簡易裁判官に申し立ててそう伝えます。',
    title: '罰金が届かなかったなら、請求書が来たときに争う',
    cost: '少額の手数料。',
    time: '請求書から30日。',
    risk: '役所が送達を証明すると負けます。',
    bestFor: '引っ越していた、または別の場所に送られた。',
  },
  'it.too-late.fine-order-rights': {
    says: '払う、お金が足りなければ分割を頼む、送達の証拠を求めることができます。',
  },
  'it.too-late.fine-order-reality': {
    says: '日付から数えると裁判官に行く30日は過ぎています。ただし送達の日から数えます。',
  },
  'it.too-late.fine-order-step': {
    says: '送達の日を確かめます。30日以内なら今日、簡易裁判官に申し立てます。過ぎていれば、請求書が来る前に、署名した役所に分割を頼みます。',
  },
  'it.too-late.fine-parts': {
    says: '一度に払えなければ、役所に分割を頼みます。AdERの請求書が来たら、AdERに頼みます。',
  },
}
