/** Questions about tickets and parking: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_JA: Words = {
  'ca.ask.fine': {
    says: '違反切符の日付までに、払うか争えます。オンタリオ州は15日、ブリティッシュ・コロンビア州とケベック州は30日です。払うと、認めたことになります。',
    dependsOn: '住んでいる州と、切符の日付',
  },
  'ca.ask.private-parking': {
    says: '民間の会社は、罰金を科せません。お金を求めることや、裁判を起こすことはできます。看板と金額の証拠を求めてください。',
    dependsOn: '看板に何と書いてあったか',
  },
  'ca.ask.ticket-on': {
    says: 'オンタリオ州では、15日以内に、支払い、早期解決（early resolution）、裁判から選びます。早期解決か裁判と、警官のメモを求めてください。有罪なら点数がつくことがあります。',
  },
  'ca.ask.camera-ticket': {
    says: 'カメラの違反切符は、だれが運転していても、たいてい車の持ち主が払います。持ち主に点数はつきません。売った車や盗まれた車なら、切符の日付までに証拠を送ってください。その日までなら争うこともできます。',
    dependsOn: '州と切符の日付',
  },
}
