/** Questions about running costs whose receipts the landlord will not show: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RECEIPTS_REFUSED_JA: Words = {
  'de.ask-home.receipts-refused': {
    says: '領収書を見られるまでは払う必要はありません。精算の元になった請求書を、紙かデータですべて見る権利があります。「領収書の閲覧を求め、それまで追加分の支払いを保留します」と書いてください。期間、面積、割合、修理や管理費など借主の負担でない項目を確かめます。異議は受け取りから12か月以内です。借家人協会も確認します。',
  },
}
