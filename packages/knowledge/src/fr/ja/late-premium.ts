/** The Japanese words of the rows in ../late-premium.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LATE_PREMIUM_JA: Words = {
  'fr.insurance.unpaid-right': {
    says: '補償が止まるのは、正式な催告（mise en demeure）から30日たった後だけです。その10日後に、保険会社は契約を終わらせることができます。その前に払えば続きます。',
  },
  'fr.insurance.unpaid-step': {
    says: '30日が終わる前に、保険料を払うか、小さな分割を書面で頼んでください。争うなら、苦情の窓口に、次に無料の調停人に書いてください。',
  },
  'fr.insurance.ended-right': {
    says: '事故の後、保険会社が契約を終わらせられるのは、契約に書いてある場合だけで、知らせから1か月後です。残りの期間の保険料は返さなければなりません。',
  },
  'fr.insurance.ended-car': {
    says: '自動車の賠償保険では、飲酒、薬物、1か月以上の免許停止になる違反の後だけです。車には保険が必要です。',
  },
  'fr.insurance.false-answer': {
    says: '保険会社は、明確な質問にわざとうそをついたと証明しなければなりません。そうでなければ保険料の割合で減額できるだけです(L. 113-9)。聞かれなかったことは問題になりません。',
  },
  'fr.insurance.ended-step': {
    says: 'すぐに別の保険会社を探してください。車には保険が義務です。断られたら、Bureau central de tarification が保険会社に引き受けさせることができます。',
  },
  'fr.insurance.unpaid-want': {
    says: '保険会社は、保険料が払われていないと言っています。これは補償が止まる前の正式な催告（mise en demeure）です。',
  },
  'fr.insurance.unpaid-reality': {
    says: '手紙が送られてから30日間は、まだ補償されます。その前に払えば、何も止まりません。',
  },
  'fr.insurance.unpaid-over': {
    says: '30日は過ぎたようで、補償は止まっているかもしれません。契約が終わっていなければ、全額を払った翌日の正午からまた有効になります。',
  },
  'fr.insurance.unpaid-rights': {
    says: '金額の計算を尋ね、少額の分割を頼み、無料の保険の調停人に相談できます。',
  },
  'fr.insurance.unpaid-option': {
    says: '払うべき額を払い、証拠を残します。分割に同意したら、書面でもらいます。',
    title: '払って補償を保つ',
    cost: '保険料。',
    time: '30日が終わる前。',
    risk: '補償がないと、損害は自分で払います。その状態の運転は犯罪です。',
    bestFor: '保険料を払う義務があるとき。',
  },
}
