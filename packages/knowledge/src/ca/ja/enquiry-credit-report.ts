/** Questions about credit reports: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_REPORT_JA: Words = {
  'ca.ask.credit-file': {
    says: 'EquifaxとTransUnionから、無料で信用情報をもらえます。まちがいがあれば、直すよう頼んでください。ほとんどの借金は、約6年で消えます。',
  },
  'ca.ask.credit-report-wrong': {
    says: 'EquifaxとTransUnionに、まちがいを証拠と一緒に書いてください。無料で調べて直す義務があります。悪い記録のほとんどは、6年で消さなければなりません。',
  },
}
