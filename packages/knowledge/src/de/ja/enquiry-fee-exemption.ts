/** Questions about the broadcasting fee of people on benefits: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FEE_EXEMPTION_JA: Words = {
  'de.ask-debt.tv-fee-on-benefits': {
    says: '今日、rundfunkbeitrag.de で給付の決定書をすべて付けて免除を申請してください。自動では免除されませんが、最大3年さかのぼれます。その月の古い未納は消えます。取り立てる役所にも写しを送り、待つよう頼み、残りは少額の分割を求めてください。口座が差し押さえられそうなら、P-Kontoに変えてください。',
  },
}
