/** Questions about late or cancelled flights and trains: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_JA: Words = {
  'fr.ask-buy.flight': {
    says: '3時間の遅れか、遅い欠航では、€250から€600を受けられることがあります。原因が航空会社の力の外なら別です。',
    dependsOn: '距離と理由',
  },
  'fr.ask-buy.train-late': {
    dependsOn: 'どれだけ遅れたか',
    says: '60分以上の遅れで運賃の25％、2時間以上で50％が支払われます。TGV INOUIとIntercitésではSNCFが30分から払います。近郊の列車には別の決まりがあります。まず会社のサイトで請求し、次に無料の仲介者（SNCF Voyageurs）へ。',
  },
}
