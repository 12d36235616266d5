/** Questions about the broadcasting fee of people on benefits: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FEE_EXEMPTION_JA: Words = {
  'de.ask-debt.tv-fee-on-benefits': {
    says: '今日、rundfunkbeitrag.de で給付の決定書をすべて付けて免除を申請してください。自動では免除されませんが、最大3年さかのぼれ、その月の未納は消えます。取り立てる役所に写しを送り、待つよう頼み、残りは少額の分割を申し出てください。執行官の期日があれば、前もって書面で知らせ、欠席しないでください。拘束の命令が出ることがあります。P-Kontoは口座を守ります。',
  },
}
