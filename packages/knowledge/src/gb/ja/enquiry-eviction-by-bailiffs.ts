/** Questions about the day that a court has set for bailiffs to put a tenant out: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_BY_BAILIFFS_JA: Words = {
  'gb.ask-home.warrant-suspend': {
    says: '今すぐ裁判所にN244の用紙を出し、立ち退きの執行（warrant）の停止を求めてください。変わったこと、今日と毎週払える額を書き、給与明細を付けます。審理はすぐ開かれます。裁判官に選ぶ余地がなかった場合を除き有効です。費用はEX160で助けがあります。自治体のホームレス担当とShelter（0808 800 4444）にも電話を。',
  },
}
