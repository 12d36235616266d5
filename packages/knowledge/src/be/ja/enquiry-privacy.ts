/** Questions about data that a firm holds: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVACY_JA: Words = {
  'be.ask.my-data': {
    says: '会社に手紙を書き、自分のどんな情報を持っているかをたずねるか、消すよう求めましょう。1か月以内に無料で答える義務があります。答えなければ、データ保護局（APD、GBA）に申し立てます。',
  },
}
