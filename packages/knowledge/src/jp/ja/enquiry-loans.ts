/** Questions about lenders, interest paid too much and stopping payments by card: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOANS_JA: Words = {
  'jp.ask.credit-stop': {
    says: 'カード会社や信販会社に、支払いを止めることと理由を書面で伝えます（支払停止の抗弁）。2か月を超える分割などで、総額4万円以上の場合に使えます。記録を残し、店にも伝えてください。188に相談を。',
  },
  'jp.ask.illegal-lender': {
    says: '危険なときは110番へ。年109.5％を超える貸付けは無効で、無登録の貸金業は犯罪です。これ以上借りず、記録を残し、今日、警察（#9110）と弁護士か司法書士に相談してください。',
  },
  'jp.ask.overpaid-interest': {
    says: '2010年6月より前に年15から20%を超える利息で借りていたら、払い過ぎがあるかもしれません。業者に取引履歴を求めてください。出す義務があります。期限は多くは最後の返済から10年で、2020年4月以後の分は知ってから5年です。2010年以後の借入れにはまれです。法テラスや司法書士に相談してください。',
  },
}
