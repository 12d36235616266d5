/** The small claims courts of the provinces, for a letter that threatens with one: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const SMALL_CLAIMS_JA: Words = {
  'ca.debt.on-small-claims': {
    says: 'オンタリオ州では、少額裁判所（small claims court）は$50,000までです。そこでの弁護士などの費用は、ほとんどの場合、請求の15%までです。',
  },
  'ca.debt.bc-small-claims': {
    says: 'ブリティッシュ・コロンビア州では、$5,000までの請求は審判所（tribunal）が、$35,000までは少額裁判所（small claims court）が決めます。ほとんどの場合、相手の弁護士の費用は払いません。',
  },
  'ca.debt.ab-court': {
    says: 'アルバータ州では、Court of Justiceが$100,000までの請求を扱います。そこでは自分で話せます。',
  },
  'ca.debt.qc-small-claims': {
    says: 'ケベック州の少額の裁判では、弁護士なしで本人が話します。借金を買った会社は、そこでは裁判を起こせません。',
  },
  'ca.judged.on-interest': {
    says: '利息を確かめてください。オンタリオ州では、その四半期の利率か、契約の利率で計算されます。',
  },
}
