/** The Japanese words of the rows in ../enquiry-private-seller.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVATE_SELLER_JA: Words = {
  'es.ask.private-seller': {
    says: '個人の間の売買も約束です。渡すか、返金しなければなりません。期限内にサイトの買い手保護とカードの異議を使いましょう。次に正式に請求します。初めからだますつもりなら警察へ。',
  },
}
