/** Questions about an entry of the Schufa for a bill that was paid: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAID_ENTRIES_JA: Words = {
  'de.ask-debt.schufa-paid': {
    says: '払った債務の記録は、多くの場合支払いから3年で消えます。登録から100日以内に払い、ほかに記録がなければ18か月です。無料の写し（Datenkopie）を取り、支払日を確かめてください。間違いや争っていた債務なら、証拠を付けて会社とSchufaに削除を書面で求めます。それまでは家主に支払いの証拠を見せてください。',
    dependsOn: '支払いの早さとほかの記録の有無',
  },
}
