/** Questions about a will that leaves someone out: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WILL_DISPUTE_JA: Words = {
  'ie.ask.will-dispute': {
    says: '今すぐ弁護士（solicitor）に相談してください。親が子への務めを果たさなかった場合、子は裁判所に求められます。期限は最初の許可（grant）から6か月です。本人の判断力がなかったり、強いられたりしたなら、遺言は無効になることがあります。配偶者には必ず一定の取り分があります。',
  },
}
