/** Questions about late or cancelled flights and trains: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_JA: Words = {
  'fr.ask-buy.flight': {
    says: '欠航なら、7日以内の返金か別の便かを選べます。商品券を受け取る必要はありません。14日前より後の通知や3時間の遅れなら、航空会社に責任のない原因を除き、普通250～600ユーロも出ます。食事とホテルの領収書を残してください。航空会社に書き、2か月後に無料の調停人（MTV）へ。',
  },
  'fr.ask-buy.train-late': {
    dependsOn: 'どれだけ遅れたか',
    says: '60分以上の遅れで運賃の25％、2時間以上で50％が支払われます。TGV INOUIとIntercitésではSNCFが30分から払います。近郊の列車には別の決まりがあります。まず会社のサイトで請求し、次に無料の仲介者（SNCF Voyageurs）へ。',
  },
}
