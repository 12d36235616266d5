/** Questions about a card misused after a false text, where the bank says no: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CARD_FRAUD_JA: Words = {
  'ie.ask.card-phishing-refused': {
    says: '承認していない支払いは、詐欺か重大な過失を証明しない限り、銀行が翌営業日までに返す義務があります。コードや承認（strong customer authentication）を求めなかった場合、あなたがだましたのでない限り損はしません。書面で苦情を出し、どう承認されたか尋ねます。最終拒否の後、または15営業日に返事がなければ、FSPOが無料です。',
  },
  'ie.ask.pps-given': {
    says: 'カードや銀行の情報を教えたなら、今すぐカードに書かれた番号で銀行に電話し、止めてもらってください。教えた内容を警察 (gardaí) と Department of Social Protection に伝えます。MyGovID とメールのパスワードを変え、Revenue と福祉の口座に覚えのない申請がないか見てください。PPS 番号を使えるのは公の機関と法律で認められた者だけです。',
  },
}
