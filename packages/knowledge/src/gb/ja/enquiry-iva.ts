/** Questions about what an individual voluntary arrangement is: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IVA_JA: Words = {
  'gb.ask-debt.iva-what': {
    says: '借金の一部を多くは5、6年かけて払う、拘束力のある取り決めです。残りは免除されます。資格のある専門家が行い、費用を取ります。投票した債権額の75％の同意が必要です。信用情報に6年残ります。続けられないと失敗し、借金が戻ります。まず無料の債務相談を受けてください。',
  },
}
