/** Questions about a tax of the town or the water board that one cannot pay: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TOWN_TAX_UNPAID_JA: Words = {
  'nl.ask.town-tax-unpaid': {
    says: '今日、市町村か水管理団体の用紙で免除(kwijtschelding)を申請してください。遅くても出せます。収入が生活扶助に近く貯金が少なければ認められます。同じ手紙で決定までの猶予(uitstel)も求めてください。断られたら分割を求めてください。dwangbevelは判決と同じで、二日後には執行できます。今日電話してください。費用は残ります。市町村の債務支援は無料です。',
  },
}
