/** The Japanese words of the rows in ../enquiry-home-purchase.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_PURCHASE_JA: Words = {
  'it.ask.home-deposit': {
    says: '売り手がやめたなら、契約を終えて手付（caparra confirmatoria）の2倍を求められます。裁判で売買を求めるか、損害を求めることもできます。あなたがやめると手付を失います。単なるaccontoは戻ります。',
  },
  'it.ask.agent-fee': {
    says: '仲介料が生じるのは、仲介で契約ができたときだけです。拘束力のある売買の約束も含みます。登録のない業者は受け取れません。必ず払わせる条項は、消費者には不公正なことがあります。',
    dependsOn: '何に署名したか',
  },
}
