/** Questions about entries at credit agencies and loans that the bank ends: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_JA: Words = {
  'de.ask-debt.schufa-entry': {
    says: '執行できる文書がなければ、書面の督促2回、4週間、警告が必要です。あなたが争った請求は、数えてはいけないことがあります。',
    dependsOn: '執行できる文書があるか、請求を争ったか',
  },
  'de.ask-debt.schufa-copy': {
    says: '自分の情報の写しは無料でもらえます（Datenkopie, Art. 15 DSGVO）。そのために、有料の報告書を買う必要はありません。',
  },
  'de.ask-debt.loan-ended': {
    says: '続けて2回の未払い、ローンの10%か5%、2週間の警告が必要です。そうでなければ、書面で反対してください。',
    dependsOn: '銀行が正しい方法で警告したか',
  },
}
