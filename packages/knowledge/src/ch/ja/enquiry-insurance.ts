/** Questions about premiums, the change of health insurer, refusals and the end of a policy: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_JA: Words = {
  'ch.ask.insurer': {
    says: 'どの条項かを書面で聞き、証拠を送ってください。次に、無料のオンブズマンに相談します。健康、事故、障害の保険では、決定（Verfügung）を求め、30日以内に異議を出します。民間の保険の請求は5年で終わります。',
  },
  'ch.ask.insurance-cancel': {
    dependsOn: '証券の内容',
    says: '証券で終わりの日と通知の期限を確かめましょう。多くは3か月前です。3年を超える契約は、3年目の末とその後の毎年末に終えられます。保険金が支払われた後や保険料が上がったときも、解約できることが多いです。書面で伝え、控えを残しましょう。',
  },
}
