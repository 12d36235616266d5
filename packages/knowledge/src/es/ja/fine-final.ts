/** The Japanese words of Spain: final fines. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_FINAL_JA: Words = {
  'es.fine-final.rights': {
    says: '半額の期間は終わりました。払うか、1か月以内に見直しを求めるか、2か月以内に裁判所に行けます。',
  },
  'es.fine-final.reality': {
    says: '役所が決めました。証拠があるか、記録に欠けたところがあれば、見直しか裁判官が取り消せます。',
  },
  'es.fine-final.pay-days': {
    says: 'すぐにお金を差し押さえることはできません。先に、払うまで15日あります。その後で、加算の付いた請求が来ます。',
  },
  'es.fine-final.option-review': {
    says: '同じ役所に書きます（recurso de reposición）。前に送れた証拠は数えられません。1か月答えがなければ断られたことになり、裁判所に行けます。',
    title: '見直しを求める',
    cost: '無料。',
    time: '送るまで1か月。',
    risk: 'その間も、罰金を取り立てられることがあります。',
    bestFor: '理由に答えていない、または証拠が新しいとき。',
  },
  'es.fine-final.option-pay': {
    says: '公式のサイト、銀行、郵便局で払います。払えなければ、加算の前に分割を頼みます。',
    title: '罰金を払う',
    cost: '全額。',
    time: '数分。',
    risk: 'さらに15日の後、加算が付きます。',
    bestFor: '罰金が正しいとき。',
  },
}
