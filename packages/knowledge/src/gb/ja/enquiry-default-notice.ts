/** Questions about a default notice from a lender: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEFAULT_NOTICE_JA: Words = {
  'gb.ask-debt.default-notice': {
    says: '貸主が契約を終わらせる前の最後の警告で、裁判所の書類ではありません。書かれた額を払って正す期間が少なくとも14日あります。無理ならその日より前に家計表と申し出を書き、利息の停止を頼みます。記録は6年残ります。車なら取りに来ようとすることがあります。無料相談：0808 808 4000。',
  },
}
