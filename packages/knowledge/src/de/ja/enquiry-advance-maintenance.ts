/** Questions about advance maintenance that is claimed back: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ADVANCE_MAINTENANCE_JA: Words = {
  'de.ask-family.advance-claimed-back': {
    says: '払うのは、当時あなたが養育費として払えた分だけです。手取りが手元に残せる額（Selbstbehalt）を下回っていた月は、支払い義務がありません。給与明細、領収書、求職の証拠を送ってください。過去分には以前の請求が必要です。分割や猶予を書面で頼んでください。',
    dependsOn: 'その月に払えた金額',
  },
}
