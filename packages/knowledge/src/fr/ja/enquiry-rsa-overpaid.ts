/** Questions about RSA that is claimed back: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RSA_OVERPAID_JA: Words = {
  'fr.ask-debt.rsa-overpaid': {
    says: '2か月以内に、理由と証拠を付けて県議会議長（conseil départemental）に書いてください。その間、RSAの回収はできません。手紙で差引きの停止を求めてください。拒否、または2か月返事がなければ、2か月以内に行政裁判所へ。額が正しければ、免除（remise de dette）を求められます。',
  },
}
