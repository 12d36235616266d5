/** Questions about fines and parking charges: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_AND_FINES_JA: Words = {
  'fr.ask-buy.fine': {
    says: '45日以内に、払うか、antai.gouv.frで争えます。争うなら、払わないでください。上がった罰金では30日です。',
    dependsOn: '受け入れるか',
  },
  'fr.ask-buy.parking-fps': {
    says: '知らせに書かれた所に、1か月以内に争ってください（RAPO）。断られたら、1か月以内に駐車の裁判所に行きます。',
  },
  'fr.ask-buy.fine-driver': {
    says: '払う前に、45日以内に、antai.gouv.frで本当に運転した人を知らせてください。そうすれば、罰金も点数もかかりません。自分ではないと示すだけなら、罰金を払うことはあっても、点数は減りません。',
  },
}
