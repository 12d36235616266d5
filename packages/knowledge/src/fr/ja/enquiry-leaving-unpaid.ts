/** Questions about leaving a job because the pay does not come: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_UNPAID_JA: Words = {
  'fr.ask-work.unpaid-leave': {
    says: '先に仕事をやめたり辞職したりしないでください。書留で給料を求め、次に労働裁判所の急速手続（référé）へ。弁護士は不要です。50ユーロがかかることがあります（法律扶助があれば不要）。裁判所の決定が未払いを認めていれば、辞職でも失業給付が出ます。雇い主の責任で終える方法（prise d’acte）は、先に労働組合に相談してください。会社が倒産すれば、AGS基金が払います。',
    dependsOn: '裁判所が未払いを認めたか',
  },
}
