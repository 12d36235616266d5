/** Credit files: what they hold, and how to have them put right: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_FILES_JA: Words = {
  'ca.debt.know-six-years': {
    says: '払っていない借金のほとんどは、約6年で信用情報から消えます。信用情報にある借金でも、裁判には古すぎることがあります。',
  },
  'ca.debt.on-credit-file': {
    says: 'オンタリオ州では、信用情報を無料で見て、まちがいを直してもらい、自分の言い分を加えられます。古い借金は、数年後に消さなければなりません。',
  },
  'ca.debt.bc-credit-file': {
    says: 'ブリティッシュ・コロンビア州では、信用情報を無料で見て、まちがいを直してもらい、自分の言い分を加えられます。古い借金は、数年後に消さなければなりません。',
  },
  'ca.debt.ab-credit-file': {
    says: 'アルバータ州では、信用情報を無料で見て、まちがいを直してもらい、自分の言い分を加えられます。古い借金は、数年後に消さなければなりません。',
  },
  'ca.debt.qc-credit-file': {
    says: 'ケベック州では、信用情報を無料で見られます。納得できなければメモを加え、無料の停止を頼めます。',
  },
}
