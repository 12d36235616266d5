/** Questions about power, phone and council rates: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BILLS_JA: Words = {
  'nz.ask.cut-off': {
    says: '先に助けを申し出て、警告しなければなりません。医療のために電気が要る家は止められないので、伝えてください。分割払いを求めてください。Utilities Disputes（0800 22 33 40）が助けられます。',
    dependsOn: '分割払いを求めたか、何が必要か',
  },
  'nz.ask.phone': {
    says: 'まず会社に苦情を言ってください。だめなら、Telecommunications Dispute Resolutionが無料で見ます。',
  },
  'nz.ask.rates': {
    says: '自治体（council）に、分割払いと、生活困難（hardship）の決まりについて聞いてください。収入が少なければ、割引（rates rebate）を受けられます。',
  },
}
