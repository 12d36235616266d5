/** Questions about insurers that refuse: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_JA: Words = {
  'ca.ask.insurer': {
    says: '理由を書面で求めてください。保険会社に苦情を出し、その後、無料のオンブズマン（ombud service）に出します。裁判を起こせる期限に気をつけてください。',
  },
  'ca.ask.insurer-refused': {
    says: '理由と、保険証券の文言を書面で求め、会社の苦情窓口に出してください。GIOかOLHIが無料で調べます。訴える期限は、1年か2年のことがあります。',
  },
  'ca.ask.crash-benefits-on': {
    says: 'オンタリオ州では、2年以内にLicence Appeal Tribunalで争えます。保険会社に医学的な理由を求め、弁護士に相談してください。最初は費用を取らない人も多いです。',
  },
}
