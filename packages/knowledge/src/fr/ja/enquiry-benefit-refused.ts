/** Questions about a benefit that the CAF refuses: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_REFUSED_JA: Words = {
  'fr.ask-debt.benefit-refused': {
    says: '理由を書面で求めてください。2か月以内に、CAFの不服委員会（CRA）へ、RSAは県議会へ書きます。足りなかった書類を付けます。断られるか2か月返事がなければ、そこから2か月以内に裁判所へ行けます。住宅手当、RSA、活動手当は行政裁判所、ほかは司法裁判所です。無料です。暮らしが変わったら、もう一度申し込んでください。',
  },
}
