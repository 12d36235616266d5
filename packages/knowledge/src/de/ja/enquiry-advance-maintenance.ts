/** Questions about advance maintenance that is claimed back: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ADVANCE_MAINTENANCE_JA: Words = {
  'de.ask-family.advance-claimed-back': {
    says: '払うのは、当時あなたが養育費として払えた分だけです。手取りが手元に残せる額（Selbstbehalt）を下回っていた月は、支払い義務がありません。給与明細、領収書、求職の証拠を送ってください。過去分には以前の請求が必要です。分割や猶予を書面で頼んでください。',
    dependsOn: 'その月に払えた金額',
  },
  'de.ask-family.unpaid-and-contact': {
    says: 'いいえ。お金と面会は別です。養育費が払われないことを理由に面会を断ることはできず、裁判所の決定も続きます。従わないと罰せられたり、裁判で不利になったりします。お金の請求は少年局（Jugendamt）が無料で助け、立替え（Unterhaltsvorschuss）もあります。子どもが危険なときは面会を止め、すぐ家庭裁判所に行ってください。',
  },
}
