/** Questions about a will that leaves someone out: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WILL_DISPUTE_JA: Words = {
  'ie.ask.will-dispute': {
    says: '今すぐ弁護士（solicitor）に相談してください。親が子への務めを果たさなかった場合、子は裁判所に求められます。期限は最初の許可（grant）から6か月です。本人の判断力がなかったり、強いられたりしたなら、遺言は無効になることがあります。配偶者には必ず一定の取り分があります。',
  },
  'ie.ask.executor-alone': {
    says: 'はい。二人の遺言執行者（executor）の一人だけでも、遺言の原本でprobateを申請できます。もう一人は後から加わる権利を残すか、書面で辞退します。認められたら遺産のために動き、口座をまとめ、売却し、借金を払い、できれば1年以内に分けます。家賃なしで住んでいることだけでは、住み続ける権利になりません。妨げられたら、solicitorが裁判所に求められます。',
  },
}
